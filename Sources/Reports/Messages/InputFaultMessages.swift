package import ReconciliationCore

/// Why a file did not come in, or could not leave the inbox. Names and reasons of the system stay as they are.

extension Message {
    package init(_ failure: IntakeFailure) {
        self =
            switch failure {
            case .cannotOpen(let file, let reason): .cannotOpen(file, Message(verbatim: reason))
            case .cannotRead(let file, let reason):
                Message(
                    "Cannot read \(file): \(reason). Nothing of it was imported; run again when it can be read.",
                    "无法读取 \(file)：\(reason)。没有导入任何内容，可以读取后请重新运行。"
                )
            case .cannotReadTwice(let file):
                Message(
                    "Cannot read \(file) twice: the same content was imported before, and some rows that were refused then can "
                        + "be read now. Import it from a file.",
                    "无法再次读取 \(file)：此前已导入过相同的内容，而其中有些当时被拒收的行现在可以读取。请从文件导入。"
                )
            case .inboxUnusable(let path, let fault): .cannotOpen(path, Message(fault))
            case .inboxUnreadable(let fault):
                Message(
                    "Cannot read the inbox: \(Message(fault)). Nothing of it was imported; run again when it can be read.",
                    "无法读取收件箱：\(Message(fault))。没有导入任何内容，可以读取后请重新运行。"
                )
            case .obstacle(let file, let obstacle):
                Message("\(file) was not read: it \(Message(obstacle)).", "\(file) 未读取：\(Message(obstacle))。")
            case .tooLarge(let file, let bytesMax, let isUnpacked):
                .tooLarge(file, isUnpacked ? Message("unpacked, it", "解压后") : Message("it", "文件"), bytesMax)
            case .truncatedGzip(let file):
                Message(
                    "Cannot read \(file): its gzip data ends too early. Have it delivered again, whole.",
                    "无法读取 \(file)：压缩数据不完整。请重新完整提供。"
                )
            case .corruptGzip(let file, let reason):
                Message(
                    "Cannot read \(file): its gzip data is damaged (\(reason)). Have it delivered again.",
                    "无法读取 \(file)：压缩数据已损坏（\(reason)）。请重新提供。"
                )
            case .unknownField(let field, let kind, let known):
                Message(
                    "\(kind.rawValue) has no field \(field). Known fields: \(known.joined(separator: ", ")).",
                    "\(kind.rawValue) 没有字段 \(field)。已知字段：\(known.joined(separator: ", "))。"
                )
            case .memberForTwoFields(let member, let kind, let fields):
                Message(
                    "\(kind.rawValue): \(fields.joined(separator: ", ")) are all to be read from \(member), but in JSON each field "
                        + "needs a member of its own. Name it for one of them.",
                    "\(kind.rawValue)：\(fields.joined(separator: ", ")) 都要从 \(member) 读取，"
                        + "但在 JSON 中每个字段都需要自己的成员。请只为其中一个字段指定它。"
                )
            case .consumer(let cause):
                Message(
                    "Stopped while taking rows: \(String(describing: cause))",
                    "接收各行时中断：\(String(describing: cause))"
                )
            }
    }

    private static func cannotOpen(_ path: String, _ reason: Message) -> Message {
        Message(
            "Cannot open \(path): \(reason). Check that it exists and may be read by this user.",
            "无法打开 \(path)：\(reason)。请检查它是否存在、当前用户是否有权读取。"
        )
    }

    private static func tooLarge(_ file: String, _ what: Message, _ bytesMax: Int) -> Message {
        let limit = bytesMax % (1 << 30) == 0 ? "\(bytesMax >> 30) GiB" : "\(bytesMax) bytes"
        return Message(
            "Cannot import \(file): \(what) holds more than \(limit). Deliver it in parts (`split --line-bytes`; each part "
                + "of a CSV file needs the header).",
            "无法导入 \(file)：\(what)超过 \(limit)。请分成几部分再放入（`split --line-bytes`，`CSV` 的每一部分都要有表头）。"
        )
    }

    /// Why something is no input; follows "it".
    package init(_ obstacle: InputObstacle) {
        self =
            switch obstacle {
            case .symbolicLink:
                Message(
                    "is a symbolic link, and links are not followed; give the file itself",
                    "是符号链接，而链接不会被跟随；请给出文件本身"
                )
            case .severalLinks(let count):
                Message(
                    "has \(count.description) names (hard links), and is read only when it has one; give a copy of its own",
                    "有 \(count.description) 个名字（硬链接），只有一个名字时才会读取；请给出单独的副本"
                )
            case .folder: Message("is a folder; name the files in it", "是文件夹；请指定其中的文件")
            case .pipe: Message("is a pipe, and nothing is waited for; give a file", "是管道，而程序不会等待；请给出文件")
            case .notRegular: Message("is not a regular file; give a file", "不是普通文件；请给出文件")
            case .ledger:
                Message(
                    "is the ledger or a file that belongs to it; give an input file",
                    "是账本或属于账本的文件；请给出输入文件"
                )
            case .vanished: Message("is not there any more", "已经不在了")
            case .replaced: Message("was replaced while it was opened; run again", "在打开时被替换；请重新运行")
            case .unreachable(let reason): Message("cannot be reached: \(reason)", "无法访问：\(reason)")
            }
    }

    package init(_ fault: FolderFault) {
        self =
            switch fault {
            case .symbolicLink: .folderIsLink
            case .system(let reason): Message(verbatim: reason)
            }
    }

    /// Follows what could not be moved.
    package init(_ fault: MoveFault) {
        self =
            switch fault {
            case .folderNotOpen: Message("its folder is not open", "其所在文件夹没有打开")
            case .otherFile:
                Message(
                    "another file has its name now, which the next run reads",
                    "现在另一个文件用了它的名字，下次运行会读取那个文件"
                )
            case .otherFileMovedBack:
                Message(
                    "another file took its name, which the next run reads",
                    "另一个文件占用了它的名字，下次运行会读取那个文件"
                )
            case .otherFileLies(let place):
                Message(
                    "another file took its name and lies unread in \(place); put it back into the inbox",
                    "另一个文件占用了它的名字，尚未读取，现位于 \(place)；请把它放回收件箱"
                )
            case .tooManyOfItsName: Message("too many files of this name lie there already", "那里已有太多同名文件")
            case .folder(let path, .symbolicLink):
                Message("\(path): \(Message.folderIsLink)", "\(path)：\(Message.folderIsLink)")
            case .folder(_, .system(let reason)), .other(let reason): Message(verbatim: reason)
            }
    }
}
