import FoundationEssentials
import Glibc
import ReconciliationCore
import TestSupport
import Testing

@testable import Intake

@Suite struct InboxTests {
    private let digest = ContentDigest(hex: "0123456789abcdef" + String(repeating: "0", count: 48))

    private func listing(_ folder: TemporaryFolder) throws -> InboxListing { try Inbox(path: folder.path).listing() }

    @Test func `files come by kind, then by the bytes of their names`() throws {
        let folder = try TemporaryFolder([
            "receipts/a", "credits/b.csv", "credits/B.csv", "credits/a.csv.gz", "users/ü", "users/z", "products/p",
            "payments/x", "notifications/n", "done/credits.csv", "failed/old",
        ])
        let listing = try listing(folder)
        #expect(
            listing.files.map(\.shownName) == [
                "products/p", "users/z", "users/ü", "payments/x", "credits/B.csv", "credits/a.csv.gz",
                "credits/b.csv", "notifications/n", "receipts/a",
            ]
        )
        #expect(listing.unknown.isEmpty)
        #expect(listing.unread.isEmpty)
        #expect(listing.unusable.isEmpty)
    }

    @Test func `names still being written are skipped`() throws {
        let folder = try TemporaryFolder([
            "credits/.a", "credits/a.tmp", "credits/a.part", "credits/a.filepart", "credits/a.parts",
        ])
        #expect(try listing(folder).files.map(\.name) == [FileName("a.parts")])
    }

    @Test func `what belongs to no kind is said, and so are folders that are links`() throws {
        let folder = try TemporaryFolder([
            "credit/a.csv", "stray.csv", ".hidden", "credits/good", "users", "elsewhere/x", "lost+found/.a",
            "new/a.tmp",
        ])
        try folder.link("receipts", to: "elsewhere")
        try folder.link("done", to: "elsewhere")
        try folder.link("failed", to: "nowhere")
        let listing = try listing(folder)
        #expect(listing.unread == ["credit", "elsewhere", "stray.csv"])
        #expect(listing.unknown == ["lost+found", "new"])
        #expect(listing.files.map(\.shownName) == ["credits/good"])
        #expect(
            listing.unusable == [
                .init(name: "done", reason: .symbolicLink), .init(name: "failed", reason: .symbolicLink),
                .init(name: "receipts", reason: .symbolicLink),
                .init(name: "users", reason: .system("Not a directory")),
            ]
        )
    }

    @Test func `a folder of no kind whose name is no text is looked into`() throws {
        let folder = try TemporaryFolder()
        let name = Array((folder.path + "/").utf8) + [0x72, 0xFF]
        let path = name.map { CChar(bitPattern: $0) } + [0]
        try #require(mkdir(path, 0o755) == 0)
        #expect(try listing(folder).unread.isEmpty)
        let file = open(path.dropLast() + Array("/a".utf8CString), O_CREAT | O_WRONLY, 0o644)
        try #require(file >= 0)
        close(file)
        let listing = try listing(folder)
        #expect(listing.unread.count == 1 && listing.unknown.isEmpty)
    }

    @Test func `an inbox that is not there is a failure`() {
        #expect(throws: IntakeFailure.self) { try Inbox(path: "/nowhere/inbox") }
    }

    @Test func `files are read in the folder that was listed, whatever is put in its place`() throws {
        let folder = try TemporaryFolder(["secrets/a.csv"])
        try folder.put("product_id\n", at: "products/a.csv")
        let inbox = try Inbox(path: folder.path)
        let file = try #require(try inbox.listing().files.first)
        try #require(rename(folder.path + "/products", folder.path + "/aside") == 0)
        try folder.link("products", to: "secrets")
        let source = try inbox.open(file, protecting: .none)
        #expect(try source.next() == Array("product_id\n".utf8))
        let moved = try inbox.move(file, to: .done, digest: digest, identity: source.stampBefore?.identity)
        #expect(moved.name == FileName("01234567-a.csv"))
        #expect(try folder.names("aside").isEmpty)
        #expect(try folder.names("secrets") == ["a.csv"])
    }

    // MARK: Moving

    /// Lists the inbox and moves its only file.
    private func move(
        _ folder: TemporaryFolder,
        to processed: Inbox.ProcessedFolder = .done,
        as digest: ContentDigest?
    ) throws -> MovedFile {
        let inbox = try Inbox(path: folder.path)
        let file = try #require(try inbox.listing().files.first)
        let rehearsed = try inbox.nameToBe(of: file, in: processed, digest: digest)
        let moved = try inbox.move(file, to: processed, digest: digest, identity: nil)
        #expect(rehearsed == moved, "a rehearsal knows the name")
        return moved
    }

    @Test func `nothing that lies there already is replaced`() throws {
        let folder = try TemporaryFolder()
        for number in 1...5 {
            try folder.put("\(number)", at: "credits/a.csv")
            _ = try move(folder, as: digest)
        }
        let names = [
            "01234567-a.csv", "0123456789abcdef-a.csv", "0123456789abcdef.2-a.csv", "0123456789abcdef.3-a.csv",
            "0123456789abcdef.4-a.csv",
        ]
        #expect(try folder.names("done") == [names[1], names[2], names[3], names[4], names[0]].sorted())
        #expect(try names.map { try folder.text("done/" + $0) } == ["1", "2", "3", "4", "5"])
    }

    @Test func `what could not be read has no digest before its name`() throws {
        let folder = try TemporaryFolder()
        for _ in 1...3 {
            try folder.put("", at: "credits/a.csv")
            _ = try move(folder, to: .failed, as: nil)
        }
        #expect(try folder.names("failed") == ["unread-a.csv", "unread.2-a.csv", "unread.3-a.csv"])
    }

    @Test(arguments: [(246, false), (247, true), (255, true)])
    func `a name too long to stand behind a digest is cut`(length: Int, isCut: Bool) throws {
        let folder = try TemporaryFolder(["credits/" + String(repeating: "n", count: length - 4) + ".csv"])
        let moved = try move(folder, as: digest)
        #expect(moved.isCut == isCut)
        #expect(moved.name.bytes.count == 255)
        #expect(moved.name.shown.hasSuffix("n.csv"))
        #expect(try folder.names("done") == [moved.name.shown])
    }

    @Test func `a name that is no text is read and moved by its bytes`() throws {
        let folder = try TemporaryFolder(["credits/"])
        let name = FileName(Array("caf".utf8) + [0xE9])
        let parent = try Folder(path: folder.path + "/credits")
        let made = name.withCName { openat(parent.descriptor, $0, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600) }
        try #require(made >= 0)
        close(made)
        let inbox = try Inbox(path: folder.path)
        let file = try #require(try inbox.listing().files.first)
        #expect(file.shownName == "credits/caf\\xE9")
        #expect(try inbox.open(file, protecting: .none).next() == nil)
        let moved = try inbox.move(file, to: .done, digest: digest, identity: nil)
        #expect(moved.name.bytes == Array("01234567-".utf8) + name.bytes)
        #expect(try parent.names().isEmpty)
    }

    @Test func `another file that took the name is left for the next run`() throws {
        let folder = try TemporaryFolder()
        try folder.put("old", at: "credits/a.csv")
        let inbox = try Inbox(path: folder.path)
        let file = try #require(try inbox.listing().files.first)
        let source = try inbox.open(file, protecting: .none)
        try folder.put("new", at: "credits/b.csv")
        try #require(rename(folder.path + "/credits/b.csv", folder.path + "/credits/a.csv") == 0)
        #expect(throws: MoveFault.otherFile) {
            try inbox.move(file, to: .done, digest: digest, identity: source.stampBefore?.identity)
        }
        #expect(try folder.text("credits/a.csv") == "new")
    }

    @Test func `nothing is moved through a link`() throws {
        let folder = try TemporaryFolder(["credits/a.csv", "elsewhere/"])
        try folder.link("done", to: "elsewhere")
        let fault = #expect(throws: MoveFault.self) { try move(folder, as: digest) }
        #expect(fault == .folder("inbox/done", .symbolicLink))
        #expect(try folder.names("credits") == ["a.csv"])
        #expect(try folder.names("elsewhere").isEmpty)
    }
}
