package import ReconciliationCore

/// Why the ledger could not be read or written, or something asked for does not fit the books. Paths and what SQLite says
/// stay as they are.
extension Message {
    /// - Parameter address: of the database.
    package static func backupOfServer(_ address: String) -> Message {
        Message(
            "A ledger on a server is copied by the server's own tools: "
                + "`pg_dump --format=custom --file=FILE '\(address)'`, or its base backups.",
            "服务器上的账本由服务器自己的工具备份：`pg_dump --format=custom --file=FILE '\(address)'`，或其基础备份。"
        )
    }

    package static let backupToStandardOutput = Message(
        "A backup cannot be written to standard output: SQLite writes it page by page into a file. Name a file, and send it "
            + "on from there; a file of the name - is written as ./-",
        "备份不能写到标准输出：SQLite 逐页写入文件。请指定一个文件，再从那里发送；名为 - 的文件请写作 ./-"
    )

    package static func backupOnFullDisk(_ path: String) -> Message {
        Message(
            "Cannot back up to \(path): there is no space left on that disk. Nothing was kept. Free disk space there, or "
                + "name a file on another disk.",
            "无法备份到 \(path)：该磁盘已满。没有保留任何内容。请在那里腾出磁盘空间，或指定其他磁盘上的文件。"
        )
    }

    /// - Parameter code: of SQLite, which does not say which of both it was.
    package static func backupOnFailedDisk(_ path: String, of ledger: String, code: Int32) -> Message {
        Message(
            "Cannot back up to \(path): its disk, or that of the ledger at \(ledger), failed or is full (SQLite error "
                + "\(code)). Nothing was kept. Look at both disks and at their free space, then run again.",
            "无法备份到 \(path)：该磁盘或账本 \(ledger) 所在磁盘出错或已满（SQLite 错误 \(code)）。没有保留任何内容。请检查这两个磁盘及其可用空间，"
                + "然后重新运行。"
        )
    }

    package static func ledgerCopied(from: String, to: String, tables: Int, rows: Int64, head: String) -> Message {
        Message(
            "Copied \(rows) rows in \(tables) tables from \(from) to \(to). Every row was read again and is the same; the "
                + "control totals hold, and so does the audit chain, up to \(head).",
            "已将 \(tables) 个表的 \(rows) 行从 \(from) 复制到 \(to)。每一行都已重新读取并确认一致；控制总数一致，审计链完整，"
                + "链头为 \(head)。"
        )
    }

    package static let copyIsToBeNamed = Message(
        "Name the copy as `ledger` in the configuration: nothing that is done in the old ledger from now on is in it.",
        "请在配置中将 `ledger` 设为该副本：此后在旧账本中所做的一切都不会出现在副本中。"
    )

    /// - Parameters:
    ///   - path: of the ledger that was to be copied.
    ///   - fault: what does not hold, without its last stop.
    package static func ledgerDoesNotHold(_ path: String, _ fault: Message) -> Message {
        Message(
            "The ledger at \(path) does not hold, and was not copied: \(fault).",
            "账本 \(path) 不一致，没有复制：\(fault)。"
        )
    }

    package static func copyOntoItself(_ path: String) -> Message {
        Message("\(path) cannot be copied onto itself. Name another place.", "无法将 \(path) 复制到其自身。请换一个位置。")
    }

    package static func copyOntoSomethingElse(_ path: String) -> Message {
        Message(
            "What lies at \(path) is no ledger that a copy could go into. It was left as it is; name another place.",
            "\(path) 处的内容不是可以复制到的账本。它未被改动；请换一个位置。"
        )
    }

    /// - Parameter argument: as the help calls it.
    package static func ledgerNotNamed(_ argument: String) -> Message {
        Message(
            "\(argument) is empty. Name a file or an address that begins with postgresql://.",
            "\(argument) 为空。请指定文件或以 `postgresql://` 开头的地址。"
        )
    }

    package static func noLedger(at path: String) -> Message {
        Message(
            "There is no ledger at \(path). Run `recoup init` to make one, or name another with --ledger.",
            "\(path) 处没有账本。请执行 `recoup init` 建立，或用 `--ledger` 指定另一个。"
        )
    }

    /// - Parameters:
    ///   - schema: where it was looked for; nil where no schema of the search path exists.
    ///   - others: the schemas of the same database that hold a ledger.
    private static func noLedger(at path: String, in schema: String?, others: [String]) -> Message {
        .sentences([noLedger(at: path, in: schema), cureOfMissingLedger(isSchemaThere: schema != nil, others: others)])
    }

    private static func noLedger(at path: String, in schema: String?) -> Message {
        guard let schema else {
            return Message(
                "There is no ledger at \(path): no schema of its `search_path` exists that this role may use.",
                "\(path) 处没有账本：其 `search_path` 中没有当前角色可用的模式。"
            )
        }
        return Message(
            "There is no ledger in the schema \(printable(schema)) of \(path).",
            "\(path) 的模式 \(printable(schema)) 中没有账本。"
        )
    }

    private static func cureOfMissingLedger(isSchemaThere: Bool, others: [String]) -> Message {
        if !others.isEmpty {
            let names = Message.list(others.map { Message(verbatim: printable($0)) })
            return Message(
                "The same database holds a ledger in another schema: \(names). Where that is the one, name its schema "
                    + "in the `search_path` of the address (`?options=-csearch_path%3DSCHEMA`) or of the role; "
                    + "`recoup init` would begin a new ledger without history.",
                "同一数据库的其他模式中有账本：\(names)。如果那就是所要的账本，请在地址（`?options=-csearch_path%3DSCHEMA`）或角色的 `search_path` "
                    + "中指定该模式；`recoup init` 会新建一个没有历史的账本。"
            )
        }
        if isSchemaThere {
            return Message(
                "Run `recoup init` to make one, or name another place with --ledger or another schema with "
                    + "`search_path`.",
                "请执行 `recoup init` 建立，或用 `--ledger` 指定其他位置，或用 `search_path` 指定其他模式。"
            )
        }
        return Message(
            "Make the schema with `CREATE SCHEMA`, or name another with `search_path`.",
            "请用 `CREATE SCHEMA` 建立模式，或用 `search_path` 指定其他模式。"
        )
    }

    package init(_ failure: StoreFailure) {
        let path = failure.path
        self =
            switch failure.reason {
            case .missing: .noLedger(at: path)
            case .missingInSchema(let schema, let others): .noLedger(at: path, in: schema, others: others)
            case .newerVersion:
                Message(
                    "The ledger at \(path) was written by a newer recoup. Install that version or newer.",
                    "账本 \(path) 由更新版本的 recoup 写成。请安装该版本或更新的版本。"
                )
            case .olderVersion:
                Message(
                    "The ledger at \(path) is of an older version, and this command changes nothing. "
                        + "`recoup run` brings it up to date; take a copy first.",
                    "账本 \(path) 是旧版本，而此命令不做任何改动。`recoup run` 会将其升级；请先备份。"
                )
            case .folder:
                Message(
                    "\(path) is a folder, not a ledger file. Name the file in it, such as recoup.sqlite, with --ledger or in "
                        + "the configuration.",
                    "\(path) 是文件夹，不是账本文件。请用 `--ledger` 或在配置文件中指定其中的文件，例如 recoup.sqlite。"
                )
            case .notLedger:
                Message(
                    "The database at \(path) is no ledger of recoup. Name the right one with --ledger.",
                    "数据库 \(path) 不是 recoup 的账本。请用 `--ledger` 指定正确的账本。"
                )
            case .emptied:
                Message(
                    "The ledger at \(path) is empty: whatever it held is gone. Put a backup in its place; "
                        + "`recoup init` would begin a new one without history.",
                    "账本 \(path) 是空的：其中的内容都已丢失。请用备份替换；`recoup init` 会新建一个没有历史的账本。"
                )
            case .notNew:
                Message(
                    "The ledger at \(path) holds rows, and a ledger is copied only to a new one. Nothing was changed; "
                        + "name another place.",
                    "账本 \(path) 中已有内容，而账本只能复制到新的账本。没有任何改动；请换一个位置。"
                )
            case .noFolder(let folder):
                Message(
                    "The ledger \(path) cannot be made: there is no folder \(folder). Make it, or name another place.",
                    "无法创建账本 \(path)：文件夹 \(folder) 不存在。请先创建该文件夹，或换一个位置。"
                )
            case .mayNotOpen(let isForReading): .ledgerNotOpened(path, isForReading: isForReading)
            case .logNotReadable:
                Message(
                    "The ledger at \(path) lies where this user may not write, and its last changes stand in the file `-wal` "
                        + "beside it, which cannot be read there. Copy both files to a folder that you may write and name the "
                        + "copy with --ledger, or let its owner run `recoup status` once where it lies.",
                    "账本 \(path) 所在的位置当前用户无权写入，而最近的更改还在旁边的 `-wal` 文件中，在那里无法读取。请把这两个文件复制到可写的文件夹，"
                        + "并用 `--ledger` 指定副本；或由其所有者在原处执行一次 `recoup status`。"
                )
            case .cannotOpen(let reason):
                Message("Cannot open the ledger at \(path): \(reason).", "无法打开账本 \(path)：\(reason)。")
            case .triggersDisabled(let setting, let value):
                Message(
                    "Cannot open the ledger at \(path): the setting `\(setting)` is \(value) there. Its triggers would "
                        + "not run, and every night would damage it. Have an administrator of the server say `ALTER "
                        + "DATABASE NAME RESET \(setting)` (or `ALTER ROLE`, or take it out of the server's "
                        + "configuration), then run again.",
                    "无法打开账本 \(path)：那里的设置 `\(setting)` 为 \(value)。触发器不会执行，每次运行都会损坏账本。请让服务器管理员执行 "
                        + "`ALTER DATABASE NAME RESET \(setting)`（或 `ALTER ROLE`，或从服务器配置中删除该设置），然后重新运行。"
                )
            case .triggersMissing(let first, let table, let count):
                Message(
                    "Cannot open the ledger at \(path): \(count, one: "trigger is", other: "triggers are") missing or disabled there, the "
                        + "first `\(first)` of the table `\(table)`, and every night would damage it. This happens when a dump was "
                        + "restored in part: restore the whole dump into an empty database. Those that are disabled run again with "
                        + "`ALTER TABLE \(table) ENABLE TRIGGER USER`.",
                    "无法打开账本 \(path)：那里有 \(count) 个触发器缺失或被停用，第一个是 `\(first)`（表 `\(table)`），每次运行都会损坏账本。"
                        + "只恢复了部分备份时会这样：请把完整备份恢复到空数据库。被停用的触发器可用 "
                        + "`ALTER TABLE \(table) ENABLE TRIGGER USER` 重新启用。"
                )
            case .sessionShared:
                Message(
                    "Cannot open the ledger at \(path): a pooler in front of its server gives every transaction another "
                        + "session, and the lock of a run would not hold. Name the server itself, or a pool in session mode "
                        + "(`pool_mode = session`), then run again.",
                    "无法打开账本 \(path)：服务器前的连接池为每个事务换用不同的会话，运行的锁无法保持。请改用服务器本身的地址，"
                        + "或会话模式的连接池（`pool_mode = session`），然后重新运行。"
                )
            case .unknownFile(let code):
                Message(
                    "Cannot open the ledger: SQLite error \(code). Is it a ledger of recoup?",
                    "无法打开账本：SQLite 错误 \(code)。它是 recoup 的账本吗？"
                )
            case .step(let step, let fault): .stepFailed(step, .stepFault(fault, path))
            case .withoutResult:
                Message(
                    "The ledger at \(path) ended a transaction without a result. Nothing was kept; run it again.",
                    "账本 \(path) 的一个事务没有得到结果。没有保存任何内容；请重新运行。"
                )
            case .asOfGoesBack(let last, let asOf):
                .sentences([
                    .judgedLater(path, last: last, asOf: asOf),
                    Message(
                        "Judge by a later moment. Was the last as-of a mistake? With --force a run takes "
                            + "back the later ones, if they imported nothing, took no case action into the books, and nobody acted on "
                            + "a case since.",
                        "请按更晚的时刻判定。上一次的截至时刻是否有误？如果之后的运行没有导入任何内容，没有把工单操作入账，且此后没有人处理过工单，加上 `--force` 可以撤回它们。"
                    ),
                ])
            case .cannotTakeBack(let last, let asOf, let recorded, let first):
                .sentences([
                    .judgedLater(path, last: last, asOf: asOf), .cannotTakeBack(recorded, first: first),
                ])
            case .noSuchRun(let run): Message("there is no run \(run.number)", "没有运行 \(run.number)")
            case .auditChainBroken:
                Message(
                    "The audit chain of the ledger at \(path) does not hold, and what could prove why is kept. "
                        + "`recoup audit verify` names the first bad row.",
                    "账本 \(path) 的审计链不成立，能说明原因的内容都予以保留。`recoup audit verify` 会指出第一处有误的行。"
                )
            case .auditChainWouldBreak(let fault):
                Message(
                    "After this change the audit chain of the ledger at \(path) would not hold: \(Message(fault)). Nothing was changed in "
                        + "the ledger. This is a mistake in recoup: please report it.",
                    "这一更改会使账本 \(path) 的审计链不成立：\(Message(fault))。账本没有任何改动。这是 recoup 的错误，请予报告。"
                )
            case .logInUse:
                Message(
                    "Somebody reads the ledger at \(path), and until they end its log keeps what was erased. "
                        + "Run the same command again then.",
                    "有人正在读取账本 \(path)，在其结束之前，日志中仍留有被抹除的内容。请届时再次执行同一命令。"
                )
            case .refusedActions(let actions): .refusedActions(actions)
            case .noDeliveryToKeep(let caseID):
                Message(
                    "\(caseID): no delivery can be kept, because no evidence of its purchase is in force"
                        + " or no user is known. Nothing was changed.",
                    "\(caseID)：无法记录发货，因为其订单没有有效的凭证，或用户未知。没有任何改动。"
                )
            }
    }

    private static func ledgerNotOpened(_ path: String, isForReading: Bool) -> Message {
        let cure =
            isForReading
            ? Message(
                "This user needs to read it and the files `-wal` and `-shm` beside it (mode 640, the ledger's group).",
                "当前用户需要有权读取它以及旁边的 `-wal` 和 `-shm` 文件（权限 640，账本所属的组）。"
            )
            : Message(
                "Run as the ledger's owner, or fix its owner and mode and those of its folder.",
                "请以账本的所有者身份运行，或修正账本及其文件夹的所有者和权限。"
            )
        return Message("Cannot open the ledger at \(path). \(cure)", "无法打开账本 \(path)。\(cure)")
    }

    // Runs

    private static func judgedLater(_ path: String, last: Instant, asOf: Instant) -> Message {
        Message(
            "The ledger at \(path) was judged as of \(last.text); as of \(asOf.text) lies before it.",
            "账本 \(path) 已按截至时刻 \(last.text) 判定；\(asOf.text) 比它更早。"
        )
    }

    private static func cannotTakeBack(_ recorded: [String], first: RunID) -> Message {
        let recorded = Message.list(recorded.map(Message.init(recorded:)))
        return Message(
            "The runs since then cannot be taken back, because with them or after them something was recorded: \(recorded). Judge by a "
                + "later moment, or go back to a backup from before run \(first.number).",
            "之后的运行不能撤回，因为与它们同时或在它们之后记录了：\(recorded)。请按更晚的时刻判定，或恢复运行 \(first.number) 之前的备份。"
        )
    }

    /// `pieces of evidence (3)` for `3 pieces of evidence`.
    private init(recorded text: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = Self.recordedKinds[parts[1]] else {
            self.init(verbatim: text)
            return
        }
        self.init("\(kind) (\(parts[0]))", "\(parts[0]) \(kind)")
    }

    /// What may have been recorded, as the ledger names it.
    static let recordedKinds: [String: Message] = [
        "input files": Message("input files", "个输入文件"),
        "inputs that came again unchanged": Message("inputs that came again unchanged", "种未变化而再次到来的输入"),
        "pieces of evidence": Message("pieces of evidence", "份凭证"),
        "verdicts on evidence": Message("verdicts on evidence", "项凭证判定"),
        "answers of Apple": Message("answers of Apple", "条苹果的答复"),
        "case actions": Message("case actions", "项工单操作"),
    ]

    // Cases

    private static func refusedActions(_ actions: [RefusedCaseAction]) -> Message {
        let refusals = actions.map { Message("\($0.caseID): \(Message($0.why))", "\($0.caseID)：\(Message($0.why))") }
        return .lines(refusals + [Message("Nothing was changed.", "没有任何改动。")])
    }

    /// Why an action does not fit a case.
    package init(_ refusal: CaseRefusal) {
        self =
            switch refusal {
            case .noSuchCase: Message("there is no such case", "没有这个工单")
            case .assigneeEmpty: Message("whom it is assigned to is empty", "负责人为空")
            case .assigneeNobody:
                Message(
                    "`nobody` is no name: it stands for cases that are assigned to nobody",
                    "`nobody` 不是人名：它表示没有负责人的工单"
                )
            case .noteEmpty: Message("the note is empty", "备注为空")
            case .notResolved:
                Message("it is not resolved, so there is nothing to reopen", "它尚未解决，无需重新打开")
            case .alreadyResolved(let resolution): .alreadyResolved(resolution)
            case .userMalformed(let user):
                Message(
                    "\"\(user)\" is no user id: it is empty, longer than \(UserID.byteCountMax) bytes, or holds what cannot be seen",
                    "“\(user)”不是用户标识：为空、超过 \(UserID.byteCountMax) 字节，或含有不可见的字符"
                )
            case .reasonDoesNotFit(let reason, let kind, let fitting):
                .reasonDoesNotFit(reason.rawValue, kind, fitting.map(\.rawValue).joined(separator: ", "))
            case .userMissing:
                Message(
                    "credited_manually needs the user who was credited (--user, or the column user)",
                    "credited_manually 需要写明收到发货的用户（`--user`，或 `user` 列）"
                )
            case .ownerUnknown:
                Message(
                    "nobody is known as the owner, so credited_elsewhere needs the user (--user, or the column user)",
                    "归属未知，因此 credited_elsewhere 需要写明用户（`--user`，或 `user` 列）"
                )
            case .userNotWanted:
                Message(
                    "a user goes with credited_manually and credited_elsewhere only",
                    "只有 credited_manually 和 credited_elsewhere 可以写明用户"
                )
            }
    }

    private static func reasonDoesNotFit(_ reason: String, _ kind: String, _ fitting: String) -> Message {
        Message(
            "\(reason) does not fit a case of kind \(kind); what fits: \(fitting)",
            "\(reason) 不适用于 \(kind) 类的工单；可用的原因：\(fitting)"
        )
    }

    private static func alreadyResolved(_ resolution: CaseRefusal.Resolution) -> Message {
        var text = Message("it was resolved already", "它已经解决")
        if let reason = resolution.reason { text = Message("\(text), \(reason)", "\(text)，\(reason)") }
        if let user = resolution.resolvedTo { text = Message("\(text) to \(user)", "\(text)，用户 \(user)") }
        if let name = resolution.resolvedBy { text = Message("\(text), by \(name)", "\(text)，处理人 \(name)") }
        if let moment = resolution.resolvedAt {
            text = Message("\(text) at \(moment.text)", "\(text)，时间 \(moment.text)")
        }
        return Message(
            "\(text); where that is wrong, take it back first: recoup case reopen \(resolution.caseID)",
            "\(text)；如果有误，请先撤回：`recoup case reopen \(resolution.caseID)`"
        )
    }
}
