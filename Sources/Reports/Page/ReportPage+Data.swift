import FoundationEssentials
import ReconciliationCore

extension ReportPage {
    /// What the script reads beside the rows: its texts, the names of codes, and what the numbers in the rows mean.
    func dataJSON(under headline: Message) throws -> String {
        let columns = zip(PageColumn.all, rows.values).map { column, values in
            JSONValue.object([
                "name": .string(column.name),
                "values": column.isCoded ? .array(values.map { .string($0) }) : .null,
            ])
        }
        let buckets = AgingBucket.allCases.map { bucket in
            JSONValue.object([
                "code": .string(bucket.rawValue),
                "end_hours": bucket.end.map { .number($0.wholeHours) } ?? .null,
            ])
        }
        let days = setting.figures.days.map { day in
            JSONValue.array(
                [.string(setting.time.dayText(day.start))]
                    + [day.paid, day.delivered, day.notDue, day.notDelivered].map { .number($0) }
            )
        }
        let data = JSONValue.object([
            "as_of": .number(setting.asOf.wholeSecond.milliseconds / 1000),
            "time_zone": .string(setting.time.zone.identifier),
            "titles": .array(Language.allCases.map { .string(title(headline, $0)) }),
            "labels": .object(labels.mapValues(texts)),
            "names": .object(names.mapValues { .object($0.mapValues(texts)) }),
            "columns": .array(columns),
            "searched": .array(PageColumn.all.filter(\.isSearched).map { .string($0.name) }),
            "buckets": .array(buckets),
            "days": .array(days),
            "is_redacted": .boolean(isRedacted),
            "left_out": .number(findings - rows.count),
        ])
        return scriptSafe(try data.text(isPretty: false))
    }

    private func texts(_ message: Message) -> JSONValue { .array(Language.allCases.map { .string(message[$0]) }) }

    private var labels: [String: Message] {
        var labels: [String: Message] = [:]
        for label in PageLabel.allCases { labels[label.rawValue] = label.name }
        for kind in FindingKind.allCases {
            labels["kind_\(kind.rawValue)"] = kind.pageSentence
            for step in NextStep.allCases {
                let instruction = Message.instruction(step.rawValue, about: kind.rawValue)
                if instruction != step.name { labels["next_step_\(step.rawValue)_\(kind.rawValue)"] = instruction }
            }
        }
        labels["kind_content_mismatch_claim"] = .pageSentenceOfClaim
        labels["kind_owner_mismatch_several"] = .pageSentenceOfSeveralOwners
        labels["kind_foreign_receipt_check_backend"] = .pageSentenceOfAppNotConfigured
        for fact in PageFact.allCases { labels["fact_\(fact.rawValue)"] = fact.name }
        for filter in PageFilter.allCases { labels["filter_\(filter.rawValue)"] = filter.name }
        return labels
    }

    /// The names of codes, by the column that holds them.
    private var names: [String: [String: Message]] {
        let phrases = Dictionary(
            uniqueKeysWithValues: rows.phrases.map { ($0, Message(findingValue: $0, setting.time)) }
        )
        return [
            "kind": names(of: FindingKind.self), "cause": names(of: MissingCause.self),
            "next_step": names(of: NextStep.self), "case_status": names(of: CaseState.self),
            "owner_basis": names(of: OwnerBasis.self), "owner_strength": names(of: OwnerStrength.self),
            "environment": names(of: StoreEnvironment.self), "product_type": names(of: ProductType.self),
            "price_source": names(of: PurchasePrice.Source.self), "evidence_source": names(of: EvidenceSource.self),
            "evidence_grade": Dictionary(uniqueKeysWithValues: Grade.allCases.map { ($0.code, $0.name) }),
            "age": names(of: AgingBucket.self), "expected": phrases, "actual": phrases,
            "is_missing": [
                "yes": FindingKind.missingCredit.name, "no": Message("other problems", "其他异常"),
            ],
        ]
    }

    private func names<Code: NamedCode>(of _: Code.Type) -> [String: Message] {
        Dictionary(uniqueKeysWithValues: Code.allCases.map { ($0.rawValue, $0.name) })
    }
}
