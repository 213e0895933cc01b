package import ReconciliationCore

/// What a night has to say besides its counts: whom it believed, what Apple answered, what is wrong with the books.

extension Message {
    // Whom the configuration believes besides Apple

    package static let additionalRootsInForce = Message(
        "apple.additional_roots is in force: evidence signed under roots other than Apple's counts as paid.",
        "apple.additional_roots 已启用：由苹果以外的根证书签名的凭证也视为已付款。"
    )

    package static func authoritiesInForce(_ path: String) -> Message {
        Message(
            "apple.ca_file is in force: Apple's servers are believed under the authorities of \(path).",
            "apple.ca_file 已启用：按 \(path) 中的证书颁发机构信任苹果的服务器。"
        )
    }

    package static func endpointsInForce(_ hosts: String) -> Message {
        Message(
            "apple.endpoints is in force: what \(hosts) answers is believed as Apple's answer.",
            "apple.endpoints 已启用：\(hosts) 的答复视为苹果的答复。"
        )
    }

    package static let noAppConfigured = Message(
        "apps is empty: receipts of any app count as yours.",
        "apps 为空：任何应用的票据都视为您的应用。"
    )

    // How it was stopped

    package static func endedBySignal(_ name: String) -> Message {
        Message(
            "Ended by \(name) before it was done. What is saved is whole; run it again.",
            "在完成之前被 \(name) 终止。已保存的内容是完整的；请再次运行。"
        )
    }

    // The audit chain

    package static func auditChainBroken(_ fault: AuditFault) -> Message {
        Message(
            "AUDIT CHAIN BROKEN: \(Message(fault)). Compare with a backup before anything else.",
            "审计链已断：\(Message(fault))。请先与备份比对。"
        )
    }

    // Verifying by itself

    /// What `recoup verify` did: counts by outcome.
    package static func verified(_ count: Int, _ byOutcome: [String: Int]) -> Message {
        let counts = countedCodes(byOutcome, of: EvidenceOutcome.self)
        guard !counts.isEmpty else { return Message("No evidence was due.", "没有到期需要验证的凭证。") }
        return Message(
            "\(count, one: "piece of evidence", other: "pieces of evidence") judged: \(Message.list(counts)).",
            "已判定凭证 \(count) 份：\(Message.list(counts))。"
        )
    }

    package static func evidenceBarelyReadable(_ count: Int, of all: Int) -> Message {
        Message(
            "\(count) of \(all) new pieces of receipt data cannot be read: purchases in them are not found. Check how the app's "
                + "server stores receipts; `recoup inspect` says what is wrong with one.",
            "新收到的 \(all) 份票据数据中有 \(count) 份无法读取，其中的购买无法找到。请检查应用服务器如何保存票据；"
                + "`recoup inspect` 会说明票据的问题。"
        )
    }

    package static func becameUnverifiable(_ count: Int) -> Message {
        Message(
            "\(count, one: "piece", other: "pieces") of evidence became unverifiable: see unverified.csv.",
            "有 \(count) 份凭证变为无法验证，见 unverified.csv。"
        )
    }

    package static func appIDMismatched(_ count: Int) -> Message {
        Message(
            "WRONG apple_id: \(count, one: "piece of evidence is", other: "pieces of evidence are") for one of `apps`, but state another "
                + "`apple_id` than the configuration. Nothing in them counts until that is corrected; unverified.csv names both.",
            "`apple_id` 不正确：有 \(count) 份凭证属于 `apps` 中的应用，但其 `apple_id` 与配置不同。改正之前，其中的内容都不计入；unverified.csv 列出了两者。"
        )
    }

    /// - Parameter rules: how many rows, by the code of the rule.
    package static func rowsSetAside(_ rules: [String: Int]) -> Message {
        let count = rules.values.reduce(0, +)
        let list = rules.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return Message(
            "\(count, one: "row inside good evidence is", other: "rows inside good evidence are") damaged and not counted anywhere "
                + "(\(list)): is a purchase in it? `recoup lookup` of its user names the rule, `recoup inspect` the row.",
            "有效凭证中有 \(count) 行已损坏，不计入任何统计（\(list)），其中可能有购买记录：`recoup lookup` 查询该用户可见规则，"
                + "`recoup inspect` 可见具体行。"
        )
    }

    /// - Parameter folder: where the report was set aside; nil where none was to be written.
    package static func controlsFailed(setAsideAt folder: String?) -> Message {
        guard let folder else {
            return Message(
                "a control total does not hold; no report was written. Make a backup, then do what `recoup doctor` says.",
                "控制总数不一致；没有写出报告。请先备份，然后按 `recoup doctor` 的提示处理。"
            )
        }
        return Message(
            "a control total does not hold; nothing was published. The report was set aside in \(folder). Make a backup, then "
                + "do what `recoup doctor` says.",
            "控制总数不一致；没有发布报告。报告已另存到 \(folder)。请先备份，然后按 `recoup doctor` 的提示处理。"
        )
    }

    package static let controlsHadFailed = Message(
        "When this run ended, a control total did not hold and nothing was published. This report was written later.",
        "本次运行结束时有一项控制总数不一致，当时没有发布报告。本报告是之后写出的。"
    )

    package static let runCutOff = Message(
        "This run was cut off before its end: what it warned of is not known. Run `recoup run` again.",
        "本次运行在结束之前被中断：其警告内容未知。请再次运行 `recoup run`。"
    )

    // Stages

    package static func stageDone(_ stage: String, milliseconds: Int) -> Message {
        Message("\(stage) done in \(milliseconds) ms", "\(stage) 已完成，用时 \(milliseconds) 毫秒")
    }

    /// - Parameters:
    ///   - total: nil where nobody knows how much there is.
    ///   - perSecond: as text; nil where nothing is done yet.
    package static func stageProgress(
        _ stage: String,
        _ done: Int,
        of total: Int?,
        perSecond: String?,
        secondsLeft: Int?
    ) -> Message {
        let count = total.map { Message("\(done) of \($0)", "\(done)/\($0)") } ?? Message("\(done)", "\(done)")
        let parts = [
            count, perSecond.map { Message("\($0) a second", "每秒 \($0)") },
            secondsLeft.map { Message("\($0) s left", "还需 \($0) 秒") },
        ]
        let told = Message.list(parts.compactMap { $0 })
        return Message("\(stage): \(told)", "\(stage)：\(told)")
    }

    // Watching

    package static func pingFailed(_ reason: Message) -> Message {
        Message(
            "notify.healthcheck_url_file: the ping did not work: \(reason).",
            "notify.healthcheck_url_file：通知没有成功：\(reason)。"
        )
    }

    package static func pingUnreadable(_ path: String) -> Message {
        Message("cannot read \(path): may this user read it?", "无法读取 \(path)：当前用户是否有权读取？")
    }

    package static func pingNoAddress(_ path: String, _ detail: Message) -> Message {
        Message("\(path) holds no address that can be pinged: \(detail)", "\(path) 中没有可用的地址：\(detail)")
    }

    package static func pingAnswered(_ status: Int, isUnknown: Bool) -> Message {
        let answer = Message("it answered \(String(status))", "对方答复 \(String(status))")
        return isUnknown ? Message("\(answer), not found", "\(answer)，没有这个地址") : answer
    }

    package static func hookFailed(_ key: String, _ problem: Message) -> Message {
        Message("\(key) \(problem).", "\(key) \(problem)。")
    }

    package static func hookExited(_ status: Int32) -> Message {
        Message("ended with status \(status)", "以状态 \(status) 结束")
    }

    package static func hookKilled(_ signal: Int32) -> Message {
        Message("was ended by signal \(signal)", "被信号 \(signal) 终止")
    }

    package static let hookTimedOut = Message(
        "took longer than hooks.timeout and was ended",
        "超过 hooks.timeout，已被终止"
    )

    package static func hookNotStarted(_ reason: String) -> Message {
        Message("could not be started: \(reason)", "无法启动：\(reason)")
    }

    // Apple's answers

    package static func credentialUnusable(_ fault: Message) -> Message {
        Message("APPLE CANNOT BE ASKED with these credentials. \(fault)", "无法用这些凭据向苹果查询。\(fault)")
    }

    package static func serverKeyUnusable(_ path: String, _ reason: Message) -> Message {
        Message(
            "Cannot use apple.server_api.private_key_file (\(path)): \(reason)",
            "无法使用 apple.server_api.private_key_file（\(path)）：\(reason)"
        )
    }

    package static let serverKeyUnreadable = Message(
        "The private key of the App Store Server API is not a P-256 key in PEM (PKCS #8). "
            + "Is it the .p8 file as downloaded from App Store Connect?",
        "App Store Server API 的私钥不是 PEM 格式（`PKCS #8`）的 `P-256` 密钥。它是从 App Store Connect 下载的 `.p8` 文件吗？"
    )

    package static func serverKeyLacks(_ name: String) -> Message {
        Message(
            "The App Store Server API needs \(name). App Store Connect shows it beside the key.",
            "App Store Server API 需要 \(name)。App Store Connect 会在密钥旁显示它。"
        )
    }

    package static func unanswered(_ count: Int, of due: Int) -> Message {
        Message(
            "\(count) of \(due, one: "question", other: "questions") to Apple got no answer: asked again within a day.",
            "向苹果查询的 \(due) 个问题中有 \(count) 个没有得到答复，一天内会再次查询。"
        )
    }

    /// Questions that an earlier run got no answer to, and whose turn has not come in this one.
    package static func awaitingTurn(_ count: Int) -> Message {
        Message(
            "\(count, one: "question", other: "questions") to Apple got no answer in an earlier run and had to wait in this one: asked again "
                + "within a day.",
            "之前运行中有 \(count) 个向苹果查询的问题没有得到答复，本次运行尚不能再次查询，一天内会再次查询。"
        )
    }

    /// Where the requests of a run were used up.
    package static func unaskedOrUnanswered(_ count: Int, of due: Int) -> Message {
        Message(
            "\(count) of \(due, one: "question", other: "questions") to Apple got no answer before the requests of this run were used up, or "
                + "could not be asked: asked next time.",
            "向苹果查询的 \(due) 个问题中有 \(count) 个在本次运行的查询次数用完之前没有查询，或者没有得到答复，下次会再次查询。"
        )
    }

    package static func credentialsRefused(_ apps: String) -> Message {
        Message(
            "APPLE REFUSED OUR CREDENTIALS for \(apps). Check apple.server_api (issuer_id, key_id, private_key_file: is "
                + "the key revoked, is it an In-App Purchase key, does it serve this app?) and apps.shared_secret_file.",
            "苹果拒绝了 \(apps) 的凭据。请检查 apple.server_api（issuer_id、key_id、private_key_file：密钥是否已撤销、"
                + "是否为应用内购买密钥、是否适用于该应用）以及 apps.shared_secret_file。"
        )
    }

    package static func noAnswer(at endpoints: String) -> Message {
        Message(
            "Apple did not answer at \(endpoints): not asked any further in this run. Nothing was decided by that; the "
                + "next run asks again. `recoup doctor` says what stands in the way.",
            "苹果的 \(endpoints) 没有答复：本次运行不再查询。没有因此作出任何判定，下次运行会再次查询。"
                + "可用 `recoup doctor` 查明原因。"
        )
    }

    package static func answersAboutSomethingElse(_ count: Int, code: String) -> Message {
        let subject = subjectOfAnswer(code)
        return Message(
            "\(count, one: "answer was", other: "answers were") about \(subject), not about what was asked (\(code)): "
                + "not counted, and what no other answer settles stays open. Do apple.endpoints lead to Apple?",
            "有 \(count) 个答复是关于\(subject)，与所查内容不符（\(code)）：不计入，若其他答复未能回答，之后会再次查询。apple.endpoints 是否指向苹果？"
        )
    }

    private static func subjectOfAnswer(_ code: String) -> Message {
        switch code {
        case "not_verified": Message("signed data that does not hold", "签名无效的数据")
        case "answer_bundle_mismatch": Message("another app", "其他应用")
        case "answer_environment_mismatch": Message("another environment", "其他环境")
        case "answer_transaction_mismatch": Message("another transaction", "其他交易")
        default: Message(verbatim: code)
        }
    }

    package static func historiesWithoutEnd(_ count: Int, code: String) -> Message {
        Message(
            "\(count, one: "history", other: "histories") did not come to an end (\(code)): the next run goes on where "
                + "they were left.",
            "有 \(count) 份历史记录没有读完（\(code)）：下次运行会继续。"
        )
    }

    package static func unknownRechecked(_ count: Int, first id: TransactionID) -> Message {
        Message(
            "Apple, asked again, does not know \(count, one: "purchase", other: "purchases") that awaited delivery, such as "
                + "\(id). Check before delivering: a row of `payments` that names no environment counts as Production.",
            "再次查询时，苹果表示不存在 \(count) 笔待发放的订单，例如 \(id)。发放前请先核实：`payments` 中未写环境的行按 `Production` 处理。"
        )
    }

    package static func questionsRefused(_ count: Int, code: String) -> Message {
        Message(
            "Apple answered \(count, one: "question", other: "questions") about transactions with error \(code): what was asked stays "
                + "open, and is asked again ever more rarely.",
            "苹果对 \(count) 个订单查询答复错误 \(code)：查询的内容尚无结论，以后会再次查询，间隔逐渐延长。"
        )
    }

    package static let requestsUsedUp = Message(
        "The requests of this run were used up; what was not asked stays due.",
        "本次运行的查询次数已用完，未查询的内容留待下次。"
    )

    /// - Parameter times: from when to when each, the earliest first; the first five are named.
    package static func notificationsUnread(
        _ app: String,
        _ environment: String,
        _ times: [(from: String, to: String)]
    ) -> Message {
        let named = times.prefix(5).map { "\($0.from)/\($0.to)" }.joined(separator: ", ")
        let listed = times.count > 5 ? named + " (+\(times.count - 5))" : named
        return Message(
            "notifications of \(app) in \(environment) that Apple sent in these times could not all be read: \(listed). Something there "
                + "is damaged, or gets no answer. What came later was read; these times are read again next time.",
            "苹果为 \(app)（\(environment)）在下列时段发出的通知未能全部读取：\(listed)。其中有内容已损坏，或查询没有得到答复。此后的通知已读取，这些时段下次会重新读取。"
        )
    }

    package static func notificationsLost(
        _ app: String,
        _ environment: String,
        from start: String,
        to end: String,
        days: Int64
    ) -> Message {
        Message(
            "notifications of \(app) in \(environment) that Apple sent from \(start) to \(end) were never all read, and Apple keeps "
                + "them for \(days) days only: give what your server received then as a file of `notifications`.",
            "苹果在 \(start) 至 \(end) 为 \(app)（\(environment)）发出的通知从未全部读取，而苹果只保留 \(days) 天：请把服务器当时收到的通知作为 `notifications` 文件提供。"
        )
    }

    package static func notificationsNotRead(_ app: String, _ environment: String, code: String) -> Message {
        Message(
            "notifications of \(app) in \(environment) were not read: Apple answered \(code).",
            "未读取 \(app) 在 \(environment) 的苹果通知：苹果答复 \(code)。"
        )
    }
}
