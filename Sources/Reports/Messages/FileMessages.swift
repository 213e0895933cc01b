/// What is wrong with files that are read, written or locked. Paths and reasons of the system stay as they are.

extension Message {
    // Reading

    package static func noFile(at path: String) -> Message {
        Message("There is no file at \(path).", "\(path) 处没有文件。")
    }

    package static func cannotRead(_ path: Message, _ reason: String) -> Message {
        Message("Cannot read \(path): \(reason).", "无法读取 \(path)：\(reason)。")
    }

    package static func mayNotRead(_ path: String, _ reason: String) -> Message {
        Message(
            "Cannot read \(path): \(reason). May this user read it?",
            "无法读取 \(path)：\(reason)。当前用户是否有权读取？"
        )
    }

    package static let standardInput = Message("standard input", "标准输入")

    package static func noFileAnyMore(_ path: String) -> Message {
        Message("\(path) is no file any more. Name a file.", "\(path) 已不再是文件。请指定一个文件。")
    }

    package static func folderWhereFileIsRead(_ path: String) -> Message {
        Message("\(path) is a folder. Name a file in it.", "\(path) 是文件夹。请指定其中的文件。")
    }

    package static func noFileToRead(_ path: String, _ kind: FileKind) -> Message {
        Message(
            "\(path) is \(kind.words), not a file. Name a file, or - and redirect it: < \(path)",
            "\(path) 是\(kind.words)，不是文件。请指定一个文件，或使用 `-` 并重定向：< \(path)"
        )
    }

    package static func notOpen(_ path: String) -> Message {
        Message(
            "\(path) is not open. Name a file, or redirect one to it.",
            "\(path) 没有打开。请指定一个文件，或重定向一个文件给它。"
        )
    }

    // Writing

    package static func wrote(_ path: String) -> Message { Message("wrote \(path)", "已写入 \(path)") }

    static func targetIsSpared(_ path: String) -> Message {
        Message(
            "\(path) belongs to the ledger, its configuration or its inputs, and no output takes its place. "
                + "Name another file.",
            "\(path) 属于账本、其配置或输入，不能被输出覆盖。请指定别的文件。"
        )
    }

    static func targetExists(_ path: String) -> Message {
        Message(
            "\(path) exists already. Name a new file, or move that one away.",
            "\(path) 已存在。请指定新的文件，或先移走它。"
        )
    }

    static func targetExistsByNow(_ path: String) -> Message {
        Message("\(path) exists by now. Name another file, or try again.", "\(path) 在此期间已出现。请指定别的文件，或重试。")
    }

    static func targetHasOtherNames(_ path: String) -> Message {
        Message(
            "\(path) has other names too (hard links), which would go on showing the old content. "
                + "Remove it first, or name another file.",
            "\(path) 还有别的名字（硬链接），它们会继续显示旧内容。请先删除它，或指定别的文件。"
        )
    }

    static func targetIsLink(_ path: String) -> Message {
        Message(
            "\(path) is a symbolic link, and no output is written through one. Name the file it leads to, or "
                + "remove the link first.",
            "\(path) 是符号链接，输出不会经由链接写入。请指定它指向的文件，或先删除该链接。"
        )
    }

    static func targetIsNoFile(_ path: String, _ kind: FileKind) -> Message {
        Message("\(path) is \(kind.words), not a file. Name a file.", "\(path) 是\(kind.words)，不是文件。请指定一个文件。")
    }

    static func noStreamAnyMore(_ path: String) -> Message {
        Message("\(path) is no pipe or device any more. Name a file.", "\(path) 已不再是管道或设备。请指定一个文件。")
    }

    package static func outputNotWritten(_ reason: String) -> Message {
        Message(
            "cannot write the output: \(reason). Make room for it and run the command again.",
            "无法写出结果：\(reason)。请腾出空间后重新运行该命令。"
        )
    }

    static func cannotWrite(_ path: String, _ reason: Message) -> Message {
        Message(
            "Cannot write \(path): \(reason). Name a file in a folder that is there and that this user may write.",
            "无法写入 \(path)：\(reason)。请指定一个文件，其所在文件夹须存在且当前用户有权写入。"
        )
    }

    static func cannotMakeFolder(_ path: String, _ reason: String) -> Message {
        Message(
            "Cannot make the folder \(path): \(reason). May this user write there?",
            "无法建立文件夹 \(path)：\(reason)。当前用户是否有权在那里写入？"
        )
    }

    static func cannotListFolder(_ path: String, _ reason: String) -> Message {
        Message(
            "Cannot list the folder \(path): \(reason). May this user read it?",
            "无法列出文件夹 \(path)：\(reason)。当前用户是否有权读取？"
        )
    }

    static func cannotRemove(_ path: String, _ reason: String) -> Message {
        Message("Cannot remove \(path): \(reason). Remove it by hand.", "无法删除 \(path)：\(reason)。请手动删除。")
    }

    static func latestIsNoLink(_ path: String, _ kind: FileKind) -> Message {
        Message(
            "\(path) is \(kind.words) and should be our link to the newest report. "
                + "Reports are published all the same; move \(path) away and run `recoup report`.",
            "\(path) 是\(kind.words)，而它应当是指向最新报告的链接。报告仍会发布；请移走 \(path)，然后执行 `recoup report`。"
        )
    }

    static func callFailed(_ call: Message, _ reason: String) -> Message {
        Message(
            "Cannot \(call): \(reason). Is there room on the disk, and may this user write there?",
            "无法\(call)：\(reason)。磁盘是否还有空间？当前用户是否有权在那里写入？"
        )
    }

    package static func outputUnusable(_ why: Message) -> Message {
        Message("--output: \(why)", "`--output` 不可用：\(why)")
    }

    package static func metricsNotWritten(_ why: Message) -> Message {
        Message("notify.metrics_file: \(why)", "notify.metrics_file 出错：\(why)")
    }

    package static func metricsWithoutFolder(_ folder: String) -> Message {
        Message(
            "there is no folder \(folder). Make it, or name a file in another folder",
            "没有文件夹 \(folder)。请建立它，或指定其他文件夹中的文件"
        )
    }

    /// An output folder that would fill the inbox with what is no input.
    package static func folderInInbox(_ folder: String) -> Message {
        Message(
            "\(folder) is the inbox or lies in it, where every file is an input. Name another folder.",
            "\(folder) 是收件箱或位于其中，那里的文件都会当作输入。请指定别的文件夹。"
        )
    }

    /// An output folder whose newest report would be one with pseudonyms.
    package static func folderOfReports(_ folder: String) -> Message {
        Message(
            "\(folder) holds the reports of the runs, or lies among them, whose place a redacted report must not take. Name another folder.",
            "\(folder) 存放各次运行的报告或位于其中，脱敏报告不得取代它们。请指定别的文件夹。"
        )
    }

    /// A ledger where every file is an input.
    package static func fileInInbox(_ file: String) -> Message {
        Message(
            "\(file) lies in the inbox, where every file is an input. Name a file in another folder.",
            "\(file) 位于收件箱中，那里的文件都会当作输入。请指定其他文件夹中的文件。"
        )
    }

    // The lock of a run

    package static func lockFailed(_ path: String, _ reason: String) -> Message {
        Message("Cannot lock \(path): \(reason).", "无法锁定 \(path)：\(reason)。")
    }

    /// - Parameter holder: who says that the lock is theirs; nil where nobody does.
    package static func locked(_ path: String, by holder: Message?) -> Message {
        let holder = holder.map { Message(" (\($0))", "（\($0)）") } ?? Message(verbatim: "")
        return Message(
            "Another run holds the lock \(path)\(holder). Wait for it, or give --wait-lock 10m.",
            "另一次运行正持有锁 \(path)\(holder)。请等它结束，或使用 `--wait-lock 10m`。"
        )
    }

    /// - Parameter host: another machine, which the process runs on.
    package static func lockHolder(_ process: Int32, on host: String?, since moment: String) -> Message {
        let place = host.map { Message(" on \($0)", "（位于 \($0)）") } ?? Message(verbatim: "")
        return Message("process \(process)\(place) since \(moment)", "进程 \(process)\(place)，始于 \(moment)")
    }

    package static func lockUnusable(_ path: String, _ reason: Message) -> Message {
        Message(
            "Cannot use the lock \(path): \(reason). Run as the ledger's owner; where that does not help, remove it while no run is going on.",
            "无法使用锁文件 \(path)：\(reason)。请以账本的所有者身份运行；如果仍然不行，请在没有运行时删除它。"
        )
    }

    package static func lockOnReadOnlyDisk(_ path: String) -> Message {
        Message(
            "Cannot make the lock \(path): its disk cannot be written. Remount it for writing.",
            "无法创建锁文件 \(path)：磁盘为只读。请重新以可写方式挂载。"
        )
    }

    package static func lockOnFullDisk(_ path: String) -> Message {
        Message(
            "Cannot make the lock \(path): no space is left on its disk. Free disk space, then run again.",
            "无法创建锁文件 \(path)：磁盘空间不足。请清理磁盘后重新运行。"
        )
    }

    package static func lockInOthersFolder(_ path: String) -> Message {
        Message(
            "Cannot make the lock \(path): this user may not write in its folder. Run as the ledger's owner, or fix the "
                + "folder's owner and mode.",
            "无法创建锁文件 \(path)：当前用户无权在其文件夹中写入。请以账本的所有者身份运行，或修正该文件夹的所有者和权限。"
        )
    }

    package static let isSymbolicLink = Message("it is a symbolic link", "它是符号链接")
    package static let hasHardLinks = Message("it has other names too (hard links)", "它还有别的名字（硬链接）")

    package static func isNoFile(_ kind: FileKind) -> Message {
        Message("it is \(kind.words), not a file", "它是\(kind.words)，不是文件")
    }

    package static func belongsToOther(_ owner: UInt32) -> Message {
        Message("it belongs to another user (number \(owner))", "它属于另一个用户（编号 \(owner)）")
    }
}

extension FileKind {
    /// For sentences: "is …".
    package var words: Message {
        switch self {
        case .file: Message("a file", "文件")
        case .folder: Message("a folder", "文件夹")
        case .link: Message("a symbolic link", "符号链接")
        case .pipe: Message("a pipe", "管道")
        case .characterDevice: Message("a device", "设备")
        case .blockDevice: Message("a block device", "块设备")
        case .socket: Message("a socket", "套接字")
        }
    }
}

/// A call of the system on a file, as the failure of it is told.
enum FileCall: Sendable, Hashable {
    case make, open, write, sync, close, remove, read, link
    case rename(to: String)

    func on(_ path: String) -> Message {
        switch self {
        case .make: Message("make \(path)", "建立 \(path)")
        case .open: Message("open \(path)", "打开 \(path)")
        case .write: Message("write \(path)", "写入 \(path)")
        case .sync: Message("sync \(path)", "把 \(path) 同步到磁盘")
        case .close: Message("close \(path)", "关闭 \(path)")
        case .remove: Message("remove \(path)", "删除 \(path)")
        case .read: Message("read \(path)", "读取 \(path)")
        case .link: Message("make the link \(path)", "建立链接 \(path)")
        case .rename(let target): Message("rename \(path) to \(target)", "把 \(path) 改名为 \(target)")
        }
    }
}
