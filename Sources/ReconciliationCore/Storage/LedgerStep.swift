/// What the ledger was doing when it failed: for people a verb and what it is done to (`Reports`).
package enum LedgerStep: Sendable, Hashable {
    case backUp(path: String)
    case closeRun(RunID)
    case importFile(String)
    case noteArrival(IntakeKind)
    case askServer, askSQLite, changeCases, checkFile, computeControlTotals, copyLedger, countBooks, countCases,
        countDays, countPrunable, countWaiting, coverCredits, erasePerson, findAuditHead, findCutOffFiles,
        findUnknownFiles, keepAnswer, keepNotifications, keepOrderAnswer, lookUp, makePseudonymKey, noteFailedFiles,
        noteFullCheck, openLedger, openRun, planQuestions, post, prune, putTrustedRoots, readAging, readAuditChain,
        readAuditHead, readBlackList, readCase, readCaseEvents, readCases, readCreditCoverage, readDevices,
        readDueEvidence, readEarlierAsOfs, readExceptions, readFindings, readForgottenNames, readImportedFiles,
        readLastFullCheck, readLastRun, readLastSuccess, readLaterRunsTakenBack, readLostOrders, readMoves, readNews,
        readNotificationProgress, readPerson, readPurchase, readRefusedRows, readRollForward, readRuns,
        readRunsTakenBack, readSettledCases, readUnfinishedRun, readUnverified, readWhiteList, reconcile, recordAnswers,
        recordDevices, recordQuestionEnds, rewriteLedger, sampleNames, searchLedger, verifyAuditChain
}
