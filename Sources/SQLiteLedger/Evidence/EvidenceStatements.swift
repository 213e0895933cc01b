extension SQL {
    /// The statements of `Evidence/devices.sql`.
    enum Devices: String, NamedStatement {
        static let file = StatementFile(PackageResources.devices_sql)

        case closeDevices, deviceChecks, putDevice
    }

    /// The statements of `Evidence/evidence_roots.sql`.
    enum EvidenceRoots: String, NamedStatement {
        static let file = StatementFile(PackageResources.evidence_roots_sql)

        case findReopened, findReopenedPointers, putTrustedRoots, reopen, reopenedTables, trustedRoots, withdrawFacts,
            withdrawSubmissions, dropTrustedRoots
    }

    /// The statements of `Evidence/submission_links.sql`.
    enum SubmissionLinks: String, NamedStatement {
        static let file = StatementFile(PackageResources.submission_links_sql)

        case markClaims, markTouched, proveClaim, putReference, readSubmissions, touchSubmissions, touchedTables
    }

    /// The statements of `Evidence/verification.sql`.
    enum Verification: String, NamedStatement {
        static let file = StatementFile(PackageResources.verification_sql)

        case addAlias, addEnclosed, addFact, addPointer, addSetAside, answer, due, findAlias, findFact, forceFact,
            forgetSetAside, markAlias, markNewAliases, outcome, putNotice
    }
}
