import Foundation
import Glibc
import Testing

@testable import Reports

/// Where commands write: standard output, pipes and devices as they are, plain files in one step, nothing else.
@Suite struct OutputPlaceTests {
    /// Every command that writes a file it is given by name.
    private static let commands = [["export", "runs", "--output"], ["case", "export"], ["backup"]]

    private func shell(_ place: Workplace, _ line: String) async throws -> ProcessUnderTest.Ending {
        let ending = try await place.shell(line)
        try #require(ending.status == 0, "\(line): \(ending.messages)")
        return ending
    }

    private func kind(_ place: Workplace, _ name: String) -> FileKind? {
        FileStatus(at: place.path(name))?.kind
    }

    @Test(arguments: commands)
    func `what is no plain file is left as it is, and the sentence says what it is`(command: [String]) async throws {
        let place = try await Workplace.small()
        try place.put("keep\n", at: "kept")
        _ = try await shell(place, "ln -s kept link; ln -s nowhere dangling; ln kept other; mkdir folder")
        let config = try place.text("recoup.yaml")
        let cases = [
            ("link", "is a symbolic link"), ("dangling", "is a symbolic link"), ("folder", "is a folder"),
            ("recoup.sqlite", "belongs to the ledger"), ("recoup.sqlite-wal", "belongs to the ledger"),
            ("recoup.sqlite.lock", "belongs to the ledger"), ("recoup.yaml", "its configuration"),
            ("inbox/credits/c.csv", "its inputs"), ("authority.pem", "its configuration"),
        ]
        for (name, reason) in cases {
            let before = kind(place, name)
            let ending = try await place.recoup(command + [name])
            #expect(ending.status == 64, "\(name): \(ending.messages)")
            #expect(ending.messages.contains(reason), "\(name): \(ending.messages)")
            #expect(kind(place, name) == before, "\(name)")
        }
        let second = try await place.recoup(command + ["other"])
        #expect(second.status == 64, "\(second.messages)")
        #expect(try place.text("kept") == "keep\n")
        #expect(try place.text("recoup.yaml") == config)
        #expect(!place.names(".").contains { $0.hasSuffix(".part") })
    }

    @Test(arguments: commands)
    func `a link where others would put the bytes aside is not written through`(command: [String]) async throws {
        let place = try await Workplace.small()
        try place.put("keep\n", at: "kept")
        _ = try await shell(place, "ln -s kept x.part")
        let ending = try await place.recoup(command + ["x"])
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(try place.text("kept") == "keep\n")
        #expect(kind(place, "x") == .file(hasOtherNames: false))
    }

    @Test func `a backup replaces nothing`() async throws {
        let place = try await Workplace.small()
        try place.put("keep\n", at: "b.sqlite")
        let ending = try await place.recoup("backup", "b.sqlite")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("exists already"), "\(ending.messages)")
        #expect(try place.text("b.sqlite") == "keep\n")
        for name in ["/dev/null", "/dev/stdout"] {
            #expect(try await place.recoup("backup", name).status == 64)
        }
    }

    @Test func `a backup that does not fit names its own place, and leaves nothing there`() async throws {
        let place = try await Workplace.small()
        _ = try await shell(place, "mkdir away")
        // In blocks of 512 or 1024 bytes, as the shell counts: less than any ledger has.
        let line = #"(ulimit -f 64; exec "$RECOUP" backup away/b.sqlite)"#
        let ending = try await place.shell(line)
        #expect(ending.status == 1, "\(ending)")
        #expect(
            ending.messages.contains("Cannot back up to ") && ending.messages.contains("/away/b.sqlite: "),
            "\(ending)"
        )
        #expect(!ending.messages.contains(".part"), "\(ending.messages)")
        #expect(place.names("away").isEmpty, "\(place.names("away"))")
    }

    @Test func `a pipe and a device are written into and stay what they are`() async throws {
        let place = try await Workplace.small()
        let printed = try await place.recoup("export", "runs").output
        let pipe = try await shell(place, #"mkfifo p; cat p & "$RECOUP" export runs --output p; wait"#)
        #expect(pipe.output == printed)
        #expect(kind(place, "p") == .pipe)
        // A file system without devices (a container's) is no reason to fail: what can be made is tried.
        let made = mknod(place.path("null"), S_IFCHR | 0o666, dev_t(0x103))
        let device = made == 0 ? "null" : "/dev/null"
        let ending = try await shell(place, #""$RECOUP" export runs --output \#(device)"#)
        #expect(ending.output.isEmpty)
        #expect(
            FileStatus(at: made == 0 ? place.path(device) : device)?.kind == .characterDevice
        )
    }

    @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "-"])
    func `standard output under any of its names is standard output`(name: String) async throws {
        let place = try await Workplace.small()
        let printed = try await place.recoup("export", "runs").output
        #expect(try await place.recoup("export", "runs", "--output", name).output == printed)
        // Appended to, not begun again.
        _ = try await shell(place, #"echo first > f; "$RECOUP" export runs --output \#(name) >> f"#)
        #expect(try place.text("f") == "first\n" + printed)
    }

    @Test func `a pipe of the shell gets what standard output would`() async throws {
        let place = try await Workplace.small()
        let printed = try await place.recoup("export", "runs").output
        let line = #"exec 7> seven; "$RECOUP" export runs --output /dev/fd/7; "$RECOUP" case export /dev/stderr 2> err"#
        _ = try await shell(place, line)
        #expect(try place.text("seven") == printed)
        #expect(try place.text("err").hasPrefix("case_id,"))
    }

    @Test func `a descriptor that is not open, or the ledger's own, is none`() async throws {
        let place = try await Workplace.small()
        for number in 3..<12 {
            let ending = try await place.recoup("export", "runs", "--output", "/dev/fd/\(number)")
            #expect(ending.status == 64)
            #expect(ending.messages.contains("is not open"), "\(ending.messages)")
        }
        #expect(try await place.recoup("status").status == 0)
    }

    @Test func `a report is not published through links, nor is somebody's latest taken away`() async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
        _ = try await shell(place, "mv reports/20260301T030000Z away; ln -s ../away reports/20260301T030000Z")
        let before = try place.text("away/summary.txt")
        #expect(try await place.recoup("report").status == 0)
        #expect(kind(place, "reports/20260301T030000Z") == .folder)
        #expect(try place.text("away/summary.txt") == before)

        _ = try await shell(place, "rm reports/latest; echo mine > reports/latest")
        let ending = try await place.run(asOf: "2026-03-02T03:00:00Z")
        #expect(ending.status == 3)
        #expect(ending.messages.contains("latest is a file and should be our link"), "\(ending.messages)")
        #expect(try place.text("reports/20260302T030000Z/summary.txt").contains("NOT SHOWN AS THE LATEST: "))
        let again = try await place.recoup("report")
        #expect(again.status == 1 && again.messages.contains("latest is a file"), "\(again)")
        #expect(try await place.export("runs").column("state") == ["published", "published"])
        #expect(try place.text("reports/latest") == "mine\n")
        try place.remove("reports/latest")
        #expect(try await place.recoup("report").status == 0)
        #expect(try place.json("reports/latest/manifest.json")["as_of"] as? String == "2026-03-02T03:00:00Z")
    }

    @Test(arguments: [
        "inbox", "inbox/credits/", "inbox/new/below", "by-link/inbox", "way-in", "way-in/new", "new/../inbox",
    ])
    func `a report is not written into the inbox`(folder: String) async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
        _ = try await shell(place, "ln -s . by-link; ln -s inbox/credits way-in")
        let folders = [".", "inbox", "inbox/credits"]
        let before = folders.map { place.names($0) }
        let ending = try await place.recoup("report", "--output", folder)
        #expect(ending.status == 64)
        #expect(ending.messages.contains("is the inbox or lies in it"), "\(ending.messages)")
        #expect(folders.map { place.names($0) } == before)
        #expect(try await place.recoup("report", "--output", "inbox-copies").status == 0)
    }

    @Test(arguments: ["reports", "reports/", "reports/below", "by-link/reports"])
    func `a report with pseudonyms takes no place among the reports of the runs`(folder: String) async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
        _ = try await shell(place, "ln -s . by-link")
        let before = place.names("reports")
        let ending = try await place.recoup("report", "--redact", "--output", folder)
        #expect(ending.status == 64)
        #expect(ending.messages.contains("holds the reports of the runs"), "\(ending.messages)")
        #expect(place.names("reports") == before)
        #expect(try await place.recoup("report", "--redact", "--output", "reports-for-others").status == 0)
    }

    @Test func `everything made is for owner and group, whatever the umask`() async throws {
        let place = try Workplace()
        let line = #"""
            umask 000
            "$RECOUP" --quiet init books && cd books
            "$RECOUP" --quiet run --offline > ../summary
            "$RECOUP" export runs --output runs.csv
            "$RECOUP" --quiet backup b.sqlite
            "$RECOUP" status > ../status
            find . -type f -perm /027 ; find . -type d -perm /027; find . -name '*.lock' -perm /077
            find . -type f | wc -l
            """#
        let ending = try await place.shell(line)
        #expect(ending.status == 0, "\(ending.messages)")
        let lines = ending.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 1, "\(ending.output)")
        #expect(Int(lines.last?.trimmingCharacters(in: .whitespaces) ?? "") ?? 0 > 10)
    }
}
