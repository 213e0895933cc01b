package import ReconciliationCore

/// What verifying the audit chain says.

extension Message {
    package static func auditChainHolds(in source: String, rows: Int64, head: String) -> Message {
        Message(
            "The audit chain in \(source) holds: \(Int(rows), one: "row", other: "rows"), head \(head).",
            "\(source) 的审计链成立：\(Int(rows)) 行，链头 \(head)。"
        )
    }

    package static func auditChainBegins(at row: Int64) -> Message {
        Message(
            "It begins at row \(row); what lies before is not in this file.",
            "它从第 \(row) 行开始；之前的内容不在此文件中。"
        )
    }

    package static func auditChainBroken(in source: String, _ fault: AuditFault) -> Message {
        Message(
            "The audit chain in \(source) is broken: \(Message(fault)).",
            "\(source) 的审计链已断：\(Message(fault))。"
        )
    }

    package static func auditRowsBeforeHold(_ rows: Int64) -> Message {
        Message(
            "\(Int(rows), one: "row before it holds", other: "rows before it hold").",
            "之前的 \(Int(rows)) 行成立。"
        )
    }

    package static let compareAuditChain = Message(
        "Compare with a backup, an older export or a kept manifest.json.",
        "请与备份、较早的导出或保存的 manifest.json 比对。"
    )

    package static func noAuditExport(_ source: Message) -> Message {
        Message(
            "\(source) is no export of the audit chain: its first line names no column of hashes and holds none, or is not UTF-8 text. Name a file that `recoup "
                + "export audit` wrote, unpacked, or none to verify the chain in the ledger.",
            "\(source) 不是审计链的导出：第一行中没有哈希列。请指定由 `recoup export audit` 写成并已解压的文件，"
                + "或不指定文件以验证账本中的审计链。"
        )
    }

    /// - Parameter reason: follows the number of the line.
    package static func auditFileUnreadable(_ source: String, line: Int64, _ reason: Message) -> Message {
        Message(
            "The audit chain in \(source) is broken: line \(line) \(reason).",
            "\(source) 的审计链已断：第 \(line) 行\(reason)。"
        )
    }

    package static let noAuditRow = Message("is not a row of an audit export", "不是审计导出的行")
    package static let auditSequenceNoNumber = Message("has a sequence that is not a number", "的序号不是数字")
    package static let auditSequenceBelowOne = Message("has a sequence below 1", "的序号小于 1")
    package static let auditTimeDiffers = Message("has a time that is not as it was written", "的时间与当初写入的形式不同")

    package static func auditFileLacks(column: String) -> Message {
        Message("has no column \(column)", "没有 \(column) 列")
    }

    /// The row that is wrong, and what is wrong with it; no end mark.
    package init(_ fault: AuditFault) {
        let row = fault.sequence
        let problem = Message(problem: fault.reason)
        let words = Message("row \(row) \(problem)", "第 \(row) 行\(problem)")
        self = fault.line.map { Message("\(words) (line \($0))", "\(words)（文件第 \($0) 行）") } ?? words
    }

    /// - Parameter reason: of a row; the words follow its number.
    private init(problem reason: AuditFault.Reason) {
        self =
            switch reason {
            case .doesNotFollow(let before):
                Message(
                    "follows \(before): a row in between was removed, added or moved",
                    "紧接在第 \(before) 行之后：其间有行被删除、添加或移动"
                )
            case .continuesOtherHash:
                Message("does not continue the hash of the row before it", "没有接续上一行的哈希")
            case .wasChanged:
                Message("was changed: its hash does not fit its contents", "被改动过：其哈希与内容不符")
            case .isNotCheckpoint:
                Message("is not what the last published run kept as its head", "与最近发布的运行所保存的链头不同")
            case .statesNoRows: Message("does not say which rows the ledger held", "没有说明账本当时有哪些行")
            case .runDiffers(let run):
                Message(
                    "says of run \(run.number) what the ledger no longer holds of it",
                    "所述的运行 \(run.number) 与账本现有的记录不同"
                )
            case .runBeforeDiffers(let run):
                Message(
                    "says how the run before \(run.number) ended, and it does not stand there so",
                    "所述的运行 \(run.number) 之前那次运行的结果与账本不同"
                )
            case .keptHeadIsMissing(let run):
                Message("is the head that run \(run.number) kept, and is not there", "是运行 \(run.number) 保存的链头，却已不在")
            case .erasureDiffers:
                Message(
                    "says which rows an erasure changed otherwise than the ledger holds it",
                    "所述的抹除改动了哪些行与账本不同"
                )
            case .statesNoCaseAction:
                Message("does not say which case action it is about", "没有说明所涉及的是哪一个工单操作")
            case .caseActionDiffers(let subject):
                Message(
                    "states what was done about \(subject) otherwise than case_event holds it",
                    "所述的对 \(subject) 的处理与 case_event 中的不同"
                )
            case .rowsDiffer(let table, let count, let lastKey):
                Message(
                    "states \(count) rows of \(table), the last with number \(lastKey), and they do not stand there as written",
                    "所述的 \(count) 行 \(table)（最后一行的编号为 \(lastKey)）与当初写入的不同"
                )
            case .headIsOfOtherRow(let stated):
                Message(
                    "has the hash given with --head, which says that it is row \(stated)",
                    "具有 `--head` 给出的哈希，而 `--head` 称其为第 \(stated) 行"
                )
            case .followsEndOfFile: Message("stands behind the row that closes the file", "位于文件的结束行之后")
            case .closesOtherCount(let stated?, let found):
                Message("closes a file of \(stated) rows, and \(found) are here", "结束的文件应有 \(stated) 行，而这里有 \(found) 行")
            case .closesOtherCount(nil, let found):
                Message(
                    "closes a file of an unknown number of rows, and \(found) are here",
                    "结束的文件没有说明行数，而这里有 \(found) 行"
                )
            case .end(let reason):
                Message("is the last one, and \(Message(atEnd: reason))", "是最后一行，而\(Message(atEnd: reason))")
            }
    }

    private init(atEnd reason: AuditFault.EndReason) {
        self =
            switch reason {
            case .endsElsewhere(let reached, let kept):
                Message(
                    "the chain ends at \(reached), where the ledger keeps \(kept) as its end",
                    "审计链止于第 \(reached) 行，账本保存的末端却是第 \(kept) 行"
                )
            case .runWithoutEvent(let run): Message("run \(run.number) has no event", "运行 \(run.number) 没有对应的行")
            case .erasureWithoutEvent:
                Message("rows pass for erased of which no event speaks", "有些行被标为已抹除，却没有任何一行提到")
            case .caseActionWithoutEvent(let caseID):
                Message("an action about case \(caseID) has no event", "工单 \(caseID) 的一个操作没有对应的行")
            case .evidenceDiffers(let evidence):
                Message("the bytes of evidence \(evidence) are not its own", "凭证 \(evidence) 的字节并非原来的字节")
            case .tableDiffers(let table):
                Message("\(table) does not hold what the input files said", "\(table) 的内容与输入文件所述不同")
            case .rowOfOthers(let table, let key):
                Message("row \(key) of \(table) was written by something else", "\(table) 的第 \(key) 行是由其他程序写入的")
            case .firstKeyDiffers(let table, let found, let expected):
                Message(
                    "the first row of \(table) has number \(found), not \(expected)",
                    "\(table) 首行的编号是 \(found)，而不是 \(expected)"
                )
            case .lastKeyDiffers(let table, let found, let expected):
                Message(
                    "the last row of \(table) has number \(found), not \(expected)",
                    "\(table) 末行的编号是 \(found)，而不是 \(expected)"
                )
            case .headIsNotOnChain:
                Message(
                    "the head given with --head lies nowhere on the chain: its end was cut off, or it is another ledger's",
                    "`--head` 给出的链头不在审计链上：末端被截去，或属于另一个账本"
                )
            case .fileIsNotClosed:
                Message(
                    "it does not close the file (export_end): the end of the file was cut off",
                    "它没有结束文件（export_end）：文件末端被截去"
                )
            }
    }
}
