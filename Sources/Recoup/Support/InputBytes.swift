import Foundation

extension Context {
    /// The bytes of a file of the command line; `-` is standard input.
    ///
    /// - Throws: status 64 where it cannot be read.
    func bytes(of file: String) throws -> [UInt8] {
        if file == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
        let path = path(file)
        try requireReadable(path)
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.usage, "Cannot read \(path): \(systemError()).")
        }
        return Array(bytes)
    }

    /// - Parameter insteadOfFolder: what to do where a folder is named.
    /// - Throws: status 64 where there is no file that can be read.
    func requireReadable(_ path: String, insteadOfFolder: String = "Name a file in it.") throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure(.usage, "There is no file at \(path).")
        }
        guard !isFolder.boolValue else {
            throw CommandFailure(.usage, "\(path) is a folder. \(insteadOfFolder)")
        }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CommandFailure(.usage, "Cannot read \(path): \(systemError()). May this user read it?")
        }
    }
}
