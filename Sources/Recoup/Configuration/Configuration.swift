import AppStoreClient
import Crypto
import Foundation
import ReconciliationCore

/// The effective configuration: every value understood, every path absolute.
struct Configuration: Sendable {
    struct Input: Sendable, Hashable {
        var columns: [String: String] = [:]
        var timeZone: TimeZone?
        var maxAge: Span?
        /// Credits: a file is complete up to its modification time.
        var coversFileTime = false
    }

    var ledgerPath: String
    var inboxPath: String
    var reportsFolder: String
    var isForExcel: Bool
    var timeZone: TimeZone
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
    /// Files that hold secrets, by the key that names them.
    var secretFiles: [(key: String, path: String)]
    /// The file it was read from.
    var path: String
    /// Each setting as written, and where it came from.
    var shown: [(setting: Setting, value: SettingValue, origin: SettingOrigin)]

    /// SHA-256 over everything effective, for the run and the manifest.
    var digest: String {
        var text = shown.map { "\($0.setting.rawValue)=\($0.value.text)" }
        text += apps.map { "app=\($0)" }
        for (kind, input) in inputs.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            text.append("\(kind)=\(input)")
        }
        let digest = SHA256.hash(data: Array(text.joined(separator: "\u{1F}").utf8))
        return digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}

extension Configuration {
    /// Finds, reads and understands the configuration.
    ///
    /// - Parameter flags: what the command line says, by setting.
    /// - Throws: status 64 naming the key, or the places looked at where there is no file.
    static func load(path: String?, flags: [Setting: String], in context: Context) throws -> Configuration {
        let found = try find(path, in: context)
        guard let bytes = FileManager.default.contents(atPath: found) else {
            throw CommandFailure(.usage, "Cannot read \(found): \(systemError()). May this user read it?")
        }
        let file = try ConfigurationFile(yaml: String(decoding: bytes, as: UTF8.self), path: found)
        warnOfUnknownVariables(in: context)
        var shown: [(setting: Setting, value: SettingValue, origin: SettingOrigin)] = []
        for setting in Setting.allCases {
            if let flag = flags[setting] {
                shown.append((setting, .text(flag), .flag))
            } else if let text = context.environment[setting.environmentName] {
                let value: SettingValue =
                    setting.isList
                    ? .list(text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }) : .text(text)
                shown.append((setting, value, .environment(setting.environmentName)))
            } else if let value = file.values[setting] {
                shown.append((setting, value, .file(found)))
            } else {
                shown.append((setting, setting.defaultValue, .standard))
            }
        }
        return try ConfigurationReader(shown: shown, file: file, path: found, context: context).read()
    }

    private static func find(_ path: String?, in context: Context) throws -> String {
        if let named = path ?? context.environment["RECOUP_CONFIG"] {
            let absolute = context.path(named)
            guard FileManager.default.fileExists(atPath: absolute) else {
                throw CommandFailure(.usage, "There is no configuration at \(absolute). Run `recoup init` to make one.")
            }
            return absolute
        }
        let userFolder =
            context.environment["XDG_CONFIG_HOME"] ?? context.environment["HOME"].map { $0 + "/.config" }
        let places = [
            context.path("recoup.yaml"), userFolder.map { $0 + "/recoup/recoup.yaml" }, "/etc/recoup/recoup.yaml",
        ].compactMap { $0 }
        guard let found = places.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            throw CommandFailure(
                .usage,
                "There is no configuration at \(places.joined(separator: ", nor at ")). "
                    + "Run `recoup init` to make one, or name it with --config."
            )
        }
        return found
    }

    private static func warnOfUnknownVariables(in context: Context) {
        let known = Set(Setting.allCases.map(\.environmentName) + ["RECOUP_CONFIG", "RECOUP_ACTOR"])
        for name in context.environment.keys.sorted() where name.hasPrefix("RECOUP_") && !known.contains(name) {
            let nearest = known.min { editDistance(name, $0) < editDistance(name, $1) } ?? ""
            context.warn("the environment variable \(name) is not known; the nearest known one is \(nearest).")
        }
    }
}

/// Understands values one by one, saying which key is at fault.
private struct ConfigurationReader {
    let shown: [(setting: Setting, value: SettingValue, origin: SettingOrigin)]
    let file: ConfigurationFile
    let path: String
    let context: Context

    func read() throws -> Configuration {
        let zone = try timeZone(text(.timeZone), key: Setting.timeZone.rawValue)
        if try choice(.language, ["en": false, "zh-Hans": true]) {
            context.warn("sentences exist in English only so far; codes and columns are the same in every language.")
        }
        return Configuration(
            ledgerPath: location(.ledger),
            inboxPath: location(.inbox),
            reportsFolder: location(.reportsFolder),
            isForExcel: try choice(.reportsFor, ["machine": false, "excel": true]),
            timeZone: zone,
            apps: file.apps.map { BundleID($0.bundleID) },
            additionalRootPaths: value(.additionalRoots).items.map { absolute($0, origin(.additionalRoots)) },
            grace: try span(.grace),
            creditsSince: try moment(.creditsSince, zone: zone),
            evidenceSince: try moment(.evidenceSince, zone: zone),
            environments: Set(
                try value(.environments).items.map { item in
                    guard let environment = StoreEnvironment(rawValue: item) else {
                        throw wrong(.environments, item, "Production, Sandbox")
                    }
                    return environment
                }
            ),
            reviewers: Set(value(.reviewers).items.map { UserID($0) }),
            subscriptions: try choice(
                .subscriptions,
                Dictionary(uniqueKeysWithValues: SubscriptionPolicy.allCases.map { ($0.rawValue, $0) })
            ),
            naming: try naming(),
            inputs: try inputs(),
            recheck: try span(.recheck),
            apple: try apple(),
            fullEvery: try span(.fullEvery),
            casesDue: try span(.casesDue),
            appIDs: try appIDs(),
            sharedSecretPaths: sharedSecretPaths(),
            secretFiles: secretFiles(),
            path: path,
            shown: shown
        )
    }

    private func value(_ setting: Setting) -> SettingValue {
        shown.first { $0.setting == setting }?.value ?? setting.defaultValue
    }

    private func origin(_ setting: Setting) -> SettingOrigin {
        shown.first { $0.setting == setting }?.origin ?? .standard
    }

    private func text(_ setting: Setting) -> String { value(setting).text }

    private func location(_ setting: Setting) -> String { absolute(text(setting), origin(setting)) }

    /// Paths in the file are relative to the file's folder, others to the working folder.
    private func absolute(_ text: String, _ origin: SettingOrigin) -> String {
        if text.hasPrefix("/") { return text }
        switch origin {
        case .flag, .environment: return context.path(text)
        case .file, .standard: return folder(of: path) + "/" + text
        }
    }

    private func wrong(_ setting: Setting, _ value: String, _ expected: String) -> CommandFailure {
        CommandFailure(
            .usage,
            "\(setting.rawValue) (\(origin(setting).text)) is \"\(value)\"; it must be \(expected)."
        )
    }

    private func choice<Value>(_ setting: Setting, _ choices: [String: Value]) throws -> Value {
        guard let value = choices[text(setting)] else {
            throw wrong(setting, text(setting), choices.keys.sorted().joined(separator: ", "))
        }
        return value
    }

    private func span(_ setting: Setting) throws -> Span {
        guard let span = Span(text(setting)) else {
            throw wrong(setting, text(setting), "a duration such as 24h or 7d")
        }
        return span
    }

    private func moment(_ setting: Setting, zone: TimeZone) throws -> Instant? {
        if text(setting) == "auto" { return nil }
        guard let instant = CommandTime.instant(text(setting), zone: zone) else {
            throw wrong(setting, text(setting), "auto, a date such as 2026-01-31, or an RFC 3339 time")
        }
        return instant
    }

    private func timeZone(_ name: String, key: String) throws -> TimeZone {
        guard let zone = TimeZone(identifier: name) else {
            throw CommandFailure(.usage, "\(key) is \"\(name)\"; it must be a time zone such as UTC or Asia/Shanghai.")
        }
        return zone
    }

    private func naming() throws -> NamingPolicy {
        var naming = NamingPolicy(
            schemes: try value(.usernameSchemes).items.map { item in
                guard let scheme = NameScheme(rawValue: item) else {
                    throw wrong(.usernameSchemes, item, NameScheme.allCases.map(\.rawValue).joined(separator: ", "))
                }
                return scheme
            },
            fields: try value(.usernameOf).items.map { item in
                guard let field = NameField(rawValue: item) else {
                    throw wrong(.usernameOf, item, NameField.allCases.map(\.rawValue).joined(separator: ", "))
                }
                return field
            }
        )
        let namespace = text(.uuidNamespace)
        if !namespace.isEmpty {
            guard let bytes = uuidBytes(namespace) else {
                throw wrong(.uuidNamespace, namespace, "a UUID such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8")
            }
            naming.uuidNamespace = bytes
        } else if let scheme = naming.schemes.first(where: \.isUUID) {
            throw CommandFailure(
                .usage,
                "owners.username_schemes has \(scheme.rawValue), which needs owners.uuid_namespace: the UUID the app uses."
            )
        }
        if !text(.saltFile).isEmpty {
            let saltPath = location(.saltFile)
            guard let bytes = FileManager.default.contents(atPath: saltPath) else {
                throw CommandFailure(.usage, "owners.salt_file: cannot read \(saltPath).")
            }
            naming.salt = Array(bytes)
            // One line end at the end of the file does not belong to the salt.
            if naming.salt.last == UInt8(ascii: "\n") { naming.salt.removeLast() }
            if naming.salt.last == UInt8(ascii: "\r") { naming.salt.removeLast() }
        }
        return naming
    }

    private func apple() throws -> AppleSettings {
        guard let rate = Int(text(.requestsPerSecond)), (1...10_000).contains(rate) else {
            throw wrong(.requestsPerSecond, text(.requestsPerSecond), "a whole number from 1 to 10000")
        }
        var settings = AppleSettings(
            verifyReceipt: try choice(
                .verifyReceipt,
                Dictionary(uniqueKeysWithValues: AppleSettings.Use.allCases.map { ($0.rawValue, $0) })
            ),
            endpoints: try endpoints(),
            requestsPerSecond: rate
        )
        if !text(.authoritiesFile).isEmpty { settings.authoritiesPath = location(.authoritiesFile) }
        let keySettings: [Setting] = [.issuerID, .keyID, .privateKeyFile]
        let missing = keySettings.filter { text($0).isEmpty }
        if missing.isEmpty {
            settings.serverKey = AppleSettings.KeyFile(
                issuerID: text(.issuerID),
                keyID: text(.keyID),
                path: location(.privateKeyFile)
            )
        } else if missing.count < keySettings.count {
            throw CommandFailure(
                .usage,
                "apple.server_api needs issuer_id, key_id and private_key_file together; "
                    + "\(missing.map(\.rawValue).joined(separator: " and ")) is missing."
            )
        }
        return settings
    }

    private func endpoints() throws -> AppleEndpoints {
        let hosts: [Setting] = [
            .productionEndpoint, .sandboxEndpoint, .verifyProductionEndpoint, .verifySandboxEndpoint,
        ]
        for host in hosts where !text(host).isEmpty {
            do throws(TransportFailure) {
                _ = try WebAddress(text(host))
            } catch {
                throw CommandFailure(.usage, "\(host.rawValue) (\(origin(host).text)): \(error.detail).")
            }
        }
        do throws(TransportFailure) {
            return try AppleEndpoints(
                production: text(hosts[0]),
                sandbox: text(hosts[1]),
                verifyProduction: text(hosts[2]),
                verifySandbox: text(hosts[3])
            )
        } catch {
            throw CommandFailure(.usage, "apple.endpoints: \(error.detail).")
        }
    }

    private func appIDs() throws -> [BundleID: Int64] {
        var ids: [BundleID: Int64] = [:]
        for app in file.apps {
            guard let written = app.appleID, !written.isEmpty else { continue }
            guard let id = Int64(written), id > 0 else {
                throw CommandFailure(
                    .usage,
                    "apps.apple_id of \(app.bundleID) is \"\(written)\"; it must be the app's number in the App Store."
                )
            }
            ids[BundleID(app.bundleID)] = id
        }
        return ids
    }

    private func sharedSecretPaths() -> [BundleID: String] {
        Dictionary(
            file.apps.compactMap { app in
                app.sharedSecretFile.map { (BundleID(app.bundleID), absolute($0, .file(path))) }
            },
            uniquingKeysWith: { $1 }
        )
    }

    private func secretFiles() -> [(key: String, path: String)] {
        let settings: [Setting] = [.privateKeyFile, .saltFile, .healthcheckFile]
        return settings.filter { !text($0).isEmpty }.map { ($0.rawValue, location($0)) }
            + file.apps.compactMap { app in
                app.sharedSecretFile.map { ("apps.shared_secret_file of \(app.bundleID)", absolute($0, .file(path))) }
            }
    }

    private func inputs() throws -> [IntakeKind: Configuration.Input] {
        var inputs: [IntakeKind: Configuration.Input] = [:]
        for (kind, written) in file.inputs {
            let key = "inputs.\(kind.rawValue)"
            var input = Configuration.Input(columns: written.columns)
            input.timeZone = try written.timeZone.map { try timeZone($0, key: key + ".time_zone") }
            if let maxAge = written.maxAge {
                guard let span = Span(maxAge) else {
                    throw CommandFailure(.usage, "\(key).max_age is \"\(maxAge)\"; it must be a duration such as 36h.")
                }
                input.maxAge = span
            }
            switch written.covers {
            case nil, "latest_row": input.coversFileTime = false
            case "file_time": input.coversFileTime = true
            case let other?:
                throw CommandFailure(.usage, "\(key).covers is \"\(other)\"; it must be latest_row or file_time.")
            }
            inputs[kind] = input
        }
        return inputs
    }
}

/// The 16 bytes of a UUID written as usual; nil for anything else.
private func uuidBytes(_ text: String) -> [UInt8]? {
    UUID(uuidString: text).map { uuid in withUnsafeBytes(of: uuid.uuid) { Array($0) } }
}

/// The folder a path lies in; the root for a path at the top.
func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
