import ArgumentParser

/// A command that does its work in a context: the parser runs it in the live one, tests run it in their own.
protocol ContextCommand: ParsableCommand {
    var global: GlobalOptions { get }

    func run(in context: Context) throws
}

extension ContextCommand {
    func run() throws { try run(in: global.context) }
}

/// A `ContextCommand` that waits for others: for Apple, or for tasks of its own.
protocol AsyncContextCommand: AsyncParsableCommand {
    var global: GlobalOptions { get }

    func run(in context: Context) async throws
}

extension AsyncContextCommand {
    func run() async throws { try await run(in: global.context) }
}
