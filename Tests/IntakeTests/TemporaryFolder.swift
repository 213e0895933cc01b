import FoundationEssentials
import Glibc

/// A folder that goes away with the value.
final class TemporaryFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "intake-\(UUID().uuidString)").path

    init(_ files: [String] = []) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for file in files { try put("", at: file) }
    }

    deinit { _ = Result { try FileManager.default.removeItem(atPath: path) } }

    /// Makes a file and its folders; only the folder where the name ends in a slash.
    func put(_ text: String, at name: String) throws {
        let file = path + "/" + name
        let folder = file.hasSuffix("/") ? file : String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if !file.hasSuffix("/") { try Data(text.utf8).write(to: URL(filePath: file)) }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Names in a folder, sorted.
    func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
    }
}
