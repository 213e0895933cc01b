import Glibc
package import ReconciliationCore

/// The names in a folder; none where there is no folder.
func fileNames(in path: FileName) throws(IntakeFailure) -> [FileName] {
    guard path.withCName({ access($0, F_OK) }) == 0 else { return [] }
    switch Result(catching: { () throws(FolderFault) -> [FileName] in try Folder(path: path).names() }) {
    case .success(let names): return names
    case .failure(.symbolicLink): throw .cannotRead(file: path.shown, reason: "it is a symbolic link")
    case .failure(.system(let reason)): throw .cannotRead(file: path.shown, reason: reason)
    }
}

/// The paths of all plain files below a folder, whatever bytes their names are, in order; of a file its own. Links below the
/// folder are not followed. None where nothing has the name.
package func plainFiles(below path: FileName) throws(IntakeFailure) -> [FileName] {
    var status = stat()
    // An operator may have made the folder itself a link.
    guard path.withCName({ stat($0, &status) }) == 0 else { return [] }
    guard status.st_mode & S_IFMT == S_IFDIR else { return status.st_mode & S_IFMT == S_IFREG ? [path] : [] }
    var found: [FileName] = []
    for child in try fileNames(in: path).map(path.appending) where !child.isLink {
        found += try plainFiles(below: child)
    }
    return found
}
