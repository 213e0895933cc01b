import ReconciliationCore

/// The steps of the ledger's work, and what ended one.

extension Message {
    static func stepFailed(_ step: LedgerStep, _ fault: Message) -> Message {
        Message("Cannot \(step.name): \(fault)", "无法\(step.name)：\(fault)")
    }

    static func stepFault(_ fault: StoreFailure.StepFault, _ path: String) -> Message {
        switch fault {
        case .busy:
            Message(
                "others have been writing to the ledger at \(path) all the time. Nothing was changed; "
                    + "try again in a moment.",
                "其他进程一直在写账本 \(path)。没有任何改动；请稍后再试。"
            )
        case .diskFull:
            Message(
                "there is no space left for the ledger at \(path). Nothing of this step was saved. "
                    + "Free disk space, then run again.",
                "账本 \(path) 所在磁盘已满。这一步没有保存任何内容。请腾出磁盘空间，然后重新运行。"
            )
        case .diskFailed(let code):
            Message(
                "the disk with the ledger at \(path) failed or is full "
                    + "(SQLite error \(code)). Nothing of this step was saved. Look at the disk and at its free "
                    + "space, then run again.",
                "账本 \(path) 所在磁盘出错或已满（SQLite 错误 \(code)）。这一步没有保存任何内容。请检查磁盘及其可用空间，然后重新运行。"
            )
        case .notWritable:
            Message(
                "the ledger at \(path) cannot be written. Run as its owner, fix its owner or mode, or remount its disk for "
                    + "writing.",
                "账本 \(path) 无法写入。请以其所有者身份运行，修正其所有者或权限，或以可写方式重新挂载磁盘。"
            )
        case .serverNotWritable:
            Message(
                "the ledger at \(path) cannot be written: its server lets transactions only read there. Connect to the "
                    + "primary server, or reset `default_transaction_read_only` of the role and of the database.",
                "账本 \(path) 无法写入：其服务器在那里只允许只读事务。请连接主服务器，或重置角色和数据库的 `default_transaction_read_only`。"
            )
        case .serverForbids(let message):
            Message(
                "the role lacks a right on the ledger at \(path); the server says \"\(message)\". Connect as the role that "
                    + "owns the ledger's tables, or have it grant what is missing.",
                "当前角色缺少账本 \(path) 的权限；服务器报告“\(message)”。请以账本各表所有者的角色连接，或由其授予所缺的权限。"
            )
        case .damaged:
            Message(
                "the ledger at \(path) is damaged or no ledger of recoup. Keep it aside, put a backup in its place and run "
                    + "`recoup doctor`.",
                "账本 \(path) 已损坏，或不是 recoup 的账本。请把它移开保存，换上备份，然后执行 `recoup doctor`。"
            )
        case .unknownCode(let code?, let column):
            Message(
                "the column \(column) of the ledger at \(path) holds \"\(code)\", which is no code of recoup: it is damaged. Keep it "
                    + "aside, put a backup in its place and run `recoup doctor`.",
                "账本 \(path) 的 \(column) 列写着“\(code)”，不是 recoup 的代码：账本已损坏。请把它移开保存，换上备份，然后执行 `recoup doctor`。"
            )
        case .unknownCode(nil, let column):
            Message(
                "the column \(column) of the ledger at \(path) holds no code where one must stand: it is damaged. Keep it aside, "
                    + "put a backup in its place and run `recoup doctor`.",
                "账本 \(path) 的 \(column) 列没有代码，而那里必须有：账本已损坏。请把它移开保存，换上备份，然后执行 `recoup doctor`。"
            )
        case .sqlite(let message, let code):
            Message(
                "SQLite says \"\(message)\" (error \(code)). Nothing of this step was saved in the ledger at \(path); run it "
                    + "again.",
                "SQLite 报告“\(message)”（错误 \(code)）。这一步没有在账本 \(path) 中保存任何内容；请重新运行。"
            )
        case .server(let message, let state?):
            Message(
                "the server says \"\(message)\" (SQLSTATE \(state)). Nothing of this step was saved in the ledger at \(path); "
                    + "run it again.",
                "服务器报告“\(message)”（SQLSTATE \(state)）。这一步没有在账本 \(path) 中保存任何内容；请重新运行。"
            )
        case .server(let message, nil):
            Message(
                "the connection to the ledger at \(path) failed: \(message). Nothing of this step was saved; look at the "
                    + "server, then run it again.",
                "与账本 \(path) 的连接失败：\(message)。这一步没有保存任何内容；请检查服务器，然后重新运行。"
            )
        case .commitUnanswered(let message):
            Message(
                "the connection to the ledger at \(path) failed while this step was being saved: \(message). Whether it was "
                    + "saved is not known: look before doing it again (for a case action `recoup case show`). A night, "
                    + "an import and every other command can safely be run again.",
                "在保存这一步时，与账本 \(path) 的连接失败：\(message)。无法得知是否已保存：重做之前请先查看（工单操作请用 `recoup case show`）。"
                    + "夜间运行、导入和其他命令都可以放心重新运行。"
            )
        case .other(let reason):
            Message(
                "\(reason). Nothing of this step was saved in the ledger at \(path); run it again.",
                "\(reason)。这一步没有在账本 \(path) 中保存任何内容；请重新运行。"
            )
        }
    }
}

extension LedgerStep {
    /// A verb and what it is done to, as after "cannot".
    var name: Message {
        switch self {
        case .backUp(let path): Message("back up to \(path)", "备份到 \(path)")
        case .closeRun(let run): Message("close run \(run.number)", "结束运行 \(run.number)")
        case .importFile(let name): Message("import \(name)", "导入 \(name)")
        case .noteArrival(let kind): Message("note that \(kind.rawValue) came", "记录 \(kind.rawValue) 的到来")
        case .askServer: Message("ask the server about itself", "查询服务器的信息")
        case .askSQLite: Message("ask SQLite about itself", "查询 SQLite 的信息")
        case .changeCases: Message("follow up cases", "处理工单")
        case .checkFile: Message("check the file", "检查文件")
        case .computeControlTotals: Message("compute the control totals", "计算控制总数")
        case .copyLedger: Message("copy the ledger", "复制账本")
        case .countBooks: Message("count the books", "统计账目")
        case .countCases: Message("count the cases", "统计工单")
        case .countDays: Message("count the days", "按日统计")
        case .countPrunable: Message("count what is older than retention asks for", "统计超过保留期的内容")
        case .countWaiting: Message("count what waits for the next run", "统计等待下次运行的内容")
        case .coverCredits: Message("cover credits", "记录到账数据的完整范围")
        case .erasePerson: Message("erase a person", "抹除一个人的数据")
        case .findAuditHead: Message("look for a head on the audit chain", "在审计链上查找链头")
        case .findCutOffFiles: Message("look for files that were cut off", "查找不完整的文件")
        case .findUnknownFiles: Message("look for files that are not known", "查找未知的文件")
        case .keepAnswer: Message("keep Apple's answer", "保存苹果的答复")
        case .keepNotifications: Message("keep notifications", "保存苹果通知")
        case .keepOrderAnswer: Message("keep Apple's answer about an order", "保存苹果关于订单的答复")
        case .lookUp: Message("look up", "查找")
        case .makePseudonymKey: Message("make the key of the pseudonyms", "生成化名的密钥")
        case .noteFailedFiles: Message("note which files failed", "记录未能导入的文件")
        case .noteFullCheck: Message("note the full check", "记录完整检查")
        case .openLedger: Message("open the ledger", "打开账本")
        case .openRun: Message("open a run", "开始运行")
        case .planQuestions: Message("find out what to ask", "确定要查询的内容")
        case .post: Message("post the facts", "入账")
        case .prune: Message("remove what is older than retention asks for", "删除超过保留期的内容")
        case .putTrustedRoots: Message("put the trusted roots in force", "启用受信任的根证书")
        case .readAging: Message("read the aging", "读取账龄")
        case .readAuditChain: Message("read the audit chain", "读取审计链")
        case .readAuditHead: Message("read the head of the audit chain", "读取审计链的链头")
        case .readBlackList: Message("read the black list", "读取黑表")
        case .readCase: Message("read a case", "读取工单")
        case .readCaseEvents: Message("read the case events", "读取工单记录")
        case .readCases: Message("read the cases", "读取工单")
        case .readCreditCoverage: Message("read the coverage of credits", "读取到账数据的完整范围")
        case .readDevices: Message("read devices to compare", "读取要比对的设备")
        case .readDueEvidence: Message("read due evidence", "读取待验证的凭证")
        case .readEarlierAsOfs: Message("read the as-ofs of the runs before", "读取之前各次运行的截至时刻")
        case .readExceptions: Message("read the exceptions", "读取异常")
        case .readFindings: Message("read the findings", "读取异常")
        case .readForgottenNames: Message("read who was forgotten", "读取已抹除的名称")
        case .readImportedFiles: Message("read the imported files", "读取已导入的文件")
        case .readLastFullCheck: Message("read the last full check", "读取上次完整检查")
        case .readLastRun: Message("read the last run", "读取上次运行")
        case .readLastSuccess: Message("read when a run last succeeded", "读取上次成功运行的时间")
        case .readLaterRunsTakenBack: Message("read which later runs were taken back", "读取被撤回的后续运行")
        case .readLostOrders: Message("read the lost orders", "读取漏单")
        case .readMoves: Message("read the moves", "读取流水")
        case .readNews: Message("read what came to light since the last report", "读取上次报告以来的新情况")
        case .readNotificationProgress: Message("read how far notifications were read", "读取通知的读取进度")
        case .readPerson: Message("read what is held of a person", "读取某人的数据")
        case .readPurchase: Message("read one purchase", "读取一笔订单")
        case .readRefusedRows: Message("read the refused rows", "读取被拒绝的行")
        case .readRollForward: Message("read the roll-forward", "读取滚动核对")
        case .readRuns: Message("read the runs", "读取各次运行")
        case .readRunsTakenBack: Message("read which runs were taken back", "读取被撤回的运行")
        case .readSettledCases: Message("read what people settled since the last run", "读取上次运行后已处理的工单")
        case .readUnfinishedRun: Message("read the run that has not ended", "读取尚未结束的运行")
        case .readUnverified: Message("read what is unverified", "读取未验证的凭证")
        case .readWhiteList: Message("read the white list", "读取白表")
        case .reconcile: Message("reconcile", "对账")
        case .recordAnswers: Message("record answers", "记录答复")
        case .recordDevices: Message("record devices", "记录设备")
        case .recordQuestionEnds: Message("record how questions ended", "记录查询的结果")
        case .rewriteLedger: Message("write the ledger again from the start", "重写账本")
        case .sampleNames: Message("sample names", "抽取用户名样本")
        case .searchLedger: Message("search the ledger", "搜索账本")
        case .verifyAuditChain: Message("verify the audit chain", "验证审计链")
        }
    }
}
