package import Foundation
package import Testing

/// The folder that holds this project's `Package.swift`.
package let projectFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The names of the files of SQL statements in some modules, those of schemas aside.
package func statementFiles(of modules: String...) throws -> Set<String> {
    let paths = try modules.flatMap { module in
        try FileManager.default.subpathsOfDirectory(
            atPath: projectFolder.appending(path: "Sources/\(module)/SQL").path
        )
    }
    let statements = paths.filter { $0.hasSuffix(".sql") && !$0.hasPrefix("Schema/") }
    return Set(statements.map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
}

/// Real App Store data kept beside the project, never inside it. Tests that need it are skipped where it is missing.
package enum RealFixtures {
    /// `RECOUP_REAL_FIXTURES`, else `../shared/fixtures/real`.
    package static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["RECOUP_REAL_FIXTURES"] {
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        return projectFolder.deletingLastPathComponent()
            .appending(path: "shared/fixtures/real", directoryHint: .isDirectory)
    }()

    package static var areThere: Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "truth.json").path)
    }

    package static let missing: Comment = "Real fixtures are missing: set RECOUP_REAL_FIXTURES to their folder."
}
