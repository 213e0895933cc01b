/// One thing that an engine knows about what stores its ledger, for those who look after it.
package struct StorageFact: Sendable, Hashable {
    package enum Subject: Sendable, Hashable {
        /// What stores the ledger, with its version.
        case program(String, version: String)
        /// What was added to that, with its version.
        case addition(String, version: String)
        case clock(Instant)
        /// The name under which the ledger is opened.
        case role(String)
        case setting(String, value: String)
    }

    /// What is wrong, so that nights may fail or be lost.
    package enum Fault: Sendable, Hashable {
        case tooOld(least: String)
        /// The two clocks are so far apart.
        case clockDiffers(by: Span)
        /// The role may not write so many tables.
        case mayNotWrite(tableCount: Int)
        /// A crash of the machine can lose or damage what was committed.
        case losesCommits
        /// Rows that were replaced are never cleared away.
        case isNeverCleared
        /// Names in some scripts cannot be stored.
        case lacksCharacters
    }

    package let subject: Subject
    /// Nil where all is well.
    package let fault: Fault?

    package init(_ subject: Subject, fault: Fault? = nil) {
        self.subject = subject
        self.fault = fault
    }
}
