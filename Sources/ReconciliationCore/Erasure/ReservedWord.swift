/// Words that stand in reports and summaries whoever is called so.
package enum ReservedWord {
    /// Whether a text is a code of ours, a word in which findings are told, or reads like a currency, a date or a time.
    package static func contains(_ text: String) -> Bool {
        codes.contains(text) || isMoment(text)
            || (text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    }

    /// Whether a text is a day, a time of day or both, as our files and pages write them, or the name of a report's folder.
    private static func isMoment(_ text: String) -> Bool {
        let shape = text.unicodeScalars.map { scalar in
            switch scalar {
            case "0"..."9": "9"
            // The letters of months. T and Z stand in times.
            case "A"..."S", "a"..."y": "a"
            default: String(scalar)
            }
        }
        return momentShapes.contains(shape.joined())
    }

    /// What moments look like, with `9` in place of each digit and `a` in place of each letter of a month.
    private static let momentShapes: Set<String> = {
        let chineseDays = ["9", "99"].flatMap { month in ["9", "99"].map { "9999年\(month)月\($0)日" } }
        let days = ["9999-99-99", "9 aaa 9999", "99 aaa 9999"] + chineseDays
        let clocks = ["99:99", "99:99:99", "99:99:99.999"]
        let times = clocks + clocks.map { $0 + "Z" }
        let joined = ["T", ", ", " "].flatMap { joint in times.map { joint + $0 } }
        return Set(days + times + joined + days.flatMap { day in joined.map { day + $0 } } + ["99999999T999999Z"])
    }()

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
