import Foundation
import TestSupport

/// What a test needs of the machine, asked by a line of shell before the test runs.
enum ShellCondition {
    /// Whether the line ends with 0; `$RECOUP` is the built program.
    static func holds(_ line: String) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.environment = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "RECOUP": (try? BuiltProduct.recoup.url.path) ?? "",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
