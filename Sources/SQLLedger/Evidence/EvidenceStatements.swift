extension SQL {
    /// The statements of `Evidence/devices.sql`.
    enum Devices: String, NamedStatement {
        static let file = "devices"

        case closeDevices, deviceChecks, putDevice
    }

    /// The statements of `Evidence/evidence_roots.sql`.
    enum EvidenceRoots: String, NamedStatement {
        static let file = "evidence_roots"

        case dropTrustedRoots, findReopened, findReturned, putTrustedRoots, returned, returnFacts, trustedRoots
    }

    /// The statements of `Evidence/reopened_evidence.sql`.
    enum ReopenedEvidence: String, NamedStatement {
        static let file = "reopened_evidence"

        case findReopenedPointers, keepPostedCounts, listReopened, markStated, reopen, reopenedTables,
            touchSubmissionsOfReopened, withdrawFacts, withdrawSubmissions
    }

    /// The statements of `Evidence/submission_links.sql`.
    enum SubmissionLinks: String, NamedStatement {
        static let file = "submission_links"

        case markClaims, markTouched, proveClaim, putReference, readSubmissions, touchSubmissions, touchedTables
    }

    /// The statements of `Evidence/verification.sql`.
    enum Verification: String, NamedStatement {
        static let file = "verification"

        case addAlias, addFact, addPointer, addSetAside, answer, awaitingTurn, due, findAliases, findFacts, forceFact,
            forgetSetAside, markAlias, markNewAliases, outcomes, postpone, putNotice
    }
}
