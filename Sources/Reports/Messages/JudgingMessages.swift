/// Judging for runs that go on elsewhere.
extension Message {
    /// - Parameters:
    ///   - ledger: where it is.
    ///   - span: how long.
    package static func judgingFor(_ span: String, ledger: String) -> Message {
        Message("Judging for the runs of \(ledger) for \(span).", "在 \(span) 内为 \(ledger) 的运行进行判定。")
    }

    package static func judgedForOthers(purchases: Int, ranges: Int) -> Message {
        Message(
            "Judged \(purchases, one: "purchase", other: "purchases"), in \(ranges, one: "range", other: "ranges").",
            "已判定 \(purchases) 笔订单，共 \(ranges) 个区间。"
        )
    }

    /// - Parameter program: the one that runs, with its version.
    package static func judgingForAnotherProgram(_ program: String) -> Message {
        Message(
            "A run of \(program) has purchases to judge, but only the same version can help it. Install that version here.",
            "`\(program)` 的运行有订单待判定，但只有相同的版本才能协助。请在此安装该版本。"
        )
    }

    /// - Parameter path: of the ledger.
    package static func judgingNeedsServer(_ path: String) -> Message {
        Message(
            "The ledger at \(path) is a file, and nobody else can judge for its runs. Name a ledger on a server with --ledger.",
            "账本 \(path) 是一个文件，其他进程无法为其运行代为判定。请用 `--ledger` 指定服务器上的账本。"
        )
    }

    package static func judgingTimeWrong(_ text: String) -> Message {
        Message(
            "--for is \"\(text)\"; it must be a positive duration such as 90m.",
            "`--for` 的值是“\(text)”；它必须是正的时长，例如 `90m`。"
        )
    }
}
