import Foundation

/// The promises of the ledger port, for every engine: each is kept through the verbs, and names no table and no SQL.
///
/// An engine's tests run them in a few lines: one test with `LedgerContract.promises` as its arguments, which hands each
/// promise a factory of the engine's ledgers.
package enum LedgerContract {
    /// Every promise, by subject; where `RECOUP_PROMISE` is set, those whose sentences hold it.
    package static var promises: [Promise] {
        guard let word = ProcessInfo.processInfo.environment["RECOUP_PROMISE"] else { return all }
        let named = all.filter { $0.sentence.contains(word) }
        precondition(!named.isEmpty, "no promise has the words \(word)")
        return named
    }

    private static var all: [Promise] {
        runs + imports + evidence + questions + notifications
            + users + mergedAccounts + claims + policyChanges
            + posting + payments + credits + namedOriginals + firstPeriods
            + unmatchedFindings + forgedEvidence + neighbours + storefronts
            + cases + caseTiming + caseReach + caseDeliveries + dueAgain
            + lists + totals + lookup + lookupMeanings + explain
            + takeBack + audit + maintenance + writers + retention + erasure + arrival
    }

    /// Those about what comes of judging, for an engine that has more than one way to judge.
    package static var promisesOfJudging: [Promise] {
        firstPeriods + neighbours + lists + cases + caseTiming + takeBack + mergedAccounts
    }
}
