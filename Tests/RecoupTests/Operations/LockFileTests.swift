import Foundation
import Glibc
import Testing

/// The lock file: its owner's alone, and what stands in it is believed only as far as it can be true.
@Suite struct LockFileTests {
    private func held(_ place: Workplace, _ note: String) async throws -> ProcessUnderTest.Ending {
        try place.put(note, at: "recoup.sqlite.lock")
        return try await place.shell(#"flock recoup.sqlite.lock "$RECOUP" run --offline"#)
    }

    @Test func `a holder that lives is named`() async throws {
        let place = try await Workplace.small()
        let ending = try await held(place, "process \(getpid()) since 2026-01-01T00:00:00Z\n")
        #expect(ending.status == 11)
        #expect(
            ending.messages.contains(" (process \(getpid()) since 2026-01-01T00:00:00Z). Wait"),
            "\(ending.messages)"
        )
    }

    @Test(arguments: [
        "", "process 2147483646 since 2026-01-01T00:00:00Z\n", "process 0 since 2026-01-01T00:00:00Z\n",
        "process -1 since 2026-01-01T00:00:00Z\n", "process \(getpid()) since yesterday\n",
        "process \(getpid()) since 2026-01-01T00:00:00Z and more\n", "x\u{1B}[2J\n", "\u{0}\n",
        "process \(getpid()) since 2026-01-01T00:00:00Z",
    ])
    func `a process that is gone, or a note that is not ours, is no holder`(note: String) async throws {
        let place = try await Workplace.small()
        let ending = try await held(place, note)
        #expect(ending.status == 11)
        #expect(ending.messages.contains("recoup.sqlite.lock. Wait for it"), "\(ending.messages)")
    }

    @Test func `a run leaves the lock to its owner alone, also one that was wider`() async throws {
        let place = try await Workplace.small()
        for _ in 0..<2 {
            #expect(try await place.run().status == 0)
            let mode = try await place.shell("stat -c %a recoup.sqlite.lock").output
            #expect(mode == "600\n")
            chmod(place.path("recoup.sqlite.lock"), 0o666)
        }
    }

    @Test(arguments: [
        ("ln -s kept recoup.sqlite.lock", "it is a symbolic link"), ("mkfifo recoup.sqlite.lock", "it is a pipe"),
        ("ln kept recoup.sqlite.lock", "it has other names too"), ("mkdir recoup.sqlite.lock", "Is a directory"),
        // Only root may give a file away; another user's own run would be refused the same.
        ("chown 65534 recoup.yaml && cp -p recoup.yaml recoup.sqlite.lock", "it belongs to another user"),
    ])
    func `a lock file that another put there is refused, and nothing is written through it`(
        command: String,
        reason: String
    ) async throws {
        guard !command.hasPrefix("chown") || getuid() == 0 else { return }
        let place = try await Workplace.small()
        try place.put("keep\n", at: "kept")
        try await place.prepare(command)
        let ending = try await place.run("--offline")
        #expect(ending.status == 10, "\(ending.messages)")
        #expect(ending.messages.contains(reason), "\(ending.messages)")
        #expect(ending.messages.contains("remove it while no run is going on"), "\(ending.messages)")
        #expect(try place.text("kept") == "keep\n")
    }

    @Test func `the lock that root makes belongs to the ledger's owner`() async throws {
        guard getuid() == 0 else { return }
        let place = try await Workplace.small()
        chown(place.path("recoup.sqlite"), 65534, 65534)
        #expect(try await place.run().status == 0)
        let owner = try await place.shell("stat -c '%u %g' recoup.sqlite.lock").output
        #expect(owner == "65534 65534\n")
        #expect(try await place.run().status == 0)
    }
}
