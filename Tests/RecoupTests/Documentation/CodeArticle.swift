import AppStoreClient
import ReconciliationCore

@testable import AppStoreRecords
@testable import Intake
@testable import Recoup

/// The article "Codes", made from the enumerations: a code that is added or renamed changes it.
enum CodeArticle {
    /// A heading, what the codes are, and one row per code.
    struct Section {
        var title: String
        var text: String
        var columns = ["Code", "Meaning"]
        var rows: [[String]]

        var markdown: String {
            let lines = [columns, columns.map { _ in "---" }] + rows
            return "### \(title)\n\n\(text)\n\n"
                + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
        }
    }

    static var text: String {
        """
        # Codes

        Every code in files, JSON and the ledger, with its meaning.

        ## Overview

        Codes are never translated and never get another meaning. This article is made from the enumerations by `ArticleTests`
        (`UPDATE_GOLDEN=1`); do not edit it by hand. Exit statuses are in <doc:Exit-statuses>. "Rules 4.1" is section 4.1 of the
        rules in `ReconciliationCore`.


        """ + sections.map(\.markdown).joined(separator: "\n")
    }

    private static var sections: [Section] {
        [
            findingKinds,
            plain("Causes of missing credits", "`cause` in `lost-orders.csv` (Rules 5.14).", MissingCause.self),
            plain("Next steps", "`next_step` (Rules 5.15).", NextStep.self),
            plain("Owner basis", "`owner_basis` (Rules 7.1).", OwnerBasis.self),
            plain("Owner strength", "`owner_strength` (Rules 7.1).", OwnerStrength.self),
            plain("Lists", "Where a purchase is (Rules 4.1).", PurchaseList.self),
            listReasons,
            whiteStates,
            plain("Rows of the table of lists", "`explain --json`, in their order (Rules 4.1).", ListRule.self),
            resolutionReasons,
            grades,
            plain("Evidence sources", "`evidence_source`.", EvidenceSource.self),
            plain("Evidence outcomes", "What is known of a piece of evidence (Rules 6.1).", EvidenceOutcome.self),
            plain("Price sources", "`price_source` (Rules 8.1).", PurchasePrice.Source.self),
            agingBuckets,
            plain(
                "Product types",
                "`product_type`, and `type` in the products file.",
                ReconciliationCore.ProductType.self
            ),
            plain("Subscription policies", "`reconcile.subscriptions` (Rules 4.3).", SubscriptionPolicy.self),
            plain("Statuses of credits", "`status` in the credits files.", CreditRow.Status.self),
            plain(
                "Fates of credit statements",
                "What became of a row of the credits files (Rules 3.2).",
                StatementFate.self
            ),
            plain("Actions of the audit chain", "`action` in `export audit`.", AuditAction.self),
            plain("States of runs", "`state` in `export runs`.", RunState.self),
            plain(
                "Devices",
                "How the device of a submission compares with its receipt (Rules 9.11).",
                DeviceMatch.self
            ),
            inputRules,
            evidenceRules,
            plain(
                "Answers that do not count",
                "An answer of Apple's about something else (Rules 6.12).",
                AnswerFault.self
            ),
            plain("Ends of long histories", "Why reading a history ended early (Rules 6.13).", PageTrail.End.self),
            plain("Results of requests", "`requests` in `summary.json`, by endpoint.", ExchangeResult.self),
        ]
    }

    private static func plain<Code: DescribedCode>(_ title: String, _ text: String, _ type: Code.Type) -> Section {
        Section(title: title, text: text, rows: Code.allCases.map { ["`\($0.rawValue)`", $0.meaning] })
    }

    private static var findingKinds: Section {
        Section(
            title: "Kinds of findings",
            text: "`kind` (Rules 5). `missing_credit` is in `lost-orders.csv`, the others are in `exceptions.csv`.",
            columns: ["Code", "Meaning", "中文"],
            rows: FindingKind.allCases.map { ["`\($0.rawValue)`", $0.meaning, $0.chinese] }
        )
    }

    private static var listReasons: Section {
        Section(
            title: "List reasons",
            text: "Why a purchase is on its list, and the reason of the move there (Rules 4.1, 4.2, 4.7).",
            rows: ListReason.allCases.map { ["`\($0.rawValue)`", $0.meaning] } + [
                ["`revalued`", "a pair of moves: the price became known, or changed"],
                ["`merged`", "the purchase proved to be another one"],
                ["`evidence_withdrawn`", "no evidence in force states the purchase any more"],
            ]
        )
    }

    private static var whiteStates: Section {
        Section(
            title: "States on the white list",
            text: "`white_states` in `summary.json`, and `state` in files (Rules 4.4).",
            columns: ["Code", "In files", "Meaning"],
            rows: WhiteState.allCases.map { ["`\($0.rawValue)`", "`\($0.fileCode)`", $0.meaning] }
        )
    }

    private static var resolutionReasons: Section {
        Section(
            title: "Reasons of resolutions",
            text: "`recoup case resolve --reason` (Rules 5.18).",
            columns: ["Code", "Leads to", "Fits", "Meaning"],
            rows: ResolutionReason.allCases.map { reason in
                let kinds = ResolutionReason.kinds(reason)
                let fits =
                    kinds.count == FindingKind.allCases.count
                    ? "every kind" : kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
                return ["`\(reason.rawValue)`", reason.destination.rawValue, fits, reason.meaning]
            }
        )
    }

    private static var grades: Section {
        Section(
            title: "Evidence grades",
            text: "`evidence_grade`, the highest first (Rules 1.1).",
            rows: Grade.allCases.sorted(by: >).map { ["`\($0.code)`", $0.meaning] }
        )
    }

    private static var agingBuckets: Section {
        Section(
            title: "Aging buckets",
            text:
                "`aging_bucket` and `bucket`: from the purchase date to the as-of. At an edge, the older bucket counts.",
            columns: ["Code", "Ends at"],
            rows: AgingBucket.allCases.map {
                ["`\($0.rawValue)`", $0.end.map { "\($0.milliseconds / 3_600_000) h" } ?? ""]
            }
        )
    }

    private static var inputRules: Section {
        Section(
            title: "Rules for input rows",
            text: "`rule` in `rejected-input.csv`, with its message.",
            columns: ["Code", "Message"],
            rows: RowRejectionRule.allCases.map { ["`\($0.rawValue)`", $0.sentence] }
        )
    }

    private static var evidenceRules: Section {
        Section(
            title: "Rules for evidence",
            text: """
                Why a piece of evidence is not verified. In good evidence, the rules marked *row* set a single row aside. Besides \
                these: `needs_apple` (Apple has to be asked), `retries_used_up` (Rules 6.6), `apple_<status>` (Apple's answer).
                """,
            columns: ["Code", "Outcome", "Meaning"],
            rows: EvidenceRejectionRule.allCases.map { rule in
                ["`\(rule.rawValue)`", "`\(rule.outcomeKind)`" + (rule.isOfRows ? ", *row*" : ""), rule.meaning]
            }
        )
    }
}

extension ResolutionReason {
    fileprivate static func kinds(_ reason: ResolutionReason) -> [FindingKind] {
        FindingKind.allCases.filter { reason.fits($0) }
    }
}
