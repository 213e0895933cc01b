import ArgumentParser

/// A stand-in App Store for tests, the sample and benchmarks.
///
/// It has its own certificate authority and writes worlds whose truth is known from the events alone.
@main
struct AppStoreSimulatorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app-store-simulator",
        abstract: "A stand-in App Store: its own authority, and whole worlds with planted truth.",
        subcommands: [Generate.self, Serve.self]
    )
}
