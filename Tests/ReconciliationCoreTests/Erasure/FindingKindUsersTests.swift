import ReconciliationCore
import Testing

/// Where findings hold users by themselves.
@Suite struct FindingKindUsersTests {
    @Test(arguments: FindingKind.allCases)
    func `users are compared in a wrong owner alone, and listed where several kinds of users did wrong`(
        kind: FindingKind
    ) {
        #expect(kind.comparesUsers == (kind.rawValue == "owner_mismatch"))
        #expect(
            kind.listsUsers == ["environment_breach", "reused_receipt", "foreign_receipt"].contains(kind.rawValue)
        )
    }
}
