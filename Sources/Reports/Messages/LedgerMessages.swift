/// Why the ledger could not be read or written. Paths and what SQLite says stay as they are.

extension Message {
    package static func noLedger(at path: String) -> Message {
        Message(
            "There is no ledger at \(path). Run `recoup init` to make one, or name another with --ledger.",
            "\(path) 处没有账本。请执行 `recoup init` 建立，或用 `--ledger` 指定另一个。"
        )
    }
}
