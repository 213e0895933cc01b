import ArgumentParser

/// A stand-in App Store for tests, the sample and benchmarks.
///
/// It has its own certificate authority and writes datasets whose truth is known from the events alone.
@main
struct AppStoreSimulatorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app-store-simulator",
        abstract: "A stand-in App Store: its own authority, and whole datasets with known truth.",
        subcommands: [Generate.self, Serve.self]
    )
}
