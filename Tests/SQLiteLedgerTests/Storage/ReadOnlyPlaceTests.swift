import Foundation
import TestSupport
import Testing

@testable import SQLiteLedger

/// How a ledger is read where nobody may write beside it.
@Suite struct ReadOnlyPlaceTests {
    @Test(
        arguments: [
            (true, false, 0, .unchanging), (true, false, 8_272, .logNeeded), (true, true, 0, .other),
            (true, true, 8_272, .other), (false, false, 0, .other), (false, false, 8_272, .other),
        ] as [(Bool, Bool, Int64, ReadOnlyPlace.Verdict)]
    )
    func `only a file that can be read, in a folder that cannot be written, without a log, is read as it lies`(
        isFileReadable: Bool,
        isFolderWritable: Bool,
        logBytes: Int64,
        verdict: ReadOnlyPlace.Verdict
    ) {
        let place = ReadOnlyPlace(
            isFileReadable: isFileReadable,
            isFolderWritable: isFolderWritable,
            logBytes: logBytes
        )
        #expect(place.verdict == verdict)
    }

    @Test func `the file, its folder and its log are looked at behind links`() throws {
        let folder = try TemporaryFolder()
        try folder.put("rows", at: "real/ledger")
        try folder.put("log", at: "real/ledger-wal")
        try folder.link("named", to: "real/ledger")
        let place = ReadOnlyPlace(of: folder.path("named"))
        #expect(place.isFileReadable && place.isFolderWritable && place.logBytes == 3)
        let missing = ReadOnlyPlace(of: folder.path("none"))
        #expect(!missing.isFileReadable && missing.logBytes == 0)
    }

    @Test func `the name for SQLite says that nobody changes the file, whatever signs its path holds`() throws {
        let folder = try TemporaryFolder()
        try folder.put("", at: "a b?#%/ä.sqlite")
        let name = ReadOnlyPlace.nameOfUnchangingFile(folder.path("a b?#%/ä.sqlite"))
        #expect(name.hasPrefix("file:///"))
        #expect(name.hasSuffix("/a b%3F%23%25/ä.sqlite?immutable=1"), "\(name)")
    }
}
