import AppStoreClient
import Foundation
import ReconciliationCore
import Reports

/// Where a run asks Apple: the clients, and the one budget they share.
struct AppleClients: Sendable {
    /// Nil where the App Store Server API is not configured.
    let serverAPI: ServerAPIClient?
    /// Nil where verifyReceipt is never asked.
    let verifyReceipt: VerifyReceiptClient?
    let isAskedAboutEveryReceipt: Bool
    let apps: [BundleID]
    let budget: RequestBudget
    /// Questions under way at a time.
    let width: Int
    /// Which of our credentials cannot be used, and why, a sentence each. What needs them is not asked.
    let credentialFaults: [Message]
    /// Apps whose shared secret is configured and cannot be read.
    let appsWithoutSecret: Set<BundleID>

    /// How long a question may take: a night has time, a person who waits has not.
    enum RetryProfile { case batch, interactive }

    /// Reads the secrets and prepares the transport. Asks nothing. A key or secret that cannot be used is a fault, not a
    /// failure: everything else of a night goes on.
    ///
    /// - Throws: status 64 where `apple.ca_file` cannot be read or holds no certificate.
    init(_ configuration: Configuration, requestsMax: Int?, profile: RetryProfile = .batch) throws {
        let settings = configuration.apple
        var transportSettings = TransportSettings()
        var retries = RetryPolicy()
        if profile == .interactive {
            transportSettings.connectTimeout = .seconds(5)
            transportSettings.totalTimeout = .seconds(15)
            retries.attemptsMax = 2
            retries.patience = .seconds(5)
        }
        transportSettings.authoritiesPath = settings.authoritiesPath
        transportSettings.userAgent = "recoup/\(recoupVersion)"
        if let path = settings.authoritiesPath {
            let setting = Setting.authoritiesFile.rawValue
            guard let pem = FileManager.default.contents(atPath: path) else {
                throw CommandFailure(.usage, .namedFileUnreadable(setting, path))
            }
            // `BEGIN TRUSTED CERTIFICATE` is one too.
            guard pem.range(of: Data("CERTIFICATE-----".utf8)) != nil else {
                throw CommandFailure(.usage, .noAuthority(setting, path))
            }
        }
        budget = RequestBudget(
            RequestBudget.Limits(requestsPerSecond: settings.requestsPerSecond, requestsMax: requestsMax)
        )
        width = transportSettings.concurrentMax
        apps = configuration.apps
        isAskedAboutEveryReceipt = settings.verifyReceipt == .always
        let asker: Asker
        do {
            asker = Asker(transport: try CurlMulti(settings: transportSettings), budget: budget, retries: retries)
        } catch {
            throw CommandFailure(.unexpectedFailure, .cannotPrepareRequests(Message(error)))
        }
        var faults: [Message] = []
        serverAPI = settings.serverKey.flatMap { key in
            do {
                let pem = try Configuration.secret(inFile: key.path, of: "apple.server_api.private_key_file")
                let serverKey = try ServerKey(issuerID: key.issuerID, keyID: key.keyID, pem: SealedBytes(pem))
                return ServerAPIClient(key: serverKey, asker: asker, endpoints: settings.endpoints)
            } catch let fault as UnusableSecret {
                faults.append(fault.message)
            } catch let fault as ServerKey.Fault {
                faults.append(.serverKeyUnusable(key.path, Message(fault)))
            } catch {
                faults.append(.serverKeyUnusable(key.path, Message(verbatim: "\(error)")))
            }
            return nil
        }
        var secrets: [BundleID: SealedBytes] = [:]
        var unreadable: Set<BundleID> = []
        if settings.verifyReceipt != .never {
            for app in configuration.sharedSecretPaths.keys.sorted() {
                do {
                    secrets[app] = try configuration.sharedSecret(of: app).map { SealedBytes($0) }
                } catch {
                    unreadable.insert(app)
                    faults.append(error.message)
                }
            }
            verifyReceipt = VerifyReceiptClient(asker: asker, sharedSecrets: secrets, endpoints: settings.endpoints)
        } else {
            verifyReceipt = nil
        }
        appsWithoutSecret = unreadable
        credentialFaults = faults
    }

    /// Whether one of the two environments gave up answering this question: its attempts are not counted.
    func isOut(_ call: AppleCall) async -> Bool {
        for environment in StoreEnvironment.allCases where await budget.isOut(AppleEndpoint(call, in: environment)) {
            return true
        }
        return false
    }
}

/// What a run's questions to Apple came to.
struct AskingTally: Sendable {
    /// Questions that were due, and those that Apple answered.
    var due = 0
    var answered = 0
    /// Questions that were put to Apple, or would have been but for an outage.
    var attempted = 0
    /// By endpoint and result: every exchange once.
    var requests: [RunSummary.Requests] = []
    var outages: [String] = []
    var appsRefused: [BundleID] = []
    /// Our credentials that could not be used at all, a sentence each.
    var credentialFaults: [Message] = []
    var isBudgetSpent = false
    /// Requests were sent and Apple answered none of them, be it that their budget was spent before a question was given up.
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

    /// Counts an answer that is none.
    mutating func note(_ fault: AnswerFault) { faults[fault, default: 0] += 1 }

    /// Counts one question and what came of it; with a fault, what was answered is no answer.
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
        if answered < due { statuses.insert(.partlyDone) }
        return statuses
    }

    /// What somebody has to fix, or wait for, before Apple can be asked: said in the first lines.
    var alarms: [Message] {
        var alarms = credentialFaults.map(Message.credentialUnusable)
        if !appsRefused.isEmpty {
            alarms.append(.credentialsRefused(appsRefused.map(\.rawValue).joined(separator: ", ")))
        }
        if !outages.isEmpty {
            alarms.append(.noAnswer(at: outages.joined(separator: ", ")))
        }
        if answered < due {
            alarms.append(.unanswered(due - answered, of: due))
        }
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

extension AppleAnswer {
    /// Whether Apple answered the question, whatever the answer.
    var isConclusive: Bool {
        switch self {
        case .answered, .notFound, .final: true
        case .retryLater, .credentialsRefused, .outage, .budgetSpent: false
        }
    }

    /// How it ended, for the log: never what was said.
    var outcome: String {
        switch self {
        case .answered: "answered"
        case .notFound: "not found"
        default: failure
        }
    }

    /// Why there is no answer, as the reports name it.
    var failure: String {
        switch self {
        case .retryLater(let reason, _): reason.rawValue
        case .credentialsRefused: NotAsked.credentialsRefused.rawValue
        case .outage: NotAsked.outage.rawValue
        case .budgetSpent: NotAsked.budgetSpent.rawValue
        case .final(let code): "error_\(code)"
        case .answered, .notFound: ""
        }
    }

    /// When Apple wants to be asked again, where it said so: counted from the as-of, by which later runs tell what is due.
    func notBefore(asOf: Instant) -> Instant? {
        if case .retryLater(_, let wait?) = self { return asOf + wait }
        return nil
    }
}
