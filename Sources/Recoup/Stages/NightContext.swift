import Ledger
import ReconciliationCore
import Reports

/// What every stage of one night works with.
struct NightContext {
    let ledger: any LedgerEngine
    let configuration: Configuration
    let context: Context
    /// The run that was opened for this night.
    let run: RunID
    let asOf: Instant
    let options: NightOptions
    /// Whether the run before this one never came to its end.
    var isAfterCutOffRun = false
}

/// What a command asks of a night.
struct NightOptions: Sendable {
    /// Everything is done inside one transaction that is rolled back, and no file is moved.
    var isRehearsal = false
    /// Which findings end it with status 7.
    var failOn = FindingThreshold.none
    /// Whether the inbox is read.
    var importsInbox = true
    /// Whether every purchase is judged and everything is checked; it is by itself every `reconcile.full_every`.
    var isFull = false
    /// Whether later runs that imported nothing are taken back where the as-of lies before theirs.
    var takesBack = false
    /// Whether a report is written.
    var reports = true
    /// Whether Apple is left out: it is not asked, and our credentials for it are not read.
    var isOffline = true
    /// The most requests of this run; nil for no cap.
    var requestsMax: Int?

    /// Whether Apple is asked. A rehearsal only finds out whether our credentials can be read.
    var asksApple: Bool { !isOffline && !isRehearsal }
}

/// Which findings a caller wants to be told of by the exit status (`--fail-on`).
enum FindingThreshold: String, Sendable, CaseIterable {
    case none, new, overdue, any
}

/// The results of the stages of a night, to which each adds: the summary and the exit status are made of them.
struct NightRecord {
    var statuses: Set<ExitStatus> = []
    /// Whether reports or the inbox name files that the ledger lacks; nil where that cannot be told.
    var lacksInputs: Bool?
    /// Files of which nothing came in.
    var refusedFiles = 0
    /// What somebody has to look at: for the first lines of the summary.
    var alarms: [Message] = []
    /// Files that did not come in: the first lines name some of them, after what concerns the whole night.
    var fileAlarms: [Message] = []
    var warnings: [Message] = []
    /// The questions to Apple; nil where nobody is asked. Opened by the stage that asks first, after the inbox was
    /// imported: a key that cannot be read must not keep files out of the ledger.
    var inquiry: Inquiry?
    var asking = AskingTally()
    /// Settled once, by what was posted before Apple is asked about credits.
    var judging: Judging?
    var reconciled = ReconcileTally()
    /// The audit chain as it was verified.
    var chain: AuditVerdict?
    var controlTotals: [ControlTotal] = []

    /// What the night judges by.
    struct Judging {
        var policy: Policy
        /// Every purchase, not only those touched.
        var isFull: Bool
        /// When everything was last judged and checked before this night.
        var lastFullCheck: Instant?
    }

    var holds: Bool { controlTotals.allSatisfy(\.holds) }
}

/// One step of a night: reads the ledger, does its work, commits, and adds to the record what it found out.
protocol NightStep {
    /// Its name in `durations_milliseconds`; a stage that is done twice counts once, with both times.
    static var name: String { get }
    static func run(_ night: NightContext, _ record: inout NightRecord) async throws
}
