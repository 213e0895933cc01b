/// What answers about pieces of evidence brought that was not known before.
package struct EvidenceNews: Sendable, Hashable {
    /// Pieces that were read for the first time.
    package var read: Int
    /// How many of those cannot be read.
    package var unreadable: Int
    /// Pieces that turned out to be unverifiable.
    package var unverifiable: Int

    package init(read: Int = 0, unreadable: Int = 0, unverifiable: Int = 0) {
        self.read = read
        self.unreadable = unreadable
        self.unverifiable = unverifiable
    }

    /// Whether next to nothing of what came in can be read (Rules 6.1): more likely something breaks all of it on its way than that so
    /// many send what is no receipt.
    package var isBarelyReadable: Bool { read >= 10 && unreadable * 10 > read * 9 }

    /// Whether somebody has to look at the evidence.
    package var needsAttention: Bool { unverifiable > 0 || isBarelyReadable }

    /// Counts an answer about one piece.
    ///
    /// - Parameters:
    ///   - outcome: as it is now.
    ///   - before: the outcome until now.
    ///   - rule: that stood in the way until now; a piece that was never read has none.
    package mutating func count(_ outcome: EvidenceOutcome, after before: EvidenceOutcome, rule: String?) {
        if !before.isFinal, rule == nil {
            read += 1
            if outcome == .unreadable { unreadable += 1 }
        }
        if outcome == .unverifiable, before != .unverifiable { unverifiable += 1 }
    }

    package static func += (total: inout Self, more: Self) {
        total.read += more.read
        total.unreadable += more.unreadable
        total.unverifiable += more.unverifiable
    }
}
