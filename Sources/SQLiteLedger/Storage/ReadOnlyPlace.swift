import Glibc

/// Where a ledger lies that SQLite cannot open for reading: to read it, SQLite makes files beside it, and on read-only media, or
/// in the folder of somebody else, it may not.
struct ReadOnlyPlace {
    enum Verdict: Equatable {
        /// Everything is in the file, and nobody changes it here: it can be read as it lies.
        case unchanging
        /// The last changes stand in the log, which cannot be read without writing beside it.
        case logNeeded
        /// That is not why it cannot be opened.
        case other
    }

    let isFileReadable: Bool
    let isFolderWritable: Bool
    /// What the log holds; 0 where there is none.
    let logBytes: Int64

    init(isFileReadable: Bool, isFolderWritable: Bool, logBytes: Int64) {
        self.isFileReadable = isFileReadable
        self.isFolderWritable = isFolderWritable
        self.logBytes = logBytes
    }

    /// Looks at the file, behind links: SQLite keeps its files beside the ledger itself.
    init(of path: String) {
        let file = Self.resolved(path)
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        var log = stat()
        self.init(
            isFileReadable: access(file, R_OK) == 0,
            isFolderWritable: access(folder.isEmpty ? "/" : folder, W_OK | X_OK) == 0,
            logBytes: stat(file + "-wal", &log) == 0 ? Int64(log.st_size) : 0
        )
    }

    var verdict: Verdict {
        guard isFileReadable, !isFolderWritable else { return .other }
        return logBytes > 0 ? .logNeeded : .unchanging
    }

    /// The name by which SQLite reads the file without locks and without a log (sqlite.org/uri.html, `immutable`).
    static func nameOfUnchangingFile(_ path: String) -> String {
        let path = resolved(path).replacing("%", with: "%25").replacing("?", with: "%3F").replacing("#", with: "%23")
        return "file://" + path + "?immutable=1"
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
