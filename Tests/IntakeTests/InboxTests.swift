import FoundationEssentials
import Intake
import ReconciliationCore
import Testing

@Suite struct InboxTests {
    private func inbox(_ files: [String], _ body: (_ folder: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "inbox-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for file in files {
            let parent = (folder + "/" + file).split(separator: "/").dropLast().joined(separator: "/")
            try FileManager.default.createDirectory(atPath: "/" + parent, withIntermediateDirectories: true)
            if !file.hasSuffix("/") { try Data().write(to: URL(filePath: folder + "/" + file)) }
        }
        try body(folder)
    }

    @Test func `files come by kind, then by the bytes of their names`() throws {
        let files = [
            "receipts/a", "credits/b.csv", "credits/B.csv", "credits/a.csv.gz", "users/ü", "users/z", "products/p",
            "payments/x", "notifications/n", "done/credits.csv", "failed/old",
        ]
        try inbox(files) { folder in
            let listing = try inboxFiles(in: folder)
            #expect(
                listing.files.map { "\($0.kind.rawValue)/\($0.name)" } == [
                    "products/p", "users/z", "users/ü", "payments/x", "credits/B.csv", "credits/a.csv.gz",
                    "credits/b.csv",
                    "notifications/n", "receipts/a",
                ]
            )
            #expect(listing.files[0].path == folder + "/products/p")
            #expect(listing.unknown.isEmpty)
        }
    }

    @Test func `names still being written are skipped`() throws {
        try inbox(["credits/.a", "credits/a.tmp", "credits/a.part", "credits/a.filepart", "credits/a.parts"]) {
            folder in
            let listing = try inboxFiles(in: folder)
            #expect(listing.files.map(\.name) == ["a.parts"])
        }
    }

    @Test func `what belongs to no kind is said, and so is what cannot be read`() throws {
        try inbox(["credit/a.csv", "stray.csv", ".hidden", "credits/folder/a.csv", "credits/good"]) { folder in
            try FileManager.default.createSymbolicLink(atPath: folder + "/credits/link", withDestinationPath: "good")
            try FileManager.default.createSymbolicLink(atPath: folder + "/credits/lost", withDestinationPath: "nowhere")
            let listing = try inboxFiles(in: folder)
            #expect(listing.unknown == ["credit", "stray.csv"])
            #expect(listing.files.map(\.name) == ["good", "link"])
            #expect(
                listing.unreadable == [
                    .init(name: "credits/folder", reason: "not a regular file"),
                    .init(name: "credits/lost", reason: "No such file or directory"),
                ]
            )
        }
    }

    @Test func `an inbox that is not there is a failure`() {
        #expect(throws: IntakeFailure.self) { try inboxFiles(in: "/nowhere/inbox") }
    }
}
