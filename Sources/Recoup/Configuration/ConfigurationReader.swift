import Foundation
import Intake
import ReconciliationCore
import Reports

/// Understands values one by one, saying which key is at fault.
struct ConfigurationReader {
    let shown: [(setting: Setting, value: SettingValue, origin: SettingOrigin)]
    let inputs: [InputValue]
    let file: ConfigurationFile
    let path: String
    let context: Context

    func read() throws -> Configuration {
        try requirePathsOfSecrets()
        let zone = try timeZone(text(.timeZone), key: Setting.timeZone.rawValue, from: nil)
        return Configuration(
            ledger: try ledgerPlace(),
            inboxPath: try needed(.inbox, Message.aFolder),
            reportsFolder: try reportsFolder(),
            flavor: try choice(.reportsFor),
            timeZone: zone,
            language: try choice(.language),
            apps: file.apps.map { BundleID($0.bundleID) },
            additionalRootPaths: value(.additionalRoots).items.map { absolute($0, origin(.additionalRoots)) },
            grace: try span(.grace),
            creditsSince: try moment(.creditsSince, zone: zone),
            evidenceSince: try moment(.evidenceSince, zone: zone),
            environments: Set(
                try items(.environments, .atLeastOne(of: "Production, Sandbox")).map { item in
                    guard let environment = StoreEnvironment(rawValue: item) else {
                        throw wrong(.environments, item, .oneOf("Production, Sandbox"))
                    }
                    return environment
                }
            ),
            reviewers: try reviewers(),
            subscriptions: try choice(.subscriptions),
            naming: try naming(),
            inputs: try readInputs(),
            recheck: try span(.recheck),
            apple: try apple(),
            fullEvery: try span(.fullEvery),
            casesDue: try span(.casesDue),
            appIDs: try appIDs(),
            sharedSecretPaths: sharedSecretPaths(),
            healthcheckPath: text(.healthcheckFile).isEmpty ? nil : location(.healthcheckFile),
            metricsPath: text(.metricsFile).isEmpty ? nil : location(.metricsFile),
            hooks: Configuration.Hooks(
                afterRun: text(.afterRunHook),
                onFindings: text(.findingsHook),
                onFailure: text(.failureHook),
                timeout: try positiveSpan(.hookTimeout)
            ),
            retention: Configuration.Retention(
                reports: try positiveSpan(.reportsKeep),
                evidence: try positiveSpan(.rawEvidence),
                rejects: try positiveSpan(.rejects)
            ),
            secretFiles: secretFiles(),
            path: path,
            shown: shown,
            shownInputs: inputs
        )
    }

    func value(_ setting: Setting) -> SettingValue {
        shown.first { $0.setting == setting }?.value ?? setting.defaultValue
    }

    func origin(_ setting: Setting) -> SettingOrigin {
        shown.first { $0.setting == setting }?.origin ?? .standard
    }

    func text(_ setting: Setting) -> String { value(setting).text }

    func location(_ setting: Setting) -> String { absolute(text(setting), origin(setting)) }

    /// A path without which nothing works.
    func needed(_ setting: Setting, _ what: (String) -> Message) throws -> String {
        guard !text(setting).isEmpty else { throw wrong(setting, "", what(setting.defaultValue.text)) }
        return location(setting)
    }

    private func reportsFolder() throws -> String {
        let folder = try needed(.reportsFolder, Message.aFolder)
        try keep(folder, of: .reportsFolder, outOfInboxFor: .folderInInbox(folder))
        return folder
    }

    /// The next run would take what lies in the inbox for an input.
    func keep(_ folder: String, of setting: Setting, outOfInboxFor reason: Message) throws {
        guard lies(folder, in: location(.inbox)) else { return }
        throw CommandFailure(
            .usage,
            .settingUnusable(setting.rawValue, from: origin(setting).message, reason.withoutStop)
        )
    }

    /// Paths in the file are relative to the file's folder, others to the working folder.
    func absolute(_ text: String, _ origin: SettingOrigin) -> String {
        if text.hasPrefix("/") { return text }
        switch origin {
        case .flag, .environment: return context.path(text)
        case .file, .standard: return folder(of: path) + "/" + text
        }
    }

    func wrong(_ setting: Setting, _ value: String, _ expected: Message) -> CommandFailure {
        CommandFailure(
            .usage,
            .settingWrong(setting.rawValue, from: origin(setting).message, value, expected)
        )
    }

    func choice<Value: CaseIterable & RawRepresentable<String>>(_ setting: Setting) throws -> Value {
        guard let value = Value(rawValue: text(setting)) else {
            let choices = Value.allCases.map(\.rawValue).sorted().joined(separator: ", ")
            throw wrong(setting, text(setting), .oneOf(choices))
        }
        return value
    }

    /// The items of a list that must not be empty: that would switch everything off.
    private func items(_ setting: Setting, _ expected: Message) throws -> [String] {
        let items = value(setting).items
        guard !items.isEmpty else { throw wrong(setting, "", expected) }
        return items
    }

    /// How long something is kept: 0 can only be a mistake.
    private func positiveSpan(_ setting: Setting) throws -> Span {
        let kept = try span(setting)
        guard kept > .seconds(0) else {
            throw wrong(setting, text(setting), .aPositiveDuration)
        }
        return kept
    }

    private func span(_ setting: Setting) throws -> Span {
        guard let span = Span(text(setting)) else {
            throw wrong(setting, text(setting), .aDuration)
        }
        return span
    }

    private func moment(_ setting: Setting, zone: TimeZone) throws -> Instant? {
        if text(setting) == "auto" { return nil }
        guard let instant = CommandTime.instant(text(setting), zone: zone) else {
            throw wrong(setting, text(setting), .aDateOrAuto)
        }
        return instant
    }

    func timeZone(_ name: String, key: String, from origin: SettingOrigin?) throws -> TimeZone {
        let given = ZoneName(name)
        guard given.isUnambiguous, let zone = TimeZone(identifier: name) else {
            throw CommandFailure(.usage, .timeZoneWrong(key, from: origin?.message, name, meanings: given.meanings))
        }
        return zone
    }

    /// User ids as the files have them.
    private func reviewers() throws -> Set<UserID> {
        Set(
            try value(.reviewers).items.compactMap { item in
                switch GivenUserID(item) {
                case .absent: nil
                case .user(let user): user
                case .damaged: throw wrong(.reviewers, item, .userIDs)
                }
            }
        )
    }

    private func naming() throws -> NamingPolicy {
        let schemes = NameScheme.allCases.map(\.rawValue).joined(separator: ", ")
        let fields = NameField.allCases.map(\.rawValue).joined(separator: ", ")
        var naming = NamingPolicy(
            schemes: try items(.usernameSchemes, .atLeastOne(of: schemes)).map { item in
                guard let scheme = NameScheme(rawValue: item) else {
                    throw wrong(.usernameSchemes, item, .oneOf(schemes))
                }
                return scheme
            },
            fields: try items(.usernameOf, .atLeastOne(of: fields)).map { item in
                guard let field = NameField(rawValue: item) else {
                    throw wrong(.usernameOf, item, .oneOf(fields))
                }
                return field
            }
        )
        let namespace = text(.uuidNamespace)
        if !namespace.isEmpty {
            guard let bytes = uuidBytes(namespace) else {
                throw wrong(.uuidNamespace, namespace, .aUUID)
            }
            naming.uuidNamespace = bytes
        } else if let scheme = naming.schemes.first(where: \.isUUID) {
            throw CommandFailure(.usage, .namespaceMissing(scheme.rawValue))
        }
        if !text(.saltFile).isEmpty {
            let saltPath = location(.saltFile)
            guard let bytes = FileManager.default.contents(atPath: saltPath) else {
                throw CommandFailure(.usage, .namedFileUnreadable("owners.salt_file", saltPath))
            }
            naming.salt = Array(bytes)
            // One line end at the end of the file does not belong to the salt.
            if naming.salt.last == UInt8(ascii: "\n") {
                naming.salt.removeLast()
                if naming.salt.last == UInt8(ascii: "\r") { naming.salt.removeLast() }
            }
            // Without it every name means somebody else, or nobody: an emptied file must not look like a decision.
            guard !naming.salt.isEmpty else { throw CommandFailure(.usage, .saltEmpty(saltPath)) }
        }
        return naming
    }

    private static let secretFileSettings: [Setting] = [.privateKeyFile, .saltFile, .healthcheckFile]

    private func secretFiles() -> [(key: String, path: String)] {
        Self.secretFileSettings.filter { !text($0).isEmpty }.map { ($0.rawValue, location($0)) }
            + file.apps.compactMap { app in
                app.sharedSecretFile.map { ("apps.shared_secret_file of \(app.bundleID)", absolute($0, .file(path))) }
            }
    }

    /// Refuses a secret that stands where its file should be named: as a path it would be shown in messages and reports.
    private func requirePathsOfSecrets() throws {
        let written =
            Self.secretFileSettings.map { ($0.rawValue, text($0)) }
            + file.apps.map { (Message.sharedSecretKey(of: $0.bundleID), $0.sharedSecretFile ?? "") }
        for (key, text) in written where looksLikeSecret(text) {
            throw CommandFailure(.usage, .secretInPlaceOfFile(key))
        }
    }
}

/// Whether a text is an address, a key in PEM, or a shared secret of Apple's (32 hexadecimal digits), and no path.
private func looksLikeSecret(_ text: String) -> Bool {
    text.contains("://") || text.contains("-----BEGIN") || text.count == 32 && text.allSatisfy(\.isHexDigit)
}

/// The 16 bytes of a UUID written as usual; nil for anything else.
private func uuidBytes(_ text: String) -> [UInt8]? {
    UUID(uuidString: text).map { uuid in withUnsafeBytes(of: uuid.uuid) { Array($0) } }
}
