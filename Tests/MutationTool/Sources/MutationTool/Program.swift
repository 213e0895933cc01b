import Foundation

/// One program run to its end, or to the first line of its output that decides.
struct ProgramEnd {
    enum Reason { case exited(Int32), signalled(Int32), stopped }

    let reason: Reason
    /// The last part of what it wrote.
    let output: String
    let seconds: Double

    var isGood: Bool { if case .exited(0) = reason { true } else { false } }
}

/// Runs a program with the given limits and reads its output as it comes.
///
/// - Parameter decides: asked for every line; true ends the program with all it started.
func run(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    cpuSeconds: Int = 3600,
    wallSeconds: Int = 3600,
    until decides: (String) -> Bool = { _ in false }
) throws -> ProgramEnd {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let limits = "ulimit -c 0 -t \(cpuSeconds); exec timeout --signal=KILL \(wallSeconds) \"$@\""
    process.arguments = ["-c", limits, "bash"] + arguments
    process.currentDirectoryURL = folder
    // A crash is an answer; to print where it happened takes longer than the tests.
    process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let start = Date()
    try process.run()
    var output = Data()
    var isStopped = false
    var lineStart = output.startIndex
    while !isStopped {
        let piece = pipe.fileHandleForReading.availableData
        if piece.isEmpty { break }
        output.append(piece)
        while let end = output[lineStart...].firstIndex(of: 0x0A) {
            let line = String(decoding: output[lineStart..<end], as: UTF8.self)
            lineStart = end + 1
            if decides(line) { isStopped = true }
        }
    }
    if isStopped { kill(-process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try pipe.fileHandleForReading.close()
    let reason: ProgramEnd.Reason =
        isStopped
        ? .stopped
        : process.terminationReason == .exit
            ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
    return ProgramEnd(
        reason: reason,
        output: String(decoding: output.suffix(200_000), as: UTF8.self),
        seconds: Date().timeIntervalSince(start)
    )
}
