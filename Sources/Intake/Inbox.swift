import Glibc
package import ReconciliationCore

/// One file waiting in the inbox.
package struct InboxFile: Sendable, Hashable {
    package let kind: IntakeKind
    package let path: String
    package let name: String
}

/// What lies in the inbox, in the order it is to be taken in.
package struct InboxListing: Sendable, Hashable {
    /// By kind in the order of `IntakeKind`, then by the bytes of the name.
    package var files: [InboxFile] = []
    /// Things at the top that belong to no kind; a misspelt folder would otherwise never be read.
    package var unknown: [String] = []
    /// What looks like an input but cannot be read: path below the inbox, and why.
    package var unreadable: [Unreadable] = []

    package struct Unreadable: Sendable, Hashable {
        package let name: String
        package let reason: String

        package init(name: String, reason: String) {
            self.name = name
            self.reason = reason
        }
    }
}

/// Lists the inbox. Names that start with `.` or end in `.tmp`, `.part`, `.filepart` are still being written and are
/// skipped; `done` and `failed` are ours. A kind's folder that is missing holds nothing.
package func inboxFiles(in folder: String) throws(IntakeFailure) -> InboxListing {
    var listing = InboxListing()
    let kinds = Dictionary(uniqueKeysWithValues: IntakeKind.allCases.map { ($0.rawValue, $0) })
    var present: Set<IntakeKind> = []
    for entry in try entries(of: folder, called: folder) where !isSkipped(entry) {
        guard entry != "done", entry != "failed" else { continue }
        if let kind = kinds[entry], fileType(folder + "/" + entry) == S_IFDIR {
            present.insert(kind)
        } else {
            listing.unknown.append(entry)
        }
    }
    for kind in IntakeKind.allCases where present.contains(kind) { list(kind, in: folder, into: &listing) }
    return listing
}

private func list(_ kind: IntakeKind, in inbox: String, into listing: inout InboxListing) {
    let folder = inbox + "/" + kind.rawValue
    let names: [String]
    do {
        names = try entries(of: folder, called: kind.rawValue)
    } catch {
        listing.unreadable.append(.init(name: kind.rawValue, reason: "\(error)"))
        return
    }
    for name in names where !isSkipped(name) {
        let path = folder + "/" + name
        if let reason = obstacle(path) {
            listing.unreadable.append(.init(name: kind.rawValue + "/" + name, reason: reason))
        } else {
            listing.files.append(InboxFile(kind: kind, path: path, name: name))
        }
    }
}

private func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || [".tmp", ".part", ".filepart"].contains { name.hasSuffix($0) }
}

/// Why a path cannot be read as a file, if so. Links are followed.
private func obstacle(_ path: String) -> String? {
    guard let type = fileType(path) else { return systemReason(errno) }
    guard type == S_IFREG else { return "not a regular file" }
    return access(path, R_OK) == 0 ? nil : systemReason(errno)
}

private func fileType(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
}

/// Names in a folder, sorted by bytes.
private func entries(of folder: String, called name: String) throws(IntakeFailure) -> [String] {
    guard let stream = opendir(folder) else { throw .cannotOpen(file: name, reason: systemReason(errno)) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
        errno = 0
        guard let entry = readdir(stream) else { break }
        // Read in place: the entry is only as long as its name.
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let text = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
        let entryName = String(cString: text)
        if entryName != ".", entryName != ".." { names.append(entryName) }
    }
    if errno != 0 { throw .cannotRead(file: name, reason: systemReason(errno)) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
