import ReconciliationCore

extension RunSummary {
    /// `summary.json` (`recoup.run.v1`): codes and numbers; sentences are the warnings and the legend of the control totals.
    package func json(schema: String = "recoup.run.v1") throws -> String {
        try JSONValue.object([
            "schema": .string(schema),
            "version": .string(version),
            "run_id": .number(runID.number),
            "as_of": .string(asOf.text),
            "lists": lists,
            "white_states": .counts(totals.whiteByState),
            "credits": .counts([
                "live": totals.liveCredits, "matched": totals.matchedCredits, "excluded": totals.excludedCredits,
                "unmatched": totals.unmatchedCredits,
            ]),
            "credits_since": .string(creditsSince?.text),
            "credits_watermark": .string(creditsWatermark?.text),
            "claims": .counts(totals.claimsByState.including(ClaimState.allCases.map(\.rawValue))),
            "findings": .counts(totals.openFindingsByKind.including(FindingKind.allCases.map(\.rawValue))),
            "new_findings": .number(totals.newFindings),
            "closed_findings": .number(totals.closedFindings),
            "resolved_findings": .number(resolvedProblems),
            "reopened_cases": .number(reopenedCases),
            "owners": .counts(totals.ownersByBasis),
            "evidence": .counts(totals.evidenceByOutcome.including(EvidenceOutcome.allCases.map(\.rawValue))),
            "notifications": .counts(totals.notificationsByType),
            "unknown_notifications": .counts(totals.unknownNotifications),
            "duplicates": .counts([
                "rows": totals.duplicateRows, "evidence": totals.duplicateEvidence,
                "transactions": totals.duplicateTransactions, "purchases_merged": totals.merged,
            ]),
            "unfinished_but_credited": .number(totals.unfinishedButCredited),
            "unproven_credits_not_listed": .number(unlistedUnprovenCredits),
            "storefronts": .array(totals.storefronts.map(\.json)),
            "periods_without_first": .number(totals.periodsWithoutFirst),
            "parked_with_owner": .number(totals.parkedWithOwner),
            "future_credits": .number(totals.futureCredits),
            "undated_white": .number(totals.undatedWhite),
            "watermarks": .object(totals.watermarks.mapValues { .string($0.text) }),
            "rejected_rows": .number(totals.rejectedRows),
            "rejected_rows_not_listed": .number(totals.unlistedRejectedRows),
            "missing": missing,
            "aging": .array(aging.map(\.json)),
            "checked_in_full_at": .string(lastFullCheck?.text),
            "control_totals": .array(controlTotals.map(\.json)),
            "control_totals_legend": controlTotalsLegend,
            "sources": .array(sources.map(\.json)),
            "late_inputs": .array(lateInputs.map(\.json)),
            "refused_files": .number(refusedFiles),
            "lacks_proof": .boolean(lacksProof),
            "alarms": .array(alarms.map { .string($0[.english]) }),
            "alarms_zh_hans": .array(alarms.map { .string($0[.simplifiedChinese]) }),
            "requests": requestCounts,
            "durations_milliseconds": .object(durations.mapValues { .number($0) }),
            "warnings": .array((trustInForce + warnings).map { .string($0[.english]) }),
            "warnings_zh_hans": .array((trustInForce + warnings).map { .string($0[.simplifiedChinese]) }),
            "trust_in_force": .array(trustInForce.map { .string($0[.english]) }),
            "changed_settings": changedSettings.json,
            "days_since_last_run": daysSinceLastRun.map { .number($0) } ?? .null,
            "runs_taken_back": .array(takenBack.map(\.json)),
            "exit_status": .number(exitStatus),
        ]).text()
    }

    /// What the totals of this run compare, by the names of the article "Control totals".
    private var controlTotalsLegend: JSONValue {
        let kinds = Set(controlTotals.compactMap(ControlTotalKind.init(nameOf:)))
        return .object(
            Dictionary(
                uniqueKeysWithValues: kinds.map { kind in
                    let (left, right) = kind.sides
                    return (
                        kind.rawValue,
                        .object([
                            "left": .string(left[.english]), "left_zh_hans": .string(left[.simplifiedChinese]),
                            "right": .string(right[.english]), "right_zh_hans": .string(right[.simplifiedChinese]),
                        ])
                    )
                }
            )
        )
    }

    private var lists: JSONValue {
        .object([
            "white": .counts(whiteByFileCode),
            "black": .number(totals.black),
            "closed": .counts(totals.closedByReason),
            "merged": .number(totals.merged),
        ])
    }

    private var missing: JSONValue {
        .object([
            "oldest_purchase_date": .string(totals.oldestMissing?.text),
            "money": .array(
                totals.missingMoney.map { money in
                    .object([
                        "currency": .string(money.currency),
                        "is_estimate": .boolean(money.isEstimate),
                        "count": .number(money.count),
                        "amount_milliunits": .number(money.milliunits),
                    ])
                }
            ),
        ])
    }

    /// By endpoint, then by result.
    private var requestCounts: JSONValue {
        var counts: [String: [String: Int]] = [:]
        for request in requests { counts[request.endpoint, default: [:]][request.result, default: 0] += request.count }
        return .object(counts.mapValues { .counts($0) })
    }
}

extension BookTotals.Storefront {
    fileprivate var json: JSONValue {
        .object([
            "storefront": .string(storefront),
            "currency": .string(currency),
            "product_id": .string(productID),
            "count": .number(count),
        ])
    }
}

extension SettingChanges {
    fileprivate var json: JSONValue {
        .object([
            "settings": .array(
                settings.map { change in
                    .object(["name": .string(change.name), "from": .string(change.from), "to": .string(change.to)])
                }
            ),
            "moves": .number(moves),
        ])
    }
}

extension TakenBackRun {
    fileprivate var json: JSONValue { .object(["run_id": .number(id.number), "as_of": .string(asOf.text)]) }
}

extension AgingRow {
    /// What the next run compares its own aging with.
    fileprivate var json: JSONValue {
        .object([
            "list_state": .string(listState),
            "bucket": .string(bucket),
            "currency": .string(currency),
            "count": .number(count),
            "amount_milliunits": .number(amountMilliunits),
        ])
    }
}

extension ControlTotal {
    fileprivate var json: JSONValue {
        .object(["name": .string(name), "left": .number(left), "right": .number(right), "holds": .boolean(holds)])
    }
}

extension SourceFile {
    fileprivate var json: JSONValue {
        .object([
            "kind": .string(kind.rawValue),
            "name": .string(name),
            "sha256": .string(digest.hex),
            "records": .number(records),
            "accepted": .number(accepted),
            "duplicates": .number(duplicates),
            "rejected": .number(rejected),
        ])
    }
}

extension RunSummary.LateInput {
    fileprivate var json: JSONValue {
        .object([
            "kind": .string(kind.rawValue),
            "latest": .string(latest?.text),
            "max_age_seconds": .number(maxAge.milliseconds / 1000),
        ])
    }
}

extension [String: Int] {
    /// With a zero for each code that does not occur: a script need not tell absent from none.
    package func including(_ codes: [String]) -> [String: Int] {
        merging(codes.map { ($0, 0) }) { known, _ in known }
    }
}
