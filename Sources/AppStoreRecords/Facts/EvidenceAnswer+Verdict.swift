package import ReconciliationCore

extension EvidenceAnswer {
    /// The verdict on a piece of evidence as the ledger stores it.
    package init(_ verdict: EvidenceVerdict, about piece: DueEvidence) {
        self.init(evidenceID: piece.id, form: verdict.storedForm, outcome: EvidenceOutcome(verdict.outcome))
        rule = verdict.outcome.rejection?.rule.rawValue
        detail = verdict.outcome.rejection?.detail
        bundleID = verdict.bundleID.map { BundleID($0) }
        environment = verdict.environment?.appleName
        roots = verdict.roots
        statedAt = verdict.statedAt.map { Instant(milliseconds: $0) }
        rowCount = verdict.setAside.count + (outcome == .verified ? verdict.rows.count : 0)
        setAside = verdict.setAside.map { SetAside(rule: $0.rule.rawValue, detail: $0.detail) }
        if outcome == .pending {
            rule = VerdictCode.needsApple.rawValue
            detail = "Its signature holds against its own certificate only: Apple has to be asked."
        }
        // Apple was not asked.
        if !outcome.isFinal { isAttempt = false }
        switch (verdict.outcome.proven ?? verdict.pointer)?.document {
        case .notificationV1(let notification)?:
            add(notification)
            // Where it comes as a client's upload, nobody compared its password: it makes nobody ask Apple.
            if piece.origin == .client {
                pointers = []
                outcome = .empty
                rule = AnsweredNotice.rule
                detail = "A client sent it as receipt data, and nothing in it is signed."
            }
        case .signed(.notification(let notification))?:
            notice = notification.notificationType.map { type in
                Notice(
                    type: type,
                    subtype: notification.subtype,
                    uuid: notification.notificationUUID,
                    isKnown: notification.isKnownType
                )
            }
        default: break
        }
        guard outcome == .verified else { return }
        let source =
            switch piece.origin {
            case .client: verdict.source
            case .notification: EvidenceSource.notification
            case .serverAPI: EvidenceSource.serverAPI
            }
        for row in verdict.rows {
            add(row, of: verdict.bundleID, in: verdict.environment, from: source, .signed, about: piece)
        }
        setAsideSecondProducts()
    }

    /// Adds what a row says; one of an environment that makes no purchases is set aside.
    mutating func add(
        _ row: AppStoreTransaction,
        of bundleID: String?,
        in environment: AppStoreEnvironment?,
        from source: EvidenceSource,
        _ grade: Grade,
        about piece: DueEvidence
    ) {
        guard let environment = row.store(in: environment) else {
            let rule = EvidenceRejectionRule.unknownEnvironment
            setAside.append(SetAside(rule: rule.rawValue, detail: row.transactionID))
            return
        }
        statements.append(
            TransactionStatement(
                transaction: TransactionKey(environment: environment, id: TransactionID(row.transactionID)),
                source: source,
                grade: grade,
                statedAt: statedAt,
                digest: piece.digest,
                facts: TransactionFacts(row, bundleID: bundleID)
            )
        )
    }
}

extension EvidenceAnswer {
    /// Sets the rows aside that state a transaction once more. Rows of one product complete each other, so they name another one, and a
    /// transaction is of one product (Rules 6.14).
    mutating func setAsideSecondProducts() {
        struct Stated: Hashable {
            let transaction: TransactionKey
            let source: EvidenceSource
        }
        var seen: Set<Stated> = []
        let stated = statements
        statements = []
        for statement in stated {
            if seen.insert(Stated(transaction: statement.transaction, source: statement.source)).inserted {
                statements.append(statement)
            } else {
                let detail = "Transaction \(statement.transaction.id) stands there for another product too."
                setAside.append(SetAside(rule: EvidenceRejectionRule.damagedRow.rawValue, detail: detail))
            }
        }
    }
}

extension EvidenceAnswer {
    /// Version 1 is not signed: it points at transactions to ask about, and may enclose a receipt that is.
    fileprivate mutating func add(_ notification: NotificationV1) {
        detail = "Version 1 notifications are not signed: Apple has to be asked about the transactions it names."
        notice = Notice(type: notification.notificationType, isKnown: notification.isKnownType)
        let environment = notification.environment?.store
        pointers = notification.pointed.map { pointed in
            Pointer(
                TransactionID(pointed.transactionID),
                environment: environment,
                bundleID: notification.bundleID.map { BundleID($0) },
                isRevocation: pointed.isRevocation
            )
        }
        guard let receipt = notification.latestReceipt else { return }
        do throws(Rejection) {
            enclosed = [try Base64Text.decode(receipt)]
        } catch {
            detail = "It names transactions to ask Apple about; the receipt it encloses is not Base64."
        }
    }
}

extension EvidenceOutcome {
    init(_ outcome: VerificationOutcome<EvidenceContents>) {
        switch outcome {
        case .verified: self = .verified
        case .empty: self = .empty
        case .needsApple: self = .pending
        case .refused: self = .refused
        case .unreadable: self = .unreadable
        case .unverifiable: self = .unverifiable
        }
    }
}

extension EvidenceVerdict {
    /// The form as stored: signed data by what it is about.
    package var storedForm: StoredForm {
        guard case .signed(let contents)? = (outcome.proven ?? unproven)?.document else { return StoredForm(form) }
        switch contents {
        case .transaction: return .signedTransaction
        case .renewalInfo: return .renewalInfo
        case .appTransaction: return .appTransaction
        case .notification: return .notification
        }
    }

    fileprivate var source: EvidenceSource {
        switch storedForm {
        case .signedTransaction: .signedTransaction
        case .notification: .notification
        default: .appReceipt
        }
    }
}

extension StoredForm {
    /// What the first bytes tell.
    init(_ form: EvidenceForm) {
        switch form {
        case .appReceipt: self = .appReceipt
        case .legacyReceipt: self = .legacyReceipt
        case .signedData: self = .signedData
        case .notificationBody: self = .notificationBody
        case .notificationV1: self = .notificationV1
        case .verifyReceiptAnswer: self = .verifyReceiptAnswer
        case .serverAPIAnswer: self = .serverAPIAnswer
        case .unknown: self = .unknown
        }
    }
}
