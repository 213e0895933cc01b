package import ReconciliationCore

/// What is said of a work list that comes back from a spreadsheet, and of what was done to cases.

extension Message {
    // The file

    package static func workListColumnMissing(_ file: String, _ column: String, found: String) -> Message {
        Message(
            "\(file) has no column \(column); its first line names \(found). A work list has commas, semicolons "
                + "or tabs between its columns; export it again. Nothing was changed.",
            "\(file) 没有 \(column) 列；其第一行是 \(found)。工单表的列之间应是逗号、分号或制表符；请重新导出。没有任何改动。"
        )
    }

    package static func workListUnreadable(_ file: String, line: Int, _ why: Message) -> Message {
        Message(
            "\(file), line \(line.description) \(why). Nothing was changed.",
            "\(file)，第 \(line.description) 行\(why)。没有任何改动。"
        )
    }

    /// Why a file that may have been through a spreadsheet cannot be read; follows the number of a line.
    package init(_ fault: SpreadsheetFault) {
        self =
            switch fault {
            case .empty: Message("is empty: there is no header row", "为空：没有表头")
            case .columnTwice(let column): Message("names the column \(column) twice", "有两个 \(column) 列")
            case .cellCount(let count, let columns):
                Message(
                    "has \(count, one: "cell", other: "cells"), the header \(columns)",
                    "有 \(count) 个单元格，而表头有 \(columns) 个"
                )
            case .notCSV: Message("is not CSV", "不是 CSV")
            case .rule(let code, let sentence):
                // The sentence becomes a part of another.
                Message(
                    inEnglish: "is refused: " + sentence,
                    inSimplifiedChinese: "：\(Message(inputRule: code)[.simplifiedChinese])。"
                        + remedyInSimplifiedChinese(inputRule: code)
                ).withoutStop
            }
    }

    package static func workListRefused(_ file: String, cells: Int) -> Message {
        Message(
            "\(cells, one: "cell", other: "cells") of \(file) cannot be taken; nothing was changed. "
                + "Fix what is named above, or export the list again.",
            "有 \(cells) 个单元格（\(file)）不能按原样接受；没有任何改动。请修正，或重新导出工单表。"
        )
    }

    package static func workListFault(_ file: String, _ fault: Message) -> Message {
        Message("\(file), \(fault)", "\(file)，\(fault)")
    }

    // Its cells

    package static func cellFault(line: Int, _ column: String, _ value: String, _ why: Message) -> Message {
        Message(
            "line \(line.description), \(column): \"\(value)\" \(why)",
            "第 \(line.description) 行，\(column)：“\(value)”\(why)"
        )
    }

    package static func standsOnLine(_ line: Int) -> Message {
        Message("stands on line \(line.description) too", "在第 \(line.description) 行也出现")
    }

    package static let isNoCase = Message("is no case of this ledger", "不是此账本的工单")

    package static let isSpreadsheetError = Message(
        "is an error of the spreadsheet: it took the text for a formula; type it again",
        "是表格软件的错误值：它把文字当成了公式；请重新输入"
    )

    package static func cellDamaged(booked value: String) -> Message {
        Message("was damaged by a spreadsheet; the books have \(value)", "被表格软件改坏了；账本中是 \(value)")
    }

    package static func cellDiffers(booked value: String) -> Message {
        let value = value.isEmpty ? Message("nothing", "空") : Message(verbatim: value)
        return Message(
            "is not what the books have for this case (\(value)); the column is not to be filled in",
            "与账本中此工单的内容不同（\(value)）；此列不用填写"
        )
    }

    package static func changedSinceExport(now status: String) -> Message {
        Message(
            "is out of date: the case was changed after the export, and is \(status) now; export the list again",
            "已过时：导出后此工单有改动，现在的状态是 \(status)；请重新导出工单表"
        )
    }

    package static let userCellDamaged = Message(
        "was damaged by a spreadsheet, or is no user id",
        "被表格软件改坏了，或者不是用户标识"
    )
    package static let userWithoutReason = Message(
        "stands without a reason credited_manually or credited_elsewhere",
        "没有同时填写原因 credited_manually 或 credited_elsewhere"
    )

    package static func userDiffers(known: UserID?) -> Message {
        let known = known.map { Message(", to \($0)", "（\($0)）") } ?? Message(verbatim: "")
        return Message(
            "is not whom the case was resolved with\(known); reopen it first",
            "不是此工单解决时所写的用户\(known)；请先重新打开"
        )
    }

    package static func isNoReason(fitting: String) -> Message {
        Message("is no reason; what fits: \(fitting)", "不是有效的原因；可用的原因：\(fitting)")
    }

    package static func isRefused(_ why: Message) -> Message { Message("is refused: \(why)", "被拒绝：\(why)") }

    // What would change

    package static func caseChange(_ caseID: String, _ change: Message) -> Message {
        Message("\(caseID): \(change)", "\(caseID)：\(change)")
    }

    package static func assigneeChange(from old: String?, to new: String) -> Message {
        let old = old.map { Message(verbatim: $0) } ?? Message("nobody", "无人")
        return Message("assignee \(old) -> \(new)", "负责人 \(old) -> \(new)")
    }

    package static func assigneeReplaced(
        line: Int,
        _ caseID: String,
        _ old: String,
        by actor: String,
        at moment: Instant,
        with new: String
    ) -> Message {
        Message(
            "line \(line.description): \(new) replaces \(old) in \(caseID), assigned by \(actor) at \(moment.text). "
                + "If nobody wrote that into the list, the list is older: assign the case again and export the list again.",
            "第 \(line.description) 行：在 \(caseID) 中 \(new) 将替换 \(old)（由 \(actor) 于 \(moment.text) 分派）。"
                + "如果并非有人在表中这样填写，则工单表早于该次分派：请重新分派工单，并重新导出工单表。"
        )
    }

    package static func notResolvedAgain(line: Int, _ caseID: String, _ why: Message) -> Message {
        Message(
            "line \(line.description): \(caseID) is not resolved again: \(why). If something was delivered for this row too, take one of "
                + "the two deliveries back.",
            "第 \(line.description) 行：\(caseID) 不会再次处理：\(why)。如果也按此行发过货，请收回其中一次。"
        )
    }

    package static func noteAdded(_ note: String) -> Message { Message("note \"\(note)\"", "备注“\(note)”") }

    package static func resolved(
        from status: String,
        _ reason: String,
        user: UserID?,
        note: String?
    ) -> Message {
        let resolved = CaseEventAction.resolved.rawValue
        var change = Message("\(status) -> \(resolved), \(reason)", "\(status) -> \(resolved)，\(reason)")
        if let user { change = Message("\(change) to \(user)", "\(change)，用户 \(user)") }
        if let note {
            change = Message("\(change), \(Message.noteAdded(note))", "\(change)，\(Message.noteAdded(note))")
        }
        return change
    }

    package static func reopened(from status: String) -> Message {
        Message(verbatim: "\(status) -> \(CaseEventAction.reopened.rawValue)")
    }

    // Done

    package static func savedCases(_ caseIDs: [String]) -> Message {
        caseIDs.count == 1
            ? Message("Saved: \(caseIDs[0]).", "已保存：\(caseIDs[0])。")
            : Message("Saved: \(caseIDs.count.description) cases.", "已保存：\(caseIDs.count.description) 个工单。")
    }

    package static func assignedAlready(_ caseID: String, to name: String) -> Message {
        Message("\(caseID) is assigned to \(name) already: nothing was changed.", "\(caseID) 已分派给 \(name)：没有任何改动。")
    }

    package static func savedChanges(_ count: Int) -> Message {
        count == 1
            ? Message("Saved 1 change.", "已保存 1 项改动。")
            : Message("Saved \(count.description) changes.", "已保存 \(count.description) 项改动。")
    }

    package static func userUnknown(_ user: UserID) -> Message {
        Message(
            "No input knows the user \(user). If the id is misspelt, reopen the case and resolve it with the right one.",
            "没有任何输入提到用户 \(user)。如果标识有误，请重新打开工单，并用正确的用户再次解决。"
        )
    }

    package static func deliveredInBooks(_ caseID: String, to user: String) -> Message {
        Message(
            "\(caseID): its finding is closed, and the backend has delivered this purchase to \(user). If it was delivered by hand too, "
                + "take one of the two back; if not, reopen the case.",
            "\(caseID)：该异常已关闭，且后台已把此订单发给 \(user)。若又人工补发，请收回其中一笔；若没有补发，请重新打开工单。"
        )
    }

    package static func deliveredSinceRun(_ caseID: String) -> Message {
        Message(
            "\(caseID): a delivery of this purchase came in after the last run. If it was not to be delivered twice, reopen the "
                + "case; the next run judges it.",
            "\(caseID)：上次运行之后已收到这笔订单的发货记录。如果不应重复发货，请重新打开工单，由下次运行判断。"
        )
    }

    package static func creditedToOtherThanOwner(
        _ caseID: String,
        _ user: UserID,
        owner: UserID,
        basis: String
    ) -> Message {
        let basis = Message(code: basis, of: OwnerBasis.self)
        return Message(
            "\(caseID): \(user) was credited, but the purchase belongs to \(owner) (\(basis)). If that is a mistake, reopen "
                + "the case and resolve it with the right user; if not, take the delivery back from \(user).",
            "\(caseID)：记录为已发给 \(user)，但这笔订单属于 \(owner)（\(basis)）。如果填写有误，请重新打开工单并用正确的用户"
                + "再次解决；如果确实发给了 \(user)，请收回。"
        )
    }

    package static let nothingDiffers = Message("Nothing differs from the books.", "与账本没有不同。")

    package static func dryRun(toSave count: Int) -> Message {
        Message(
            "Nothing was saved: this was a dry run (\(count.description) to save).",
            "没有保存任何内容：这只是演练（有 \(count.description) 项待保存）。"
        )
    }
}
