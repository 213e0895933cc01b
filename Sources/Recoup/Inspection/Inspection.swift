import AppStoreRecords
import ReconciliationCore
import Reports

/// A piece of evidence, or an answer of Apple's, taken apart for people.
struct Inspection {
    /// A label and what stands under it; nothing is shown where there is nothing.
    typealias Line = (label: String, value: String?)

    var verdict: VerdictCode
    var rule: String?
    var detail: String?
    var form: String
    /// Signed by Apple, this very data.
    var isVerified: Bool
    /// Signed under one of Apple's own roots, not one added here.
    var isOfApple = false
    /// What it is, what it is worth, and what to do with it: a sentence each, the most important first.
    var sentences: [Message] = []
    var signature: Message?
    var chain: Message?
    var contents: [Line] = []
    var purchases: [AppStoreTransaction] = []
    var setAside: [Rejection] = []
    var certificates: [CertificateFacts] = []
    /// The evidence inside an answer, each judged by itself, with the name it has there.
    var pieces: [(name: String, inspection: Inspection)] = []

    /// Whether there is anything that could be mistaken for proven.
    var hasContents: Bool { !contents.isEmpty || !purchases.isEmpty }
}
