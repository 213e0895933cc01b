import ReconciliationCore

/// The steps of the ledger's work, and what ended one.

extension Message {
    static func stepFailed(_ step: String, _ fault: Message) -> Message {
        let done = Message(inEnglish: step, inSimplifiedChinese: stepInChinese(step))
        return Message("Cannot \(done): \(fault)", "无法\(done)：\(fault)")
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

    /// A verb and what it is done to, as the ledger names its steps in English.
    static func stepInChinese(_ step: String) -> String {
        if let known = ledgerSteps[step] { return known }
        // Those that name something.
        if let match = step.wholeMatch(of: /close run ([0-9]+)/) { return "结束运行 \(match.1)" }
        if let match = step.wholeMatch(of: /note that ([a-z]+) came/) { return "记录 \(match.1) 的到来" }
        if let match = step.wholeMatch(of: /back up to (.+)/) { return "备份到 \(match.1)" }
        if let match = step.wholeMatch(of: /import (.+)/) { return "导入 \(match.1)" }
        return "完成这一步"
    }
}

/// Every step that names nothing.
let ledgerSteps: [String: String] = [
    "ask SQLite about itself": "查询 SQLite 的信息",
    "ask the server about itself": "查询服务器的信息",
    "check the file": "检查文件",
    "compute the control totals": "计算控制总数",
    "copy the ledger": "复制账本",
    "count the books": "统计账目",
    "count the cases": "统计工单",
    "count the days": "按日统计",
    "count what is older than retention asks for": "统计超过保留期的内容",
    "count what waits for the next run": "统计等待下次运行的内容",
    "cover credits": "记录到账数据的完整范围",
    "erase a person": "抹除一个人的数据",
    "find out what to ask": "确定要查询的内容",
    "follow up cases": "处理工单",
    "keep Apple's answer about an order": "保存苹果关于订单的答复",
    "keep Apple's answer": "保存苹果的答复",
    "keep notifications": "保存苹果通知",
    "look for a head on the audit chain": "在审计链上查找链头",
    "look for credits that were cut off": "查找不完整的到账文件",
    "look for files that are not known": "查找未知的文件",
    "look up": "查找",
    "make the key of the pseudonyms": "生成化名的密钥",
    "note the full check": "记录完整检查",
    "open a run": "开始运行",
    "open the ledger": "打开账本",
    "post the facts": "入账",
    "put the trusted roots in force": "启用受信任的根证书",
    "read a case": "读取工单",
    "read devices to compare": "读取要比对的设备",
    "read due evidence": "读取待验证的凭证",
    "read how far notifications were read": "读取通知的读取进度",
    "read one purchase": "读取一笔订单",
    "read the aging": "读取账龄",
    "read the as-ofs of the runs before": "读取之前各次运行的截至时刻",
    "read the audit chain": "读取审计链",
    "read the black list": "读取黑表",
    "read the case events": "读取工单记录",
    "read the cases": "读取工单",
    "read the coverage of credits": "读取到账数据的完整范围",
    "read the exceptions": "读取异常",
    "read the findings": "读取异常",
    "read the head of the audit chain": "读取审计链的链头",
    "read the imported files": "读取已导入的文件",
    "read the last full check": "读取上次完整检查",
    "read the last run": "读取上次运行",
    "read the lost orders": "读取漏单",
    "read the moves": "读取流水",
    "read the refused rows": "读取被拒绝的行",
    "read the roll-forward": "读取滚动核对",
    "read the run that has not ended": "读取尚未结束的运行",
    "read the runs": "读取各次运行",
    "read the white list": "读取白表",
    "read what is held of a person": "读取某人的数据",
    "read what is unverified": "读取未验证的凭证",
    "read when a run last succeeded": "读取上次成功运行的时间",
    "read what people settled since the last run": "读取上次运行后已处理的工单",
    "read which later runs were taken back": "读取被撤回的后续运行",
    "read which runs were taken back": "读取被撤回的运行",
    "read who was forgotten": "读取已抹除的名称",
    "reconcile": "对账",
    "record answers": "记录答复",
    "record devices": "记录设备",
    "record how questions ended": "记录查询的结果",
    "remove what is older than retention asks for": "删除超过保留期的内容",
    "sample names": "抽取用户名样本",
    "search the ledger": "搜索账本",
    "verify the audit chain": "验证审计链",
    "write the ledger anew": "重写账本",
]
