import Foundation
import TestSupport

/// A user who owns nothing; `setpriv` makes a process theirs.
enum SomebodyElse {
    private static let options = ["--reuid=65534", "--regid=65534", "--clear-groups"]

    static let isPossible: Bool = {
        let trial = Process()
        trial.executableURL = URL(filePath: "/usr/bin/setpriv")
        trial.arguments = options + [(try? BuiltProduct.recoup.url.path) ?? "/nowhere", "completions", "bash"]
        trial.standardOutput = FileHandle.nullDevice
        trial.standardError = FileHandle.nullDevice
        guard geteuid() == 0, (try? trial.run()) != nil else { return false }
        trial.waitUntilExit()
        return trial.terminationStatus == 0
    }()

    /// Runs a command as this user, with its arguments as a shell reads them.
    static func recoup(_ command: String, in place: Workplace) async throws -> ProcessUnderTest.Ending {
        try await ProcessUnderTest.shell(
            "setpriv \(options.joined(separator: " ")) \"$RECOUP\" \(command)",
            in: place.folder
        )
    }
}
