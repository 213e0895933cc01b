import Foundation
import Reports

/// Every key of `recoup.yaml`, by its path. Environment names follow by rule: `RECOUP_` + path in upper case.
enum Setting: String, CaseIterable, Sendable {
    case ledger
    case inbox
    case reportsFolder = "reports.folder"
    case reportsFor = "reports.for"
    case reportsKeep = "reports.keep"
    case language
    case timeZone = "time_zone"
    case issuerID = "apple.server_api.issuer_id"
    case keyID = "apple.server_api.key_id"
    case privateKeyFile = "apple.server_api.private_key_file"
    case verifyReceipt = "apple.verify_receipt"
    case productionEndpoint = "apple.endpoints.production"
    case sandboxEndpoint = "apple.endpoints.sandbox"
    case verifyProductionEndpoint = "apple.endpoints.verify_production"
    case verifySandboxEndpoint = "apple.endpoints.verify_sandbox"
    case requestsPerSecond = "apple.requests_per_second"
    case additionalRoots = "apple.additional_roots"
    case authoritiesFile = "apple.ca_file"
    case grace = "reconcile.grace"
    case creditsSince = "reconcile.credits_since"
    case evidenceSince = "reconcile.evidence_since"
    case environments = "reconcile.environments"
    case reviewers = "reconcile.reviewers"
    case subscriptions = "reconcile.subscriptions"
    case recheck = "reconcile.recheck"
    case fullEvery = "reconcile.full_every"
    case workers = "reconcile.workers"
    case usernameSchemes = "owners.username_schemes"
    case usernameOf = "owners.username_of"
    case uuidNamespace = "owners.uuid_namespace"
    case saltFile = "owners.salt_file"
    case casesDue = "cases.due"
    case healthcheckFile = "notify.healthcheck_url_file"
    case metricsFile = "notify.metrics_file"
    case afterRunHook = "hooks.after_run"
    case findingsHook = "hooks.on_findings"
    case failureHook = "hooks.on_failure"
    case hookTimeout = "hooks.timeout"
    case rawEvidence = "retention.raw_evidence"
    case rejects = "retention.rejects"

    var environmentName: String { Self.environmentName(of: rawValue) }

    /// The rule for every key, by its path.
    static func environmentName(of key: String) -> String {
        "RECOUP_" + key.uppercased().map { $0 == "." ? "_" : String($0) }.joined()
    }

    /// What holds where nobody says otherwise.
    var defaultValue: SettingValue {
        switch self {
        case .ledger: .text("recoup.sqlite")
        case .inbox: .text("inbox/")
        case .reportsFolder: .text("reports/")
        case .reportsFor: .text("machine")
        case .reportsKeep, .rawEvidence: .text("400d")
        case .rejects: .text("90d")
        case .language: .text("en")
        case .timeZone: .text("UTC")
        case .verifyReceipt, .creditsSince, .evidenceSince: .text("auto")
        case .requestsPerSecond: .text("40")
        case .workers: .text("1")
        case .grace: .text("24h")
        case .hookTimeout: .text("60s")
        case .environments: .list(["Production"])
        case .subscriptions: .text("first_period")
        case .recheck, .fullEvery, .casesDue: .text("7d")
        case .usernameSchemes: .list(["raw", "sha256"])
        case .usernameOf: .list(["user_id", "account_name"])
        case .additionalRoots, .reviewers: .list([])
        case .issuerID, .keyID, .privateKeyFile, .productionEndpoint, .sandboxEndpoint, .verifyProductionEndpoint,
            .verifySandboxEndpoint, .authoritiesFile, .uuidNamespace, .saltFile, .healthcheckFile, .metricsFile,
            .afterRunHook,
            .findingsHook, .failureHook:
            .text("")
        }
    }

    var isList: Bool {
        if case .list = defaultValue { return true }
        return false
    }
}

/// A value as written, before it is understood.
enum SettingValue: Sendable, Hashable {
    case text(String)
    case list([String])

    /// A list on one line: `u1, u2`.
    init(commaSeparated text: String) {
        self = .list(text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }

    var text: String {
        switch self {
        case .text(let text): text
        case .list(let items): items.joined(separator: ",")
        }
    }

    var items: [String] {
        switch self {
        case .text(let text): text.isEmpty ? [] : [text]
        case .list(let items): items
        }
    }
}

/// Where a value came from: shown by `config show`.
enum SettingOrigin: Sendable, Hashable {
    case flag, environment(String), file(String), standard

    var text: String {
        switch self {
        case .flag: "flag"
        case .environment(let name): "environment \(name)"
        case .file(let path): "file \(path)"
        case .standard: "default"
        }
    }
}

extension SettingOrigin {
    /// Whether it goes before another: an argument before the environment, that before the file, and that before the default.
    func takesPrecedence(over other: SettingOrigin) -> Bool { distance < other.distance }

    private var distance: Int {
        switch self {
        case .flag: 0
        case .environment: 1
        case .file: 2
        case .standard: 3
        }
    }

    /// For sentences.
    var message: Message {
        switch self {
        case .flag: .fromFlag
        case .environment(let name): .fromEnvironment(name)
        case .file(let path): .fromFile(path)
        case .standard: .fromDefault
        }
    }
}
