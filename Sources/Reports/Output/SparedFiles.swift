import Glibc
import ReconciliationCore

/// Files that no output takes the place of (the ledger, the configuration, secrets), told by where they lie and by what
/// lies there: another spelling, or a link on the way, is no way around.
package struct SparedFiles: Sendable, Hashable {
    private struct Place: Sendable, Hashable {
        let folder: FileIdentity
        let name: String

        init?(_ path: String) {
            let (folderPath, name) = split(path)
            guard let folder = FileStatus(behind: folderPath)?.identity else { return nil }
            self.folder = folder
            self.name = name
        }
    }

    private let places: Set<Place>
    private let files: Set<FileIdentity>
    private let folders: Set<FileIdentity>

    /// - Parameters:
    ///   - files: also those that do not exist: none of them may come to be.
    ///   - folders: everything below them is spared too.
    package init(files: [String] = [], below folders: [String] = []) {
        places = Set(files.compactMap { Place($0) })
        self.files = Set(files.compactMap { FileStatus(behind: $0)?.identity })
        self.folders = Set(folders.compactMap { FileStatus(behind: $0)?.identity })
    }

    package func contains(_ path: String) -> Bool {
        if let place = Place(path), places.contains(place) { return true }
        if let file = FileStatus(behind: path)?.identity, files.contains(file) { return true }
        return foldersAbove(path).contains { folder in
            FileStatus(behind: folder).map { folders.contains($0.identity) } ?? false
        }
    }

    private func foldersAbove(_ path: String) -> [String] {
        guard !folders.isEmpty, let real = realPath(split(path).folder) else { return [] }
        var above = [real]
        while let last = above.last, last != "/" { above.append(split(last).folder) }
        return above
    }
}

/// Whether a file or folder is another folder or lies in it: by the names of both, or by where they lead. Neither need exist yet.
package func lies(_ path: String, in folder: String) -> Bool {
    if nameParts(path).starts(with: nameParts(folder)) { return true }
    guard let folder = realPath(folder) else { return false }
    var place = path
    // As many as Linux follows on one path: links may lead in a circle.
    var linksLeft = 40
    while true {
        if let real = realPath(place) { return nameParts(real).starts(with: nameParts(folder)) }
        let above = split(place).folder
        if linksLeft > 0, let target = FileSystem.target(ofLink: place) {
            linksLeft -= 1
            place = target.hasPrefix("/") ? target : above + "/" + target
        } else {
            guard above != place else { return false }
            place = above
        }
    }
}

/// The names on an absolute path from the root on, `..` taken for the folder above.
private func nameParts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
        if part == ".." {
            _ = parts.popLast()
        } else {
            parts.append(part)
        }
    }
    return parts
}

/// The path without links in it; nil where it leads nowhere.
package func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
}

/// The folder a path lies in; the root for a path at the top.
package func folder(of path: String) -> String { split(path).folder }

/// The folder a path lies in, and its name there; the name is empty where the path can only be a folder.
func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
}
