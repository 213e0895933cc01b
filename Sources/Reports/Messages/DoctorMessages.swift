package import ReconciliationCore

/// What `recoup doctor` finds, and how to fix it.

extension Message {
    // Folders and modes

    package static let folderMissing = Message(
        "is missing: run `recoup init`, it adds what is missing",
        "不存在：请执行 `recoup init`，它会补上缺少的内容"
    )
    package static let folderIsNone = Message(
        "is no folder: move it aside, then run `recoup init`, it adds what is missing",
        "不是文件夹：请将其移开，然后执行 `recoup init`，它会补上缺少的内容"
    )
    package static let folderOnOtherFileSystem = Message(
        "is on another file system than `done` or `failed`, and files cannot be moved there: mount the whole inbox in its place",
        "与 `done` 或 `failed` 不在同一个文件系统，文件无法移入：请改为挂载整个收件箱"
    )
    package static let notWritable = Message(
        "this user may not write it: fix its owner or mode",
        "当前用户无权写入：请修改其所有者或权限"
    )

    package static func modeTooWide(_ mode: String, narrower: String, _ path: String) -> Message {
        Message(
            "has mode \(mode), and others may read or write it: chmod \(narrower) \(path)",
            "权限为 \(mode)，其他用户可以读写。请执行：chmod \(narrower) \(path)"
        )
    }

    package static func folderOpenToOthers(_ mode: String, narrower: String, _ path: String) -> Message {
        Message(
            "has mode \(mode), and others than its owner may put files into it: chmod \(narrower) \(path)",
            "权限为 \(mode)，所有者以外的用户可以在其中放入文件。请执行：chmod \(narrower) \(path)"
        )
    }

    // Secrets

    package static let secretNotReadable = Message(
        "this user may not read it: fix its owner",
        "当前用户无权读取：请修改其所有者"
    )

    package static func secretReadableByOthers(_ path: String) -> Message {
        Message("others may read it: chmod 600 \(path)", "其他用户可以读取。请执行：chmod 600 \(path)")
    }

    package static func secretMissing(_ key: String) -> Message {
        Message(
            "is missing: write the secret there, or take \(key) out of the configuration",
            "不存在：请把密钥写入该文件，或从配置中删去 \(key)"
        )
    }

    // Clock

    package static let clockBeforeProgram = Message(
        "lies before this program was written: set the clock",
        "早于本程序的编写时间：请校正时钟"
    )

    package static func clockBeforeLastRun(_ asOf: String) -> Message {
        Message("lies before the last run's as-of \(asOf): set the clock", "早于上次运行的截至时刻 \(asOf)：请校正时钟")
    }

    // Storage

    package init(_ subject: StorageFact.Subject) {
        self =
            switch subject {
            case .program(let name, let version), .addition(let name, let version):
                Message(verbatim: "\(name) \(version)")
            case .clock(let moment): Message("the server's clock: \(moment.text)", "服务器时钟：\(moment.text)")
            case .role(let name): Message("the role \(printable(name))", "角色 \(printable(name))")
            case .setting(let name, let value): Message(verbatim: "\(name) = \(printable(value))")
            }
    }

    package init(_ fault: StorageFact.Fault) {
        self =
            switch fault {
            case .tooOld(let least):
                Message("is too old for a ledger: install \(least) or newer", "版本过旧，不能存放账本：请安装 \(least) 或更新版本")
            case .clockDiffers(let span):
                Message(
                    "differs from the clock of this machine by \(span.text): set both by a time server",
                    "与本机时钟相差 \(span.text)：请让两者与时间服务器同步"
                )
            case .mayNotWrite(let count):
                Message(
                    "may not write \(count, one: "table", other: "tables") of the ledger, so that no night can run under "
                        + "it: let the owner of the tables run it, or grant what is missing",
                    "无权写入账本的 \(count) 个表，无法用它执行夜间运行：请由表的所有者运行，或授予所缺的权限"
                )
            case .losesCommits:
                Message(
                    "lets a crash of the machine lose or damage what was saved: switch it on and reload the server",
                    "会使已保存的内容在机器崩溃时丢失或损坏：请开启并重新加载服务器"
                )
            case .isNeverCleared:
                Message(
                    "leaves rows that were replaced where they are, and every night is slower than the one before: switch "
                        + "it on and reload the server",
                    "不会清理被替换的行，每次运行都会比上一次更慢：请开启并重新加载服务器"
                )
            case .lacksCharacters:
                Message(
                    "cannot store every name: make the database with `--encoding=UTF8`",
                    "无法存储所有名称：请用 `--encoding=UTF8` 建立数据库"
                )
            }
    }

    // Books

    package static func ledgerDamaged(_ damages: String) -> Message {
        Message(
            "is damaged (\(damages)): go back to a backup, then run again",
            "已损坏（\(damages)）：请恢复备份，然后重新运行"
        )
    }

    package static func auditRows(_ count: Int64, head: String) -> Message {
        Message("\(Int(count), one: "row", other: "rows"), head \(head)", "\(Int(count)) 行，链头 \(head)")
    }

    package static func auditRowBroken(_ fault: AuditFault) -> Message {
        Message(
            "\(Message(fault)): compare with a backup or a kept manifest.json",
            "\(Message(fault))：请与备份或保存的 manifest.json 比对"
        )
    }

    package static func controlTotals(_ count: Int, asOf: String, waiting: Int64) -> Message {
        let totals = Message("\(count) totals as of \(asOf)", "\(count) 项总数，截至 \(asOf)")
        guard waiting != 0 else { return totals }
        return Message("\(totals), \(waiting) rows wait for the next run", "\(totals)，\(waiting) 行等待下次运行")
    }

    package static func controlTotalsBroken(_ totals: [ControlTotal]) -> Message {
        let broken = totals.map { total in
            Message(
                "\(total.name) \(total.left) is not \(total.right)",
                "\(total.name) \(total.left) 不等于 \(total.right)"
            )
        }
        return Message(
            "do not hold: \(Message.clauses(broken)). Run `recoup reconcile --full`; if they still fail, go back to a "
                + "backup",
            "不一致：\(Message.clauses(broken))。请执行 `recoup reconcile --full`；如仍不一致，请恢复备份"
        )
    }

    package static func controlTotalsWaitForRun(_ run: Int64) -> Message {
        Message(
            "run \(run) has not ended, and some control totals hold only once it has. Where it is not going on any more, run "
                + "`recoup run`, then try again",
            "运行 \(run) 尚未结束，部分控制总数在其结束后才会一致。如果它已不在进行，请先执行 `recoup run`，然后重试"
        )
    }

    // Reports

    package static func reportsHeld(_ count: Int) -> Message {
        Message("\(count) published, held against their manifests", "已发布 \(count) 份，均已与 manifest.json 比对")
    }

    package static func reportDiffers(_ faults: [Message]) -> Message {
        Message(
            "differs from its manifest: \(Message.clauses(faults)). Put a copy in its place, or set it aside; "
                + "`recoup report` writes the newest one again",
            "与其 manifest.json 不符：\(Message.clauses(faults))。请换上副本或将其移开；`recoup report` 会重新生成最新的一份"
        )
    }

    package static let reportWithoutManifest = Message(
        "has no manifest.json, or none that can be read: nobody can tell whether it is as it was published. Put a copy in its "
            + "place, or set it aside; `recoup report` writes the newest one again",
        "没有 manifest.json，或其无法读取：无法判断报告是否与发布时一致。请换上副本或将其移开；`recoup report` 会重新生成最新的一份"
    )

    package static let continuity = Message("ledger, newest report and inbox/done", "账本、最新报告与 `inbox/done`")

    package static func continuityBroken(_ sentences: [Message]) -> Message {
        Message(
            "do not belong together. \(Message.sentences(sentences).withoutStop)",
            "互不相符。\(Message.sentences(sentences).withoutStop)"
        )
    }

    // Proof

    package static let proof = Message("of purchases", "付款的证明")
    package static let appIDs = Message("`apple_id` of the apps", "应用的 `apple_id`")

    package static func noProof(_ totals: BookTotals) -> Message {
        Message("cannot be had: \(totals.whyNothingIsProven)", "无法取得：\(totals.whyNothingIsProven)")
    }

    // Watching

    package static func pingBroken(_ reason: Message) -> Message {
        Message(
            "does not work, and nobody would notice a night that fails: \(reason)",
            "不起作用，运行失败时不会有人知道：\(reason)"
        )
    }

    package static func metricsNotWritable(_ folder: String) -> Message {
        Message("cannot be written: this user may not write \(folder)", "无法写入：当前用户无权写入 \(folder)")
    }

    package static func metricsPlaceTaken(_ path: String) -> Message {
        Message(
            "\(path) is a folder, a link or a device, or belongs to the ledger, its configuration or its inputs. Name another "
                + "file",
            "\(path) 是文件夹、链接或设备，或者属于账本、其配置或输入。请指定别的文件"
        )
    }

    // Names of users

    package static func unmatchedNames(_ count: Int) -> Message {
        Message(
            "\(count, one: "recent user name matches", other: "recent user names match") no user",
            "最近有 \(count) 个用户名对应不到用户"
        )
    }

    package static func noSchemeExplains(_ names: Message) -> Message {
        Message("\(names); no hashing scheme explains them", "\(names)，没有哪种编码方式能解释它们")
    }

    package static func schemeExplains(_ fit: NamingTrial.Fit) -> Message {
        let encoding = "\(fit.encoding.scheme.rawValue) of \(fit.encoding.field.rawValue)"
        let changes = Message.clauses(fit.changes.map(change))
        return Message(
            "\(encoding) makes \(fit.nameCount) of them: \(changes)",
            "\(encoding) 可得出其中 \(fit.nameCount) 个：\(changes)"
        )
    }

    private static func change(_ change: NamingTrial.Change) -> Message {
        switch change {
        case .addScheme(let scheme):
            Message(
                "add \(scheme.rawValue) to owners.username_schemes",
                "请把 \(scheme.rawValue) 加入 owners.username_schemes"
            )
        case .addField(let field):
            Message("add \(field.rawValue) to owners.username_of", "请把 \(field.rawValue) 加入 owners.username_of")
        case .removeSalt: Message("take owners.salt_file out", "请去掉 owners.salt_file")
        case .setNamespace(let namespace):
            Message(
                "set owners.uuid_namespace to \(namespace.text)",
                "请把 owners.uuid_namespace 设为 \(namespace.text)"
            )
        }
    }

    // Reach of Apple

    package static let cannotBeAsked = Message("cannot be asked", "无法查询")

    package static let askedTooOften = Message(
        "does not answer, asked again and again: try again later",
        "多次查询都没有答复：请稍后再试"
    )
    package static let notAskedForBudget = Message(
        "was not asked: the requests of this run are used up",
        "未查询：本次运行的查询次数已用完"
    )
    package static let appNotServed = Message(
        "says that the key serves no such app (4040003): check apps.bundle_id, and that the key is of the team that sells it",
        "答复密钥不适用于该应用（4040003）：请检查 apps.bundle_id，以及密钥是否属于销售该应用的团队"
    )
    package static let sharedSecretRefused = Message(
        "refuses the shared secret (21004): fix apps.shared_secret_file",
        "拒绝了共享密钥（21004）：请修正 apps.shared_secret_file"
    )

    package static func credentialsRefused(for app: String, isProduction: Bool) -> Message {
        let what = Message(
            "Apple refuses our credentials for \(app) (401): check apple.server_api (issuer_id, key_id, "
                + "private_key_file), bundle_id and the clock.",
            "苹果拒绝了 \(app) 的凭据（401）：请检查 apple.server_api（issuer_id、key_id、private_key_file）、bundle_id 和时钟。"
        )
        let cause =
            isProduction
            ? Message(
                "Is the app released, the key revoked, an In-App Purchase key, of this app's team?",
                "应用是否已上架？密钥是否已撤销？是否为应用内购买密钥？是否属于该应用的团队？"
            )
            : Message(
                "Is the key revoked, an In-App Purchase key, of this app's team?",
                "密钥是否已撤销？是否为应用内购买密钥？是否属于该应用的团队？"
            )
        return .sentences([what, cause])
    }

    /// - Parameter reason: a result of a request (article "Codes").
    package static func noReach(_ reason: String) -> Message {
        switch reason {
        case "cannot_connect":
            Message(
                "cannot be reached: is this machine allowed out to Apple (firewall, proxy, DNS)? See apple.endpoints",
                "无法连接：本机是否允许访问苹果（防火墙、代理、域名解析）？参见 apple.endpoints"
            )
        case "tls_refused":
            Message(
                "shows a certificate that is not trusted: is a proxy intercepting TLS? Name its authority in "
                    + "apple.ca_file, or fix the system's authorities and the clock",
                "出示的证书不受信任：是否有代理截获了加密连接？请在 apple.ca_file 中写明其颁发机构，或修正系统的颁发机构和时钟"
            )
        case "timed_out":
            Message(
                "does not answer in time: try again later, then look at firewall and proxy",
                "没有及时答复：请稍后再试，并检查防火墙和代理"
            )
        case "not_understood":
            Message(
                "answers, and not as Apple does: does a proxy answer instead? See apple.endpoints",
                "有答复，但不是苹果的格式：是否由代理代为答复？参见 apple.endpoints"
            )
        case "rate_limited", "paused":
            Message(
                "asks us to come back later (429): lower apple.requests_per_second",
                "要求稍后再来（429）：请降低 apple.requests_per_second"
            )
        case "server_error", "temporary", "malformed_or_temporary":
            Message("is out of order for the moment (\(reason)): try later", "暂时故障（\(reason)）：请稍后再试")
        case "cannot_ask":
            Message(
                "could not be asked: see apple.endpoints and apple.server_api",
                "无法查询：参见 apple.endpoints 和 apple.server_api"
            )
        default: Message("broke off (\(reason)): try again later", "连接中断（\(reason)）：请稍后再试")
        }
    }

    // The whole

    package static func checkFailed(_ name: String, _ subject: Message, _ problem: Message) -> Message {
        Message("WRONG  \(name) \(subject): \(problem).", "有误   \(name) \(subject)：\(problem)。")
    }

    package static func checkHolds(_ name: String, _ subject: Message) -> Message {
        Message("ok     \(name) \(subject)", "正常   \(name) \(subject)")
    }

    package static func remark(_ name: String, _ subject: Message) -> Message {
        Message("NOTE   \(name) \(subject)", "注意   \(name) \(subject)")
    }

    package static func checksEnd(wrong: Int, of count: Int) -> Message {
        wrong == 0
            ? Message("All is well.", "一切正常。")
            : Message("\(wrong) of \(count) checks found something.", "\(count) 项检查中有 \(wrong) 项发现问题。")
    }
}
