import AppStoreClient
import ReconciliationCore
import Reports

/// The results of a run's questions to Apple.
struct AskingTally: Sendable {
    /// Questions that were due, and those that Apple answered.
    var due = 0
    var answered = 0
    /// Questions that got no answer before and are not due yet.
    var awaitingTurn = 0
    /// Questions that were put to Apple, or would have been but for an outage.
    var attempted = 0
    /// By endpoint and result: every exchange once.
    var requests: [RunSummary.Requests] = []
    var outages: [String] = []
    var appsRefused: [BundleID] = []
    /// Our credentials that could not be used at all, a sentence each.
    var credentialFaults: [Message] = []
    var isBudgetSpent = false
    /// Requests were sent and Apple answered none, even if their budget ran out before a question was given up.
    var isWithoutAnswer = false
    /// Answers that were not about what was asked, by what they were instead.
    var faults: [AnswerFault: Int] = [:]
    /// Questions that Apple answered with an error that stands, by its code.
    var refusedQuestions: [Int64: Int] = [:]
    /// Walks through pages that ended although Apple promised more.
    var ends: [PageTrail.End: Int] = [:]
    /// Purchases of the white list that Apple does not know, asked again.
    var unknownRechecked: [TransactionID] = []
    /// Rows inside evidence that holds which do not count, by rule.
    var rowsSetAside: [String: Int] = [:]
    var warnings: [Message] = []

    mutating func add(_ other: AskingTally) {
        due += other.due
        answered += other.answered
        awaitingTurn += other.awaitingTurn
        attempted += other.attempted
        faults.merge(other.faults, uniquingKeysWith: +)
        ends.merge(other.ends, uniquingKeysWith: +)
        refusedQuestions.merge(other.refusedQuestions, uniquingKeysWith: +)
        unknownRechecked += other.unknownRechecked
        rowsSetAside.merge(other.rowsSetAside, uniquingKeysWith: +)
        warnings += other.warnings
    }

    /// Counts the rows of some answers that are set aside.
    mutating func noteRowsSetAside(of answers: some Sequence<EvidenceAnswer>) {
        for answer in answers where answer.outcome == .verified {
            for row in answer.setAside { rowsSetAside[row.rule, default: 0] += 1 }
        }
    }

    /// Counts an answer that was not about the question.
    mutating func note(_ fault: AnswerFault) { faults[fault, default: 0] += 1 }

    /// Counts one question and its result; an answer with a fault does not count as one.
    mutating func note<Value>(_ answer: AppleAnswer<Value>, _ fault: AnswerFault? = nil) {
        due += 1
        if let fault {
            note(fault)
        } else if answer.isConclusive {
            answered += 1
        }
        if case .budgetSpent = answer {} else { attempted += 1 }
    }

    /// What the budget saw, once all has been asked.
    mutating func close(_ budget: RequestBudget) async {
        requests = await budget.requestCounts.map {
            RunSummary.Requests(endpoint: $0.endpoint, result: $0.result, count: $0.count)
        }
        outages = await budget.outages
        appsRefused = await budget.appsRefused
        isBudgetSpent = await budget.isSpent
        isWithoutAnswer = await budget.isWithoutAnswer
    }

    /// The statuses it stands for (article "Exit statuses"): refused credentials, nothing answered, some unanswered.
    var statuses: Set<ExitStatus> {
        var statuses: Set<ExitStatus> = []
        if !appsRefused.isEmpty || !credentialFaults.isEmpty { statuses.insert(.credentialsRefused) }
        if answered == 0, attempted > 0 || isWithoutAnswer { statuses.insert(.nothingAnswered) }
        if answered < due || awaitingTurn > 0 { statuses.insert(.partlyDone) }
        return statuses
    }

    /// What somebody has to fix, or wait for, before Apple can be asked: for the first lines of the summary.
    var alarms: [Message] {
        var alarms = credentialFaults.map(Message.credentialUnusable)
        if !appsRefused.isEmpty {
            alarms.append(.credentialsRefused(appsRefused.map(\.rawValue).joined(separator: ", ")))
        }
        if !outages.isEmpty {
            alarms.append(.noAnswer(at: outages.joined(separator: ", ")))
        }
        if answered < due {
            let left = due - answered
            alarms.append(isBudgetSpent ? .unaskedOrUnanswered(left, of: due) : .unanswered(left, of: due))
        }
        if awaitingTurn > 0 { alarms.append(.awaitingTurn(awaitingTurn)) }
        return alarms
    }

    /// What else a person should know of.
    var notes: [Message] {
        var notes = warnings
        if !rowsSetAside.isEmpty { notes.append(.rowsSetAside(rowsSetAside)) }
        notes += AnswerFault.allCases.compactMap { fault in
            faults[fault].map { .answersAboutSomethingElse($0, code: fault.rawValue) }
        }
        notes += PageTrail.End.allCases.compactMap { end in
            ends[end].map { .historiesWithoutEnd($0, code: end.rawValue) }
        }
        notes += refusedQuestions.sorted { $0.key < $1.key }.map { code, count in
            .questionsRefused(count, code: "\(code)")
        }
        if let first = unknownRechecked.min() { notes.append(.unknownRechecked(unknownRechecked.count, first: first)) }
        if isBudgetSpent { notes.append(.requestsUsedUp) }
        return notes
    }
}
