/// Words that stand in reports and summaries whoever is called so.
package enum ReservedWord {
    /// Whether a text is a code of ours, a word in which findings are told, or reads like a currency, a date or a time.
    package static func contains(_ text: String) -> Bool {
        codes.contains(text) || isMoment(text)
            || (text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    }

    /// Whether a text is a day, a time of day or both, as our files and pages write them, or the name of a report's folder.
    private static func isMoment(_ text: String) -> Bool {
        let time = /(?:T|, | )?[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?Z?/
        if text.wholeMatch(of: time) != nil || text.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z/) != nil { return true }
        let day = /[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2} [A-Z][a-z]{2} [0-9]{4}|[0-9]{4}年[0-9]{1,2}月[0-9]{1,2}日/
        guard let match = text.prefixMatch(of: day) else { return false }
        let rest = text[match.range.upperBound...]
        return rest.isEmpty || rest.wholeMatch(of: time) != nil
    }

    private static let codes: Set<String> = {
        var codes: Set<String> = [
            "yes", "no",
            // `expected`, `actual` and `detail` of findings, where a word is no code: "a user", "quantity 1", "not found at Apple".
            "a", "Apple", "at", "by", "evidence", "found", "not", "order", "payment", "quantity", "refunded", "user",
        ]
        func add<Code: CaseIterable & RawRepresentable>(_: Code.Type) where Code.RawValue == String {
            codes.formUnion(Code.allCases.map(\.rawValue))
        }
        add(FindingKind.self)
        add(FindingDetail.self)
        add(MissingCause.self)
        add(NextStep.self)
        add(CaseState.self)
        add(ResolutionReason.self)
        add(OwnerBasis.self)
        add(OwnerStrength.self)
        add(PurchaseList.self)
        add(ListReason.self)
        add(WhiteState.self)
        codes.formUnion(WhiteState.allCases.map(\.fileCode))
        add(AgingBucket.self)
        add(StoreEnvironment.self)
        add(ProductType.self)
        add(SubscriptionPolicy.self)
        add(EvidenceOutcome.self)
        add(EvidenceSource.self)
        add(StoredForm.self)
        add(ClaimState.self)
        add(StatementFate.self)
        add(IntakeKind.self)
        add(PurchasePrice.Source.self)
        add(RunState.self)
        add(AuditAction.self)
        add(NameScheme.self)
        add(NameField.self)
        return codes
    }()
}
