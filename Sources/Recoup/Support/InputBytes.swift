import Foundation

extension Context {
    /// The bytes of a file of the command line; `-` is standard input.
    ///
    /// - Throws: status 64 where it cannot be read.
    func bytes(of file: String) throws -> [UInt8] {
        if file == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
        let path = path(file)
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.usage, "Cannot read \(path): \(systemError()). May this user read it?")
        }
        return Array(bytes)
    }
}
