package import ReconciliationCore

/// What `recoup report verify` and `recoup prune` say.

extension Message {
    // A published report against its manifest

    static func fileMissing(_ name: String) -> Message { Message("\(name) is missing", "\(name) 不见了") }

    static func fileAltered(_ name: String) -> Message {
        Message("\(name) is not as it was published", "\(name) 与发布时不同")
    }

    static func fileAdded(_ name: String) -> Message { Message("\(name) was added later", "\(name) 是后来加入的") }

    static func rowsMisstated(_ name: String) -> Message {
        Message("manifest.json states another number of rows of \(name)", "manifest.json 所述的 \(name) 行数与文件不符")
    }

    static let manifestUnlikeSummary = Message(
        "manifest.json states another run, or other input files, than summary.json",
        "manifest.json 所述的运行或输入文件与 summary.json 不同"
    )

    package static let manifestOffChain = Message(
        "manifest.json states an end of the audit chain that the ledger does not have: it was altered, or the ledger is another or "
            + "an older one",
        "manifest.json 所述的审计链末端不在账本中：它被改动过，或者账本是另一个或较旧的账本"
    )

    package static let manifestOfUnknownRun = Message(
        "manifest.json states a run that the ledger does not have as of that moment",
        "manifest.json 所述的运行及其截至时刻不在账本中"
    )

    package static func reportAsPublished(_ path: String, files: Int, run: Int64, asOf: Message) -> Message {
        Message(
            "\(path): \(files, one: "file", other: "files") as published, run \(run) as of \(asOf)",
            "\(path)：\(files) 个文件与发布时相同，运行 \(run)，截至 \(asOf)"
        )
    }

    package static func reportAltered(_ path: String, _ fault: Message) -> Message {
        Message("ALTERED  \(path): \(fault)", "有改动   \(path)：\(fault)")
    }

    package static func manifestAltered(_ path: String) -> Message {
        Message(
            "\(path) holds files of a report, but its manifest.json was removed or altered, so that nothing shows whether "
                + "they are as published. Take the folder from a backup; `recoup report` writes the report of the last run "
                + "again.",
            "\(path) 中有报告的文件，但其 manifest.json 已被删除或改动，因此无法确定这些文件与发布时是否相同。"
                + "请从备份中恢复该文件夹；`recoup report` 会重新写出上次运行的报告。"
        )
    }

    // Retention

    package static func prunableReports(_ names: [String], before moment: Message) -> Message {
        let count = names.count
        let what = Message(
            "\(count, one: "report", other: "reports") of books before \(moment)",
            "截至时刻早于 \(moment) 的报告 \(count) 份"
        )
        guard let first = names.first, let last = names.last else { return what }
        return Message("\(what), \(first) to \(last)", "\(what)，\(first) 至 \(last)")
    }

    package static func prunableEvidence(_ tally: PruneTally, before moment: Message) -> Message {
        Message(
            "the bytes of \(tally.evidencePieces, one: "piece of evidence", other: "pieces of evidence") that came before "
                + "\(moment), \(Int(tally.evidenceBytes), one: "byte", other: "bytes") in the ledger",
            "\(moment) 之前收到的 \(tally.evidencePieces) 份凭证的原始数据，在账本中占 \(Int(tally.evidenceBytes)) 字节"
        )
    }

    package static func prunableRows(_ tally: PruneTally, before moment: Message) -> Message {
        Message(
            "\(tally.rejectedRows, one: "refused row", other: "refused rows") of files imported before \(moment)",
            "\(moment) 之前导入的文件中被拒绝的 \(tally.rejectedRows) 行"
        )
    }

    package static func reportsNotReadable(_ paths: [String]) -> Message {
        let paths = paths.joined(separator: ", ")
        return Message(
            "This user may not look into old folders in the place of reports: \(paths). Give them back with chown, and prune again.",
            "当前用户无权查看报告位置中的旧文件夹：\(paths)。请用 `chown` 改回所有者，然后再次清理。"
        )
    }

    package static let pruned = Message("Removed.", "已删除。")
    package static let nothingToPrune = Message("Nothing to remove.", "没有可删除的内容。")
}
