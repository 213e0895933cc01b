/// Files of other formats that are put into an inbox by mistake, told by their first bytes (the same that `file` goes by).
enum OtherFormat {
    private static let starts: [[UInt8]] = [
        // zip, and with it xlsx and ods; old spreadsheets.
        Array("PK\u{3}\u{4}".utf8), [0xd0, 0xcf, 0x11, 0xe0],
        // bzip2, xz, Zstandard, 7-Zip.
        Array("BZh".utf8), [0xfd, 0x37, 0x7a, 0x58, 0x5a], [0x28, 0xb5, 0x2f, 0xfd], [0x37, 0x7a, 0xbc, 0xaf],
        // Parquet and Avro.
        Array("PAR1\u{15}".utf8), Array("Obj\u{1}".utf8),
    ]
    /// Where a tar archive says that it is one (POSIX.1-1988, `magic`).
    private static let tarMark = (at: 257, bytes: Array("ustar".utf8))

    /// Whether a file that begins so is of one of them. A stream in pieces of a few bytes goes unnoticed.
    static func isMet(by start: [UInt8]) -> Bool { starts.contains { start.starts(with: $0) } || isTar(start) }

    /// Names in tar are filled up with NULs, which no text holds.
    private static func isTar(_ start: [UInt8]) -> Bool {
        start.dropFirst(tarMark.at).starts(with: tarMark.bytes) && start.prefix(tarMark.at).contains(0)
    }
}
