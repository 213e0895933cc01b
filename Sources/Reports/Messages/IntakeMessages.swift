package import ReconciliationCore

/// What a night says of files that did not come in, or not as they should. Names and reasons of the system stay as they are.

extension Message {
    // The inbox

    /// Of an empty one.
    package static func folderOfNoKind(_ name: String) -> Message {
        Message(
            "`inbox/\(name)` belongs to no kind of input and is not read.",
            "`inbox/\(name)` 不属于任何一种输入，不会被读取。"
        )
    }

    package static func filesOfNoKind(_ names: String, more: Int) -> Message {
        let files = named(Message(verbatim: names), more: more)
        return Message(
            "NOT READ: \(files), which lie in the inbox and in no folder of a kind of input. Move them into one, "
                + "or out of the inbox.",
            "未读取：\(files)，位于收件箱内，却不在任何一种输入的文件夹中。请移入相应的文件夹，或移出收件箱。"
        )
    }

    package static func inputFolderMissing(_ kind: IntakeKind) -> Message {
        Message(
            "`inbox/\(kind.rawValue)` is missing: `recoup init` makes it again.",
            "`inbox/\(kind.rawValue)` 不存在：`recoup init` 会重新建立。"
        )
    }

    package static func inputFolderUnusable(_ name: String, _ reason: Message) -> Message {
        Message("`inbox/\(name)` cannot be used: \(reason).", "`inbox/\(name)` 无法使用：\(reason)。")
    }

    package static func filesWait(_ names: String, more: Int) -> Message {
        let files = named(Message(verbatim: names), more: more)
        return Message(
            "FILES WAIT in `inbox/failed` since an earlier night: \(files). Fix them and put them back, or remove them.",
            "`inbox/failed` 中有之前留下的文件：\(files)。请修正后放回，或者删除。"
        )
    }

    package static func creditsCutOff(_ names: String, more: Int) -> Message {
        let why = lackingRecords(names, more: more)
        let mending =
            names == EventFile.standardInput
            ? importAgain
            : Message(
                "Put the whole file, with quotes inside a field doubled, into `inbox/credits` under the same name, or import it again.",
                "请把完整的文件（字段内的引号须写两次）以相同名称放入 `inbox/credits`，或重新导入。"
            )
        return Message(
            "DELIVERY RECORDS ARE MISSING: \(why) Purchases whose deliveries stood there count as not delivered. \(mending)",
            "到账记录不完整：\(why)那些记录中的到账会被当作未到账。\(mending)"
        )
    }

    /// Of payments, uploads or notifications.
    package static func filesCutOff(_ names: String, more: Int) -> Message {
        let why = lackingRecords(names, more: more)
        let mending =
            names == EventFile.standardInput
            ? importAgain
            : Message(
                "Put the whole file into its folder of the inbox under the same name, or import it again.",
                "请把完整的文件以相同名称放入收件箱中它的文件夹，或重新导入。"
            )
        return Message(
            "RECORDS ARE MISSING: \(why) Purchases that only stood there are unknown. \(mending)",
            "记录不完整：\(why)只在其中出现的购买无从得知。\(mending)"
        )
    }

    /// Of what came on standard input.
    private static let importAgain = Message(
        "Import it again, whole, with quotes inside a field doubled. This may be said for a week all the same: standard input has no name "
            + "by which to know what came again.",
        "请重新导入完整的内容（字段内的引号须写两次）。标准输入没有名称，无法辨认再次导入的内容，因此这条提示可能仍会保留一周。"
    )

    /// Why records of files are missing, a sentence.
    private static func lackingRecords(_ names: String, more: Int) -> Message {
        let files = named(Message(verbatim: names), more: more)
        return Message(
            "\(files) ended in the middle of a record, has a quote out of place that hides records, was refused as a whole, "
                + "or could not be read.",
            "\(files) 在一条记录中间中断，其中位置不当的引号掩盖了一些记录，整个文件被拒收，或无法读取。"
        )
    }

    private static func named(_ shown: Message, more: Int) -> Message {
        more > 0 ? Message("\(shown) and \(more) more", "\(shown) 等，另有 \(more) 个") : shown
    }

    // One file

    package static func fileChanged(_ name: String) -> Message {
        Message(
            "\(name) changed while it was read; it is left for the next run.",
            "\(name) 在读取时发生了变化，留待下次运行。"
        )
    }

    /// Of a file named on the command line.
    package static func namedFileChanged(_ name: String) -> Message {
        Message(
            "\(name) changed while it was read, and nothing of it was imported. Import it again when nobody writes to it "
                + "any more.",
            "\(name) 在读取时发生了变化，没有导入任何内容。请在不再有程序写入它之后重新导入。"
        )
    }

    /// Of a file named on the command line.
    package static func namedFileLeft(_ name: String, _ why: Message) -> Message {
        Message(
            "\(name) was not read, and nothing of it was imported. \(why) Then import it again.",
            "\(name) 未读取，没有导入任何内容。\(why)之后请重新导入。"
        )
    }

    package static func fileTimeIsToCome(_ name: String, _ modified: String, now: String) -> Message {
        Message(
            "\(name) was modified at \(modified), which lies after this machine's clock (\(now)): that it is complete up to "
                + "then was not kept (inputs.credits.covers: file_time). Check the clocks of both machines.",
            "\(name) 的修改时间 \(modified) 晚于本机时钟（\(now)）：没有记录其完整到该时刻（inputs.credits.covers: file_time）。"
                + "请检查两台机器的时钟。"
        )
    }

    package static func fileLeft(_ name: String, _ why: Message) -> Message {
        Message("\(name) was not read and stays for the next run. \(why)", "\(name) 未读取，留待下次运行。\(why)")
    }

    package static func fileRefused(_ name: String, _ row: RejectedRow?) -> Message {
        let why = refusal(row)
        return Message("FILE REFUSED: nothing of \(name) came in. \(why)", "文件被拒绝：\(name) 没有导入任何内容。\(why)")
    }

    package static func fileRefusedAgain(_ name: String, _ row: RejectedRow?) -> Message {
        let why = refusal(row)
        return Message(
            "FILE REFUSED: \(name) is the very file that was refused as a whole before. \(why)",
            "文件被拒绝：\(name) 与之前整个被拒绝的文件完全相同。\(why)"
        )
    }

    /// - Parameter first: the first row of the file that was refused.
    package static func rowsRefused(in name: String, _ first: RejectedRow) -> Message {
        let field = first.field.isEmpty ? "" : first.field + ": "
        let why = Message(inEnglish: field + first.message, inSimplifiedChinese: refusal(first)[.simplifiedChinese])
        return Message(
            "\(name) has rows that were rejected. The first, in line \(first.line): \(why)",
            "\(name) 中有被拒绝的行。第一处在第 \(first.line) 行，\(why)"
        )
    }

    private static func refusal(_ row: RejectedRow?) -> Message {
        guard let row else { return Message(verbatim: "") }
        let rule = Message(inputRule: row.rule)[.simplifiedChinese]
        // The sentence that is kept with the row says both in English.
        let remedy = remedyInSimplifiedChinese(inputRule: row.rule)
        return Message(
            inEnglish: row.message,
            inSimplifiedChinese: (row.field.isEmpty ? "原因：\(rule)。" : "原因：\(rule)（\(row.field)）。") + remedy
        )
    }

    package static func isInboxRight(_ why: Message, configuration path: String) -> Message {
        Message("\(why) Is `inbox` in \(path) right?", "\(why)请检查 \(path) 中的 `inbox` 是否正确。")
    }

    package static func importedUnread(_ name: String) -> Message {
        Message("\(name) was imported without being read.", "\(name) 未经读取就已导入。")
    }

    // What is no input; an obstacle follows "it"

    package static func standardInputIsNoInput(_ obstacle: Message) -> Message {
        Message("Standard input \(obstacle).", "标准输入\(obstacle)。")
    }

    package static func pathIsNoInput(_ path: String, _ obstacle: Message, canBePiped: Bool) -> Message {
        canBePiped
            ? Message("\(path) \(obstacle), or pipe it in and name it `-`.", "\(path) \(obstacle)，或通过管道传入并写作 `-`。")
            : Message("\(path) \(obstacle).", "\(path) \(obstacle)。")
    }

    package static func folderToImport(_ path: String) -> Message {
        Message(
            "\(path) is a folder. Name the files in it, or put them into the inbox and run `recoup run`.",
            "\(path) 是文件夹。请指定其中的文件，或把它们放入收件箱并执行 `recoup run`。"
        )
    }

    // What was imported

    package static func fileImported(_ name: String, accepted: Int, duplicates: Int, rejected: Int) -> Message {
        Message(
            "\(name): \(accepted, one: "row", other: "rows") imported, \(duplicates.description) already imported, "
                + "\(rejected.description) rejected",
            "\(name)：导入 \(accepted.description) 行，此前已导入 \(duplicates.description) 行，"
                + "拒绝 \(rejected.description) 行"
        )
    }

    package static func fileKnown(_ name: String) -> Message {
        Message("\(name): already imported, nothing changed", "\(name)：此前已导入，没有变化")
    }

    /// - Parameters:
    ///   - name: of a file whose content came before.
    ///   - first: the first of the rows that were refused then and are refused now.
    package static func rowsRefusedAgain(in name: String, _ first: RejectedRow) -> Message {
        let rows = rowsRefused(in: name, first)
        return Message(
            "\(rows) The same content was imported before; nothing changed.",
            "\(rows)此前已导入过相同的内容，没有变化。"
        )
    }

    /// - Parameters:
    ///   - name: of a file of JSON Lines.
    ///   - members: those that the configuration names and no record has.
    ///   - kind: of input.
    package static func membersAbsent(_ name: String, _ members: [String], _ kind: IntakeKind) -> Message {
        let names = Message.list(members.map { Message(verbatim: printable($0)) })
        return Message(
            "\(name): no record has \(names), which `inputs.\(kind.rawValue).columns` names. Is it spelt as the app sends it?",
            "\(name)：没有任何记录含有 `inputs.\(kind.rawValue).columns` 所指定的 \(names.spaced)。请检查拼写是否与应用上传的一致。"
        )
    }

    /// - Parameter columns: their names, empty where they have none.
    package static func columnsIgnored(_ name: String, _ columns: [String]) -> Message {
        let shownMax = 20
        var names = Message.list(
            columns.prefix(shownMax).map { column in
                column.isEmpty ? Message("(no name)", "（无名）") : Message(verbatim: printable(column))
            }
        )
        let more = (columns.count - shownMax).description
        if columns.count > shownMax { names = Message("\(names) and \(more) more", "\(names) 等，另有 \(more) 列") }
        return Message(
            "\(name): \(columns.count, one: "column", other: "columns") ignored: \(names)",
            "\(name)：忽略 \(columns.count) 列：\(names)"
        )
    }

    package static let rowsRejected = Message(
        "Some rows were rejected: `recoup export rejects` names them.",
        "有些行被拒绝：`recoup export rejects` 会列出它们。"
    )
    package static let coverageVoid = Message(
        "--covers-until does not count: not everything came in. Import it again once it can be read.",
        "`--covers-until` 不起作用：并非全部内容都已导入。可以读取后请重新导入。"
    )

    /// Follows what was imported: stated coverage changes the books also where every file is known.
    package static func creditsCoverUntil(_ moment: String) -> Message {
        Message(
            "Credits count as complete up to \(moment) now; the next run judges by it.",
            "到账记录现在视为完整至 \(moment)；下次运行将据此判定。"
        )
    }

    // Leaving the inbox

    package static let folderIsLink = Message(
        "it is a symbolic link, and links are not followed; put a folder there",
        "它是符号链接，而链接不会被跟随；请在那里放一个文件夹"
    )

    package static func fileRenamed(_ name: String, _ kept: String) -> Message {
        Message(
            "\(name) has a name too long to be kept; it lies under \(kept) now.",
            "\(name) 的文件名太长，无法保留，现名为 \(kept)。"
        )
    }

    package static func fileCannotBeMoved(_ name: String, _ reason: Message, isImported: Bool) -> Message {
        let consequence =
            isImported
            ? Message(
                "Its rows are in the ledger; the next run will see it as known.",
                "其内容已在账本中，下次运行会视为已知文件。"
            )
            : Message("The next run will try it again.", "下次运行会再次尝试。")
        return Message(
            "\(name) cannot be moved out of the inbox: \(reason). \(consequence)",
            "无法把 \(name) 移出收件箱：\(reason)。\(consequence)"
        )
    }

    // A ledger that was put back

    package static func ledgerOlderThanReport(_ path: String, run: Int64, asOf: Message) -> Message {
        Message(
            "THIS LEDGER IS OLDER than the newest report, or another one: \(path) (run \(run), as of \(asOf)) is not on its "
                + "audit chain. If a backup was put in place, import again what came after it; a report that is not to count, as one "
                + "of a wrong as-of, may be moved away.",
            "账本早于最新报告，或不是同一个账本：\(path)（运行 \(run)，截至 \(asOf)）不在其审计链上。如果恢复过备份，"
                + "请重新导入备份之后的文件；不应计入的报告（例如截至时刻有误）可以移走。"
        )
    }

    package static func ledgerNotComparedWithReports(_ why: Message) -> Message {
        Message(
            "NOT COMPARED: whether this ledger is the one that the reports were made from cannot be told. \(why)",
            "未核对：无法确认账本与已发布的报告是否一致。\(why)"
        )
    }

    package static func reportNotShownAsLatest(_ why: Message) -> Message {
        Message("NOT SHOWN AS THE LATEST: \(why)", "未显示为最新报告：\(why)")
    }

    /// - Parameter kinds: what KIND in a command may stand for; empty where each command names its kind.
    package static func filesNeverImported(_ count: Int, _ commands: [String], more: Int, kinds: [String]) -> Message {
        let all = named(.clauses(commands.map { Message(verbatim: $0) }), more: more)
        guard kinds.isEmpty else {
            let known = kinds.joined(separator: ", ")
            return Message(
                "\(count, one: "FILE", other: "FILES") in `inbox/done` never came into this ledger (no kept report and no name "
                    + "says what is to stand for KIND: \(known)): \(all)",
                "`inbox/done` 中有 \(count) 个文件从未导入此账本（现存报告和文件名都没有说明 `KIND` 应换成以下哪一个：\(known)）：\(all)"
            )
        }
        return Message(
            "\(count, one: "FILE", other: "FILES") in `inbox/done` never came into this ledger: \(all)",
            "`inbox/done` 中有 \(count) 个文件从未导入此账本：\(all)"
        )
    }

    package static func inputsNeverImported(_ count: Int, _ files: [String], more: Int) -> Message {
        let all = named(.clauses(files.map { Message(verbatim: $0) }), more: more)
        return Message(
            "\(count, one: "FILE", other: "FILES") that reports were made from never came into this ledger, and "
                + "`inbox/done` has no copy. Import again from where it was kept: \(all)",
            "有 \(count) 个曾用于生成报告的文件从未导入此账本，`inbox/done` 中也没有。请从原保存处重新导入：\(all)"
        )
    }

    // Secrets

    package static func secretUnreadable(_ key: String, _ path: String) -> Message {
        Message(
            "\(key): cannot read \(path), or it is empty. May this user read it?",
            "\(key)：无法读取 \(path)，或该文件为空。当前用户是否有权读取？"
        )
    }

    /// The key of the configuration that names the shared secret of an app.
    package static func sharedSecretKey(of app: String) -> String { "apps.shared_secret_file (\(app))" }
}
