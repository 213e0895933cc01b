import Foundation
import Glibc
import Testing

/// A user without rights: permissions mean nothing to root, who may run the tests.
enum OtherUser {
    static let number = 65_534

    /// Before a command, to run it as this user; nothing where the tests have no more rights than others.
    static let prefix = getuid() == 0 ? "setpriv --reuid=\(number) --regid=\(number) --clear-groups" : ""

    static let missing: Comment =
        "root cannot start recoup as another user here (setpriv, and a build that others may read)"

    /// Whether the built program starts without rights, and may work in a temporary folder. Who is not root has none anyway.
    static let canRun: Bool = {
        guard getuid() == 0 else { return true }
        let folder = FileManager.default.temporaryDirectory.path
        return ShellCondition.holds("\(prefix) test -x '\(folder)' && \(prefix) \"$RECOUP\" --version")
    }()

    static let needsRoot: Comment = "needs root, and recoup as another user (setpriv, and a build that others may read)"

    /// Whether this is another user than the one who runs the tests: files can be given to either.
    static let isAnother = getuid() == 0 && canRun

    /// Runs a command as this user, with its arguments as a shell reads them.
    static func recoup(_ command: String, in place: Workplace) async throws -> ProcessUnderTest.Ending {
        try await ProcessUnderTest.shell("\(prefix) \"$RECOUP\" \(command)", in: place.folder)
    }
}
