package import ReconciliationCore

/// The work list for a terminal.
package struct CaseListText: Sendable {
    package var rows: [CaseRow]
    /// How many were left out by what was asked for.
    package var notShown: Int
    package var due: Span
    package var asOf: Instant

    package init(rows: [CaseRow], notShown: Int = 0, due: Span, asOf: Instant) {
        self.rows = rows
        self.notShown = notShown
        self.due = due
        self.asOf = asOf
    }

    package func text(in locale: TextLocale = .english) -> String {
        guard !rows.isEmpty else { return locale.lines([notShown == 0 ? .noCase : .noCaseAmong(notShown)]) }
        let headings: [Message] = [
            .caseColumn, .statusColumn, .kindColumn, .transactionColumn, .paidColumn, .amountColumn, .ownerColumn,
            .nextStepColumn, .assigneeColumn,
        ]
        var table = AlignedTable(
            headings.map { ($0[locale.language], $0 == .amountColumn ? .trailing : .leading) }
        )
        for row in rows {
            let isOverdue = row.isOverdue(due: due, asOf: asOf)
            table.add(cells(row, locale.time).map { $0[locale.language] }, tones: isOverdue ? [1: .bad] : [:])
        }
        let columnsMax = locale.style.columns
        let omitted = table.omitted(Self.leastNeeded, fitting: columnsMax, shortening: [Self.assignee])
        let lines = table.lines(
            fitting: columnsMax,
            shortening: [Self.assignee],
            omitting: omitted,
            in: locale.style
        )
        // The cells are escaped by the table.
        return lines.map { $0 + "\n" }.joined()
            + locale.lines([.empty, .caseCount(rows.count, notShown: notShown, asOf: locale.time.moment(asOf))])
            + omittedNote(omitted.sorted().map { headings[$0] }, locale)
    }

    private static let assignee = 8
    /// What is left out of a narrow terminal, in this order: amount, date of payment, assignee, owner, transaction.
    private static let leastNeeded = [5, 4, assignee, 6, 3]

    private func omittedNote(_ headings: [Message], _ locale: TextLocale) -> String {
        guard !headings.isEmpty, let columnsMax = locale.style.columns else { return "" }
        let note = Message.columnsLeftOut(.list(headings))[locale.language]
        return locale.lines(wrapped(note, to: columnsMax).map { Message(verbatim: $0) })
    }

    private func cells(_ row: CaseRow, _ time: LocalTime) -> [Message] {
        let status = row.statusName
        return [
            Message(verbatim: row.caseID),
            row.isOverdue(due: due, asOf: asOf) ? .overdueStatus(status) : status,
            Message(verbatim: row.kind),
            Message(verbatim: row.transactionID?.rawValue ?? "-"),
            row.purchaseDate.map(time.day) ?? .unknownDate,
            row.price.map { Message(price: $0) } ?? .empty,
            Message(verbatim: row.ownerUserID?.rawValue ?? row.ownerCandidates.map(\.rawValue).joined(separator: ";")),
            row.hasNextStep ? Message(verbatim: row.nextStep) : .empty,
            row.assignee.map { Message(verbatim: $0) } ?? .unassigned,
        ]
    }

    /// One object with `schema` recoup.case_list.v1.
    package func json() throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.case_list.v1"),
            "as_of": .string(asOf.text),
            "cases": .array(rows.map { .object($0.members(due: due, asOf: asOf)) }),
        ]).text()
    }
}

/// One case with its history.
package struct CaseText: Sendable {
    package var row: CaseRow
    package var history: [CaseHistoryRow]
    /// What came in about its purchase since the last run: nobody is to act by the books before the next one.
    package var news: [PurchaseNews]
    package var due: Span
    package var asOf: Instant

    package init(row: CaseRow, history: [CaseHistoryRow], news: [PurchaseNews] = [], due: Span, asOf: Instant) {
        self.row = row
        self.history = history
        self.news = news
        self.due = due
        self.asOf = asOf
    }

    package func text(in locale: TextLocale = .english) -> String {
        let time = locale.time
        let status = row.statusName
        var lines: [Message] = subject(time)
        lines.append(.opened(time.moment(row.openedAt), due: time.moment(row.openedAt + due)))
        if let closedAt = row.closedAt {
            let reason = row.closedReason.map { Message(closingReason: $0) }
            lines.append(.closed(time.moment(closedAt), isByItself: row.isClosedByItself, reason: reason))
        }
        if let survivor = row.mergedInto { lines.append(.samePurchase(as: survivor.rawValue)) }
        if let delivery {
            lines.append(
                .delivery(delivery, user: Message(verbatim: delivery.userID), at: time.moment(stated: delivery.at))
            )
        }
        if !row.expected.isEmpty {
            lines.append(
                .expectedAndFound(Message(findingValue: row.expected, time), Message(findingValue: row.actual, time))
            )
        }
        if !row.detail.isEmpty { lines.append(detail) }
        if !row.storefronts.isEmpty {
            let storefronts = row.storefronts.split(separator: ";").map { Message(verbatim: String($0)) }
            lines.append(.severalStorefronts(.list(storefronts)))
        }
        lines += nextStep(time)
        if let assignee = row.assignee { lines.append(.assigned(to: assignee)) }
        var events = history.map { Message.event($0, at: time.moment($0.at)) }
        if row.state != .resolved, let decided = history.lastIndex(where: \.isDecision), history[decided].isResolution {
            events.insert(.foundAgain(at: time.moment(row.openedAt)), at: decided + 1)
        }
        lines += events
        let isOverdue = row.isOverdue(due: due, asOf: asOf)
        let heading = Message.caseHeading(row.caseID, row.kind, isOverdue ? .overdueStatus(status) : status)
            .toned(isOverdue ? .bad : nil)
        return locale.lines([heading] + indented(lines))
    }

    /// What is to be done, and what came in since the run; nothing where the case is over.
    private func nextStep(_ time: LocalTime) -> [Message] {
        guard row.hasNextStep else { return [] }
        if !news.isEmpty { return [.cameInSinceRun(news.map { $0.told(in: time) }), .nextStepRunFirst] }
        if row.isReopeningPending { return [.nextStepRunFirst] }
        if row.state == .resolved { return [.nextStepWaitsForRun] }
        return [.nextStep(.instruction(row.nextStep, about: row.kind), code: row.nextStep, status: nil)]
    }

    /// The purchase and its owner; of what is about none, the transaction where there is one.
    private func subject(_ time: LocalTime) -> [Message] {
        let id = row.transactionID?.rawValue
        guard let basis = row.ownerBasis else {
            return id.map {
                [
                    row.isPurchaseKnown
                        ? .transaction($0, row.environment, others: []) : .noPurchaseKnown($0, row.environment)
                ]
            } ?? []
        }
        let owner: Message =
            row.ownerUserID.map { Message(verbatim: $0.rawValue) }
            ?? (row.ownerCandidates.isEmpty
                ? .ownerUnknown : .oneOf(.list(row.ownerCandidates.map { Message(verbatim: $0.rawValue) })))
        let product = Message.product(name: nil, id: row.productID?.rawValue, quantity: nil)
        let isSandbox = row.environment == StoreEnvironment.sandbox.rawValue
        let paid = Message.paid(row.purchaseDate.map(time.moment), isSandbox: isSandbox)
        return [
            .transaction(id ?? "?", row.environment, others: []),
            .list([product] + (row.price.map { [Message(price: $0)] } ?? []) + [paid]),
            .ownerIs(owner, basis: basis),
        ]
    }

    /// The delivery it is about.
    private var delivery: PurchaseDescription.Delivery? {
        guard let user = row.creditedUserID else { return nil }
        return PurchaseDescription.Delivery(
            userID: user.rawValue,
            at: row.creditedAt?.text ?? "",
            status: CreditRow.Status.credited.rawValue,
            orderID: row.creditOrderID?.rawValue
        )
    }

    private var detail: Message {
        row.kind == FindingKind.missingCredit.rawValue ? .cause(row.detail) : .detail(row.detail)
    }

    /// The answer where there is no such case.
    package static func nothingJSON(about caseID: String, asOf: Instant) throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.case_show.v1"), "as_of": .string(asOf.text), "query": .string(caseID),
            "case_id": .null, "history": .array([]),
        ]).text()
    }

    /// One object with `schema` recoup.case_show.v1: what one case is by itself; several in `cases`, each as it is by itself.
    package static func json(_ cases: [CaseText], asOf: Instant) throws -> String {
        if cases.count == 1 { return try cases[0].json() }
        return try JSONValue.object([
            "schema": .string("recoup.case_show.v1"), "as_of": .string(asOf.text),
            "cases": .array(cases.map { .object($0.members) }),
        ]).text()
    }

    /// One object with `schema` recoup.case_show.v1.
    package func json() throws -> String { try JSONValue.object(members).text() }

    private var members: [String: JSONValue] {
        var members = row.members(due: due, asOf: asOf)
        members["schema"] = .string("recoup.case_show.v1")
        members["as_of"] = .string(asOf.text)
        members["news"] = .array(news.map(\.json))
        members["history"] = .array(
            history.map { event in
                .object([
                    "at": .string(event.at.text), "actor": .string(event.actor), "action": .string(event.action),
                    "assignee": .string(event.assignee), "reason": .string(event.reason), "note": .string(event.note),
                    "user_id": .string(event.userID?.rawValue),
                ])
            }
        )
        return members
    }
}

extension CaseRow {
    /// Where it stands, for people: `open` is nothing that is over.
    fileprivate var statusName: Message {
        isClosedByItself ? .goneByItself : state.name
    }

    fileprivate func members(due: Span, asOf: Instant) -> [String: JSONValue] {
        [
            "case_id": .string(caseID), "kind": .string(kind), "environment": .string(environment),
            "transaction_id": .string(transactionID?.rawValue), "product_id": .string(productID?.rawValue),
            "purchase_date": .string(purchaseDate?.text),
            "price_milliunits": price.map { .number($0.price.milliunits) } ?? .null,
            "currency": .string(price?.price.currency), "price_source": .string(price?.source.rawValue),
            "owner_user_id": .string(ownerUserID?.rawValue),
            "owner_basis": .string(ownerBasis),
            "owner_candidates": .array(ownerCandidates.map { .string($0.rawValue) }),
            "credited_user_id": .string(creditedUserID?.rawValue), "credited_at": .string(creditedAt?.text),
            "credit_order_id": .string(creditOrderID?.rawValue), "expected": .string(expected),
            "actual": .string(actual), "resolved_by": .string(resolvedBy),
            "resolved_to": .string(resolvedTo?.rawValue),
            "detail": .string(fullDetail), "next_step": .string(nextStep), "opened_at": .string(openedAt.text),
            "closed_at": .string(closedAt?.text), "closed_reason": .string(closedReason),
            "merged_into": .string(mergedInto?.rawValue), "due_at": .string((openedAt + due).text),
            "overdue": .boolean(isOverdue(due: due, asOf: asOf)), "case_status": .string(state.rawValue),
            "assignee": .string(assignee), "reason": .string(reason), "resolved_at": .string(resolvedAt?.text),
            "is_waiting_for_run": .boolean(isDecisionPending),
        ]
    }
}

extension CaseRow {
    /// Whether there is something to do, be it to wait for the run that applies its resolution.
    fileprivate var hasNextStep: Bool { isWaiting || nextStep == NextStep.wait.rawValue }
}
