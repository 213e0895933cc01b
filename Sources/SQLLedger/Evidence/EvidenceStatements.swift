extension SQL {
    /// The statements of `Evidence/devices.sql`.
    enum Devices: String, NamedStatement {
        static let file = "devices"

        case closeDevices, deviceChecks, putDevice
    }

    /// The statements of `Evidence/evidence_roots.sql`.
    enum EvidenceRoots: String, NamedStatement {
        static let file = "evidence_roots"

        case findReopened, findReopenedPointers, findReturned, keepPostedCounts, listReopened, putTrustedRoots, reopen,
            reopenedTables, returned, returnFacts, trustedRoots, withdrawFacts, withdrawSubmissions, dropTrustedRoots
    }

    /// The statements of `Evidence/submission_links.sql`.
    enum SubmissionLinks: String, NamedStatement {
        static let file = "submission_links"

        case markClaims, markTouched, proveClaim, putReference, readSubmissions, touchSubmissions, touchedTables
    }

    /// The statements of `Evidence/verification.sql`.
    enum Verification: String, NamedStatement {
        static let file = "verification"

        case addAlias, addEnclosed, addFact, addPointer, addSetAside, answer, due, findAliases, findFacts, forceFact,
            forgetSetAside, markAlias, markNewAliases, outcomes, postpone, putNotice
    }
}
