/// What `inspect` says of a piece of evidence: what it is, what it is worth, and what to do with it.

extension Message {
    package static func inspectedVerified(_ count: Int, isOfApple: Bool) -> Message {
        let purchases = Message("\(count, one: "purchase", other: "purchases")", "\(count) 笔订单")
        return isOfApple
            ? Message("Genuine: Apple signed it. It proves \(purchases).", "真实有效：由苹果签名，证明 \(purchases)。")
            : Message(
                "Genuine for a test store only: signed under a root added here, not under one of Apple's. "
                    + "It states \(purchases).",
                "仅对测试商店有效：签名所用的根证书是自行添加的，不是苹果的。其中有 \(purchases)。"
            )
    }

    package static let inspectedSandbox = Message(
        "It is of Apple's test environment (Sandbox): nobody paid for it.",
        "它来自苹果的测试环境（沙盒），没有人为它付款。"
    )

    package static func inspectedEmpty(_ reason: Message, isOfApple: Bool) -> Message {
        isOfApple
            ? Message("Genuine: Apple signed it. It holds no purchase: \(reason).", "真实有效：由苹果签名，但不含订单：\(reason)。")
            : Message(
                "Genuine for a test store only: signed under a root added here, not under one of Apple's. "
                    + "It holds no purchase: \(reason).",
                "仅对测试商店有效：签名所用的根证书是自行添加的，不是苹果的。其中不含订单：\(reason)。"
            )
    }

    package static let noPurchaseInRenewalInfo = Message(
        "it says what will happen to a subscription, not what was paid",
        "它只说明订阅今后如何续期，不说明付过什么款"
    )
    package static let noPurchaseInAppTransaction = Message(
        "it is about the download of the app itself",
        "它只说明应用本身的下载"
    )
    package static let noPurchaseInReceipt = Message(
        "nothing was bought when it was made, or the app has finished its consumables, which leave the receipt then",
        "生成时没有购买过任何商品，或者消耗型商品已被应用完成（finish），完成后就不再列入票据"
    )

    package static func noPurchaseInNotification(_ type: String?) -> Message {
        guard let type else { return Message("the notification encloses no transaction", "通知中没有附带交易") }
        return Message("a notification \(type) that encloses no transaction", "\(type) 通知，没有附带交易")
    }

    package static let inspectedNotificationV1 = Message(
        "A version 1 notification. Nobody signed it, so it proves nothing: Apple has to be asked about what it names.",
        "版本 1 的通知。它没有签名，不能证明任何事情：其中提到的交易需要向苹果查询。"
    )
    package static let inspectedLegacyReceipt = Message(
        "A transaction receipt of iOS 6. Only Apple can say whether it is genuine, because the certificates that would "
            + "prove its signature are not in it. The nightly run asks verifyReceipt about it.",
        "iOS 6 的交易票据。只有苹果能确认真伪，因为其中没有能证明签名的证书。夜间任务会向 verifyReceipt 查询。"
    )

    /// - Parameter environment: Apple's name for it; nil where the receipt names none.
    package static func legacyReceiptLacks(_ missing: [Message], environment: String?) -> Message {
        let never = Message(
            "the kind of product, the price, the app account token, a later refund",
            "商品类型、价格、应用账户令牌、之后的退款"
        )
        let all = Message.list([never] + missing)
        let place =
            environment.map {
                Message("Its environment (\($0)) stands outside of what is signed.", "其环境（\($0)）不在签名范围之内。")
            } ?? Message("It does not name its environment.", "它没有写明环境。")
        return Message("It does not state: \(all). \(place)", "它没有写明：\(all)。\(place)")
    }

    package static let legacyApp = Message("the app", "所属应用")
    package static let legacyPurchaseDate = Message("when it was bought", "购买时间")
    package static let legacyExpiry = Message("until when it is valid", "有效期")

    package static func inspectedRefused(rule: String) -> Message {
        let reason = Message(evidenceRule: rule)
        return Message("Refused: \(reason).", "已拒绝：\(reason)。")
    }

    package static func inspectedUnreadable(rule: String) -> Message {
        let reason = Message(evidenceRule: rule)
        return Message("No evidence that can be read: \(reason).", "不是可读取的凭证：\(reason)。")
    }

    package static func inspectedUnverifiable(rule: String) -> Message {
        let reason = Message(evidenceRule: rule)
        return Message("It cannot be judged here, which is not a no: \(reason).", "此处无法判定，并不等于无效：\(reason)。")
    }

    package static let howToTrustARoot = Message(
        "If a test store signed it, name the certificate of its root with `--root` or in `apple.additional_roots`.",
        "如果由测试商店签名，请用 `--root` 或 `apple.additional_roots` 指定其根证书。"
    )
    package static let inspectedNothing = Message("There is nothing in it: the file is empty.", "没有内容：文件是空的。")

    // Answers, and what they enclose

    package static let inspectedVerifyReceiptAnswer = Message(
        "An answer of verifyReceipt. Nothing in it is signed: it counts for who asked Apple, and a file of it proves "
            + "nothing.",
        "verifyReceipt 的答复。其中没有签名：只对向苹果查询的一方有效，作为文件不能证明任何事情。"
    )

    package static func latestReceiptProves(_ count: Int, of total: Int) -> Message {
        Message(
            "The receipt it encloses (latest_receipt) is genuine, see below: it proves \(count) of "
                + "\(total, one: "purchase", other: "purchases") listed here.",
            "其中附带的票据（latest_receipt）真实有效，见下文：所列 \(total) 笔订单中，它证明了 \(count) 笔。"
        )
    }

    package static let latestReceiptUnproven = Message(
        "The receipt it encloses (latest_receipt) proves nothing either: the reason is below.",
        "其中附带的票据（latest_receipt）同样不能证明任何事情，原因见下文。"
    )

    package static func inspectedServerAnswer(_ count: Int) -> Message {
        guard count > 0 else {
            return Message(
                "An answer of Apple's server without signed data: there is nothing in it that could be proven.",
                "苹果服务器的答复，其中没有签名数据，没有可以证明的内容。"
            )
        }
        return Message(
            "An answer of Apple's server with \(count, one: "signed part", other: "signed parts"), judged "
                + "below. Nothing else in it is signed.",
            "苹果服务器的答复，含有 \(count) 份签名数据，下文逐一判定；其余内容没有签名。"
        )
    }

    package static func inspectedNotificationObject(_ count: Int) -> Message {
        guard count > 0 else {
            return Message(
                "A decoded notification without signed data: there is nothing in it that could be proven. Ask for the "
                    + "body as Apple sent it, with `signedPayload`.",
                "解码后的通知，其中没有签名数据，没有可以证明的内容。请索取苹果发送的原文（含 `signedPayload`）。"
            )
        }
        return Message(
            "A decoded notification with \(count, one: "signed part", other: "signed parts"), judged below. "
                + "The notification around, its type and date, is not signed any more.",
            "解码后的通知，含有 \(count) 份签名数据，下文逐一判定；通知本身（类型、时间）已不带签名。"
        )
    }

    package static let inspectedInputLine = Message(
        "A line of an input file. Only the evidence in it is judged, below.",
        "输入文件中的一行。只判定其中的凭证，见下文。"
    )

    // What people take for evidence

    package static let certificateOfAppleRoot = Message(
        "This is a root certificate that Apple publishes, not evidence of a purchase. It is trusted without being "
            + "configured.",
        "这是苹果公布的根证书，不是购买凭证。它无需配置，已受信任。"
    )
    package static let certificateOfTrustedRoot = Message(
        "This is a root certificate, not evidence of a purchase. It is one of those trusted here in addition to Apple's.",
        "这是根证书，不是购买凭证。除苹果的根证书外，它也在此处受信任。"
    )
    package static let certificateOfForeignRoot = Message(
        "This is a root certificate, not evidence of a purchase, and not one of Apple's. To accept what a test store "
            + "signs under it, name the file with `--root` or in `apple.additional_roots`.",
        "这是根证书，不是购买凭证，也不属于苹果。如需接受测试商店用它签名的数据，请用 `--root` 或 `apple.additional_roots` 指定该文件。"
    )
    package static let certificateAlone = Message(
        "This is a certificate, not evidence of a purchase. A receipt or signed data brings its certificates along: "
            + "inspect that file instead.",
        "这是证书，不是购买凭证。票据或签名数据自带证书，请检查那个文件。"
    )
    package static let privateKeyAlone = Message(
        "This is a private key, not evidence of a purchase; nothing of it was read. If somebody sent it to you, have "
            + "it revoked in App Store Connect.",
        "这是私钥，不是购买凭证，没有读取其中内容。如果是别人发来的，请在 App Store Connect 中撤销它。"
    )
    package static let compressedFile = Message(
        "This is a gzip file: unpack it first, with `gunzip`. Receipts and signed texts are read as they are.",
        "这是 gzip 压缩文件，请先用 `gunzip` 解压。票据和签名文本须为原样。"
    )
    package static let decodedContents = Message(
        "This is what evidence says, without Apple's signature: anybody can write that. Ask for the receipt or the "
            + "signed text itself, or ask Apple with `recoup lookup TRANSACTION --ask`.",
        "这是凭证解码后的内容，没有苹果的签名，任何人都能写出来。请索取票据或签名数据的原文，或用 `recoup lookup 交易号 --ask` 向苹果查询。"
    )

    // Signature and certificates

    package static let signatureHolds = Message("holds", "有效")
    package static let signatureByItself = Message(
        "holds against its own certificate, which proves nothing",
        "与自带的证书相符，但这不能证明任何事情"
    )
    package static let signatureFails = Message("does not hold", "无效")
    package static let signatureNotJudged = Message("not judged", "未判定")
    package static let signatureOfNotificationV1 = Message(
        "none: version 1 notifications are not signed",
        "无：版本 1 的通知没有签名"
    )
    package static let signatureOfEachPart = Message(
        "none around it; each signed part is judged by itself",
        "外层没有签名，各份签名数据单独判定"
    )
    package static let chainOfApple = Message(
        "leads to a root of Apple, valid when it was signed",
        "通向苹果的根证书，签名时有效"
    )
    package static let chainOfAddedRoot = Message(
        "leads to a root added here, not Apple's; valid when it was signed",
        "通向自行添加的根证书（不是苹果的），签名时有效"
    )
    package static let chainNotEnclosed = Message("not enclosed", "未附带")
    package static let chainFails = Message("does not hold", "无效")

    // The parts of the screen

    package static let inspectedUnproven = Message(
        "What follows is what the bytes say. It is NOT proven.",
        "以下只是文件中所写的内容，未经证明。"
    )

    package static func inspectedCertificate(_ number: Int, isAppleRoot: Bool) -> Message {
        isAppleRoot
            ? Message("certificate \(number) (a root Apple publishes)", "证书 \(number)（苹果公布的根证书）")
            : Message("certificate \(number)", "证书 \(number)")
    }

    package static func inspectedPart(_ number: Int, _ name: String) -> Message {
        Message("part \(number), \(name)", "第 \(number) 份，\(name)")
    }

    package static func inspectedSetAside(rule: String) -> Message {
        let reason = Message(evidenceRule: rule)
        return Message("set aside: \(reason) (\(rule))", "已搁置：\(reason)（\(rule)）")
    }
}
