import Foundation
import ReconciliationCore
import Reports

/// The effective configuration: every value understood, every path absolute.
struct Configuration: Sendable {
    struct Input: Sendable, Hashable {
        var columns: [String: String] = [:]
        var timeZone: TimeZone?
        var maxAge = MaxAge.usual
        /// Credits: a file is complete up to its modification time.
        var coversFileTime = false
    }

    /// How old an input may become before a night says that it stopped.
    enum MaxAge: Sendable, Hashable {
        /// The default: every kind that has come once is expected every night, and receipts and credits as long as
        /// nothing is known.
        case usual
        /// Expected from the first night on.
        case stated(Span)
        /// Not expected: a kind that comes now and then.
        case never

        static let usualSpan = Span.hours(36)
    }

    /// Spans after which `recoup prune` removes what is not part of the books.
    struct Retention: Sendable, Hashable {
        var reports: Span
        var evidence: Span
        var rejects: Span
    }

    /// Commands of the operator, started at the end of a run.
    struct Hooks: Sendable, Hashable {
        var afterRun = ""
        var onFindings = ""
        var onFailure = ""
        var timeout = Span.seconds(60)
    }

    var ledger: any LedgerPlace
    var inboxPath: String
    var reportsFolder: String
    /// Who reads the CSV files.
    var flavor: ReportFlavor
    var timeZone: TimeZone
    /// The language of what people read.
    var language: Language
    var apps: [BundleID]
    var additionalRootPaths: [String]
    var grace: Span
    /// Nil: from the earliest credit known.
    var creditsSince: Instant?
    /// Nil: from the earliest evidence known.
    var evidenceSince: Instant?
    var environments: Set<StoreEnvironment>
    var reviewers: Set<UserID>
    var subscriptions: SubscriptionPolicy
    var naming: NamingPolicy
    var inputs: [IntakeKind: Input]
    /// How often what waits on the white list is asked about again.
    var recheck: Span
    var apple: AppleSettings
    /// How often a run judges and checks everything by itself.
    var fullEvery: Span
    /// A case is overdue after this.
    var casesDue: Span
    /// The App Store ids of the apps that have one here.
    var appIDs: [BundleID: Int64]
    /// The files with the shared secrets of the apps that have one.
    var sharedSecretPaths: [BundleID: String]
    /// The file with the address that is pinged; nil where nobody watches.
    var healthcheckPath: String?
    /// Where the metrics of a run are written; nil for nowhere.
    var metricsPath: String?
    var hooks: Hooks
    /// How long reports, the bytes of evidence, and refused rows are kept.
    var retention: Retention
    /// Files that hold secrets, by the key that names them.
    var secretFiles: [(key: String, path: String)]
    /// The file it was read from.
    var path: String
    /// Each setting as written, and where it came from.
    var shown: [(setting: Setting, value: SettingValue, origin: SettingOrigin)]
    /// Each key under `inputs` likewise.
    var shownInputs: [InputValue]

    /// SHA-256 over everything effective, for the run and the manifest.
    var digest: String {
        var text = shown.map { "\($0.setting.rawValue)=\($0.value.text)" }
        text += apps.map { app in
            "app=\(app) \(appIDs[app].map(String.init) ?? "") \(sharedSecretPaths[app] ?? "")"
        }
        text += shownInputs.map { "\($0.setting.key)=\($0.text)" }
        return ContentDigest(of: Array(text.joined(separator: "\u{1F}").utf8)).hex
    }
}

extension Configuration {
    /// Finds, reads and understands the configuration.
    ///
    /// - Parameters:
    ///   - path: the file; nil looks in the usual places.
    ///   - flags: what the command line says, by setting.
    ///   - context: the environment and the working folder.
    /// - Throws: status 64 naming the key, or the places looked at where there is no file.
    static func load(path: String?, flags: [Setting: String], in context: Context) throws -> Configuration {
        let found = try find(path, in: context)
        guard FileStatus(behind: found)?.kind != .folder else {
            throw CommandFailure(.usage, .configurationIsFolder(found))
        }
        guard let bytes = FileManager.default.contents(atPath: found) else {
            throw CommandFailure(.usage, .mayNotRead(found, systemError()))
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(.usage, .configurationNoUTF8(found))
        }
        let file = try ConfigurationFile(yaml: text, path: found)
        warnOfUnknownVariables(in: context)
        var shown: [(setting: Setting, value: SettingValue, origin: SettingOrigin)] = []
        for setting in Setting.allCases {
            if let flag = flags[setting] {
                shown.append((setting, .text(flag), .flag))
            } else if let text = context.environment[setting.environmentName] {
                let value = setting.isList ? SettingValue(commaSeparated: text) : .text(text)
                shown.append((setting, value, .environment(setting.environmentName)))
            } else if let value = file.values[setting] {
                shown.append((setting, value, .file(found)))
            } else {
                shown.append((setting, setting.defaultValue, .standard))
            }
        }
        let inputs = inputs(file, path: found, in: context)
        return try ConfigurationReader(shown: shown, inputs: inputs, file: file, path: found, context: context).read()
    }

    /// Every key under `inputs` but the columns nobody renames.
    private static func inputs(_ file: ConfigurationFile, path: String, in context: Context) -> [InputValue] {
        InputSetting.all.compactMap { setting in
            if let text = context.environment[setting.environmentName] {
                return InputValue(setting: setting, text: text, origin: .environment(setting.environmentName))
            }
            if let text = file.inputs[setting] { return InputValue(setting: setting, text: text, origin: .file(path)) }
            return setting.isColumn
                ? nil : InputValue(setting: setting, text: setting.defaultValue, origin: .standard)
        }
    }

    private static func find(_ path: String?, in context: Context) throws -> String {
        if let absolute = named(path, in: context) {
            guard access(absolute, F_OK) == 0 else {
                guard errno == ENOENT || errno == ENOTDIR else {
                    throw CommandFailure(.usage, .configurationUnreadable(absolute, because: systemError()))
                }
                throw CommandFailure(.usage, .configurationMissing(at: [absolute], isNamed: true))
            }
            return absolute
        }
        guard let found = found(in: context) else {
            throw CommandFailure(.usage, .configurationMissing(at: places(in: context), isNamed: false))
        }
        return found
    }

    /// Where the configuration is: where somebody says it is, else where it is found; nil where there is none.
    static func place(_ path: String?, in context: Context) -> String? {
        named(path, in: context) ?? found(in: context)
    }

    /// Where `path`, the value of `--config`, says the configuration is, else `RECOUP_CONFIG`; nil where neither does.
    static func named(_ path: String?, in context: Context) -> String? {
        let stated = path ?? context.environment["RECOUP_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        return stated.map { context.path($0) }
    }

    /// The first of the usual places that has a configuration; nil where none has.
    private static func found(in context: Context) -> String? {
        places(in: context).first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Where a configuration is looked for that nobody has named.
    private static func places(in context: Context) -> [String] {
        // A path that is not absolute counts as unset (XDG Base Directory Specification).
        let userFolder =
            context.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? context.environment["HOME"].map { $0 + "/.config" }
        return [
            context.path("recoup.yaml"), userFolder.map { $0 + "/recoup/recoup.yaml" }, "/etc/recoup/recoup.yaml",
        ].compactMap { $0 }
    }

    private static func warnOfUnknownVariables(in context: Context) {
        let read = Set(
            Setting.allCases.map(\.environmentName) + InputSetting.all.map(\.environmentName)
                + ["RECOUP_CONFIG", "RECOUP_ACTOR"]
        )
        // Commands that a hook starts inherit the hook's own variables, which are no settings.
        let isInHook = context.environment[Hook.nameVariable] != nil
        let expected = isInHook ? read.union(Hook.variableNames) : read
        for name in context.environment.keys.sorted() where name.hasPrefix("RECOUP_") && !expected.contains(name) {
            let nearest = read.sorted().min { editDistance(name, $0) < editDistance(name, $1) } ?? ""
            context.warn(name == "RECOUP_APPS" ? .variableOfFileOnly(name) : .unknownVariable(name, nearest: nearest))
        }
    }
}
