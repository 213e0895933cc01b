import Foundation
package import Testing

/// Compares with `Golden/<name>` beside the test's file, or writes it where `UPDATE_GOLDEN=1`.
package func expectGolden(
    _ text: String,
    _ name: String,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Golden").appending(path: name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
        try Data(text.utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, "differs from Golden/\(name)", sourceLocation: sourceLocation)
}
