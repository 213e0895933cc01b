import Foundation
import TestSupport
import Testing

/// A ledger in a folder that its reader may not write, such as a backup on other media. `setpriv` makes the reader somebody who
/// owns nothing: who runs the tests may write everywhere.
@Suite(.enabled(if: OtherUser.isAnother, OtherUser.needsRoot))
struct ReadOnlyLedgerTests {
    /// A backup with its configuration, in a folder that everybody may read and nobody else may write.
    private static func place(_ more: String = "true") async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try await place.run()
        try await place.prepare(
            """
            mkdir media && "$RECOUP" backup media/recoup.sqlite && cp recoup.yaml authority.pem media && \(more) && \
            chmod 755 . media && chmod 444 media/*
            """
        )
        return place
    }

    private func asNobody(_ command: String, in place: Workplace) async throws -> ProcessUnderTest.Ending {
        try await OtherUser.recoup("--config media/recoup.yaml \(command)", in: place)
    }

    @Test func `a backup is read where nobody may write beside it`() async throws {
        let place = try await Self.place()
        for command in [
            "status", "export white-list", "lookup 700001001", "explain 700001001", "case list", "audit verify",
        ] {
            let ending = try await asNobody(command, in: place)
            #expect(ending.status == 0, "\(command): \(ending.messages)")
        }
        #expect(try await asNobody("export white-list", in: place).output.contains("700001001"))
        #expect(place.names("media") == ["authority.pem", "recoup.sqlite", "recoup.yaml"])
        let action = try await asNobody("case note RC-0000000000 x", in: place)
        #expect(action.status == 10, "\(action.messages)")
    }

    @Test func `where the last changes stand in a log that cannot be read there, it says what to do`() async throws {
        let place = try await Self.place("printf log > media/recoup.sqlite-wal")
        let ending = try await asNobody("status", in: place)
        #expect(ending.status == 10)
        #expect(ending.messages.contains("Copy both files to a folder that you may write"), "\(ending.messages)")
    }
}
