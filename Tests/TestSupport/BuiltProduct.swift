package import Foundation

/// What the build puts beside the test bundle.
package enum BuiltProduct: String {
    case recoup
    case simulator = "app-store-simulator"
    /// Loaded into `recoup` to end it at a counted call (Tests/CallTrap).
    case callTrap = "libCallTrap.so"

    /// Programs in the folder `RECOUP_TEST_PROGRAMS` come before those beside the test bundle.
    package var url: URL {
        get throws {
            let programs = ProcessInfo.processInfo.environment["RECOUP_TEST_PROGRAMS"] ?? ""
            if !programs.isEmpty, self != .callTrap {
                return URL(filePath: programs).absoluteURL.appending(path: rawValue)
            }
            guard let bundle = Bundle.main.executableURL else { throw Missing(product: rawValue, place: "no bundle") }
            var folder = bundle.resolvingSymlinksInPath().deletingLastPathComponent()
            while folder.path.count > 1 {
                let candidate = folder.appending(path: rawValue)
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
                    return candidate
                }
                folder.deleteLastPathComponent()
            }
            throw Missing(product: rawValue, place: bundle.path)
        }
    }

    package struct Missing: Error {
        let product: String
        let place: String
    }
}
