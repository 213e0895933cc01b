import ArgumentParser
import Foundation
import ReconciliationCore
import Reports

/// `recoup config show|validate`: the effective configuration.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "The effective configuration, with the origin of each value.",
        subcommands: [Show.self, Validate.self]
    )

    struct Show: ContextCommand {
        static let configuration = CommandConfiguration(
            abstract: "Shows every value and where it came from.",
            discussion: helpText(examples: "recoup config show", "recoup config show --json")
        )

        @Flag(help: "Print JSON.")
        var json = false

        @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

        func run(in context: Context) throws {
            let shown = ShownConfiguration(try global.configuration(in: context))
            try json
                ? context.console.outData(shown.jsonAnswer()) : context.console.out(shown.text(in: context.language))
        }
    }

    struct Validate: ContextCommand {
        static let configuration = CommandConfiguration(
            abstract: "Says whether the configuration can be used; status 64 names what cannot.",
            discussion: helpText(examples: "recoup config validate")
        )

        @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

        /// Reads every file a run would read, in its order, so that both say the same; then what those who watch need, which
        /// ends no run.
        func run(in context: Context) throws {
            let configuration = try global.configuration(in: context)
            do {
                _ = try configuration.sharedSecrets()
            } catch {
                throw CommandFailure(.usage, error.message)
            }
            _ = try configuration.trustAnchors()
            let faults = try AppleClients(configuration, requestsMax: nil).credentialFaults
            guard faults.isEmpty else {
                throw CommandFailure(.usage, .sentences(faults))
            }
            try requireWatchers(of: configuration)
            if FileStatus(behind: configuration.inboxPath)?.kind != .folder {
                context.warn(.inboxMissing(configuration.inboxPath))
            }
            context.say(.configurationValid(configuration.path))
        }

        /// - Throws: status 64 where nobody could be pinged, or the metrics could not be written.
        private func requireWatchers(of configuration: Configuration) throws {
            if let path = configuration.healthcheckPath {
                let key = Setting.healthcheckFile.rawValue
                guard FileManager.default.contents(atPath: path) != nil else {
                    throw CommandFailure(.usage, .namedFileUnreadable(key, path))
                }
                do throws(HealthPing.Fault) {
                    _ = try HealthPing(addressIn: path)
                } catch {
                    throw CommandFailure(.usage, .settingUnusable(key, error.reason))
                }
            }
            if let path = configuration.metricsPath {
                if let obstacle = configuration.obstacleToMetrics(at: path) {
                    throw CommandFailure(.usage, .settingUnusable(Setting.metricsFile.rawValue, obstacle))
                }
            }
        }
    }
}

/// The effective configuration as it is printed. Secrets lie in files of their own, so none is in it.
private struct ShownConfiguration: Encodable {
    struct Value: Encodable {
        let key: String
        let value: SettingValue
        let origin: String
        /// The same for people.
        let originMessage: Message

        init(_ key: String, _ value: SettingValue, from origin: SettingOrigin) {
            (self.key, self.value, self.origin, originMessage) = (key, value, origin.text, origin.message)
        }

        private enum CodingKeys: String, CodingKey {
            case key, value, origin
        }
    }

    struct App: Encodable {
        let bundleID: String
        let appleID: Int64?
        let sharedSecretFile: String?
    }

    let schema = "recoup.config_show.v1"
    let file: String
    let settings: [Value]
    let apps: [App]

    init(_ configuration: Configuration) {
        file = configuration.path
        settings =
            configuration.shown.map { Value($0.setting.rawValue, $0.value, from: $0.origin) }
            + configuration.shownInputs.map { Value($0.setting.key, .text($0.text), from: $0.origin) }
        apps = configuration.apps.map { app in
            App(
                bundleID: app.rawValue,
                appleID: configuration.appIDs[app],
                sharedSecretFile: configuration.sharedSecretPaths[app]
            )
        }
    }

    func text(in language: Language) -> String {
        let width = settings.map(\.key.count).max() ?? 0
        func line(_ key: String, _ value: String, _ origin: Message) -> String {
            let name = key + String(repeating: " ", count: max(0, width - key.count))
            return printable("\(name)  \(value.isEmpty ? "-" : value)  (\(origin[language]))") + "\n"
        }
        let lines = settings.map { line($0.key, $0.value.text, $0.originMessage) }
        let appLines = apps.map { app in
            let more = [
                app.appleID.map { "apple_id \($0)" }, app.sharedSecretFile.map { "shared_secret_file \($0)" },
            ]
            return line("apps", ([app.bundleID] + more.compactMap(\.self)).joined(separator: ", "), .fromFile(file))
        }
        return (lines + appLines).joined()
    }
}

extension SettingValue: Encodable {
    /// A list as a list, anything else as the text it is.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .list(let items): try container.encode(items)
        }
    }
}
