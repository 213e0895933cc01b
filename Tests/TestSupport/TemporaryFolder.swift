package import Foundation
import Synchronization

/// A new folder with what a test puts into it; removed with the value.
package final class TemporaryFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory.appending(path: "recoup-test-\(UUID().uuidString)")

    package var path: String { url.path }

    /// - Parameter files: names of empty files to make, with their folders; a name that ends in a slash is a folder.
    package init(_ files: [String] = []) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for file in files { try put("", at: file) }
    }

    deinit { Self.remove(url) }

    package func path(_ name: String) -> String { url.appending(path: name).path }

    /// Makes a file and its folders; only the folder where the name ends in a slash.
    package func put(_ text: String, at name: String) throws {
        let file = path + "/" + name
        let folder = file.hasSuffix("/") ? file : String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if !file.hasSuffix("/") { try Data(text.utf8).write(to: URL(filePath: file)) }
    }

    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    package func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    /// Names in a folder, sorted.
    package func names(_ folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
    }

    /// Removes what a test made; a folder that stays behind fails no test.
    package static func remove(_ folder: URL) { _ = Result { try FileManager.default.removeItem(at: folder) } }

    // MARK: Folders of the process

    /// A new folder for what many tests share; removed when the process ends.
    package static func ofProcess() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "recoup-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        processFolders.withLock { folders in
            if folders.isEmpty { atexit { TemporaryFolder.removeProcessFolders() } }
            folders.append(url)
        }
        return url
    }

    private static let processFolders = Mutex<[URL]>([])

    private static func removeProcessFolders() { processFolders.withLock { $0.forEach(remove) } }
}
