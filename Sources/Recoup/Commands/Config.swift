import ArgumentParser
import ReconciliationCore

/// `recoup config show|validate`: the effective configuration.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "The effective configuration, with the origin of each value.",
        subcommands: [Show.self, Validate.self]
    )

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Shows every value and where it came from.")

        @OptionGroup var global: GlobalOptions

        func run() throws {
            let context = global.context
            let configuration = try global.configuration(in: context)
            let width = Setting.allCases.map(\.rawValue.count).max() ?? 0
            for (setting, value, origin) in configuration.shown {
                let name = setting.rawValue + String(repeating: " ", count: width - setting.rawValue.count)
                context.console.out("\(name)  \(value.text.isEmpty ? "-" : value.text)  (\(origin.text))")
            }
            for app in configuration.apps { context.console.out("app  \(app)") }
        }
    }

    struct Validate: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Says whether the configuration can be used; status 64 names what cannot.")

        @OptionGroup var global: GlobalOptions

        func run() throws {
            let context = global.context
            let configuration = try global.configuration(in: context)
            _ = try configuration.trustAnchors()
            context.say("\(configuration.path) is valid.")
        }
    }
}
