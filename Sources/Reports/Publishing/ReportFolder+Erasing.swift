import FoundationEssentials
package import ReconciliationCore

/// Puts pseudonyms for a person who is forgotten into reports that were published.
extension ReportFolder {
    /// The files in which the person stands, by report folder, set-aside and overwritten reports too. Changes nothing.
    package func files(naming values: PersonalValues, _ names: ForgottenNames) throws(ReportFailure) -> [String:
        [String]]
    {
        var found: [String: [String]] = [:]
        for name in try folderNames() {
            let files = try erased(in: name, values, names).keys.sorted()
            if !files.isEmpty { found[name] = files }
        }
        return found
    }

    /// Writes the files of one report anew, with pseudonyms in place of the person, and their digests into its manifest: the
    /// report verifies as before. Twice changes nothing. After a crash in between, do it again.
    package func erase(_ values: PersonalValues, _ names: ForgottenNames, in name: String) throws(ReportFailure) {
        var files = try erased(in: name, values, names)
        guard !files.isEmpty else { return }
        let folder = path + "/" + name
        let manifest = try FileSystem.contents(ofFile: folder + "/manifest.json")
        // It names the files that were imported.
        let erasedManifest = files.removeValue(forKey: "manifest.json") ?? manifest
        let stated = manifest.map { digests(in: $0) } ?? [:]
        for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
            try FileDraft.write(bytes, to: folder + "/" + file)
        }
        // The manifest last: until then the files are not as it says, and doing it again finds that out.
        guard var text = erasedManifest.map({ String(decoding: $0, as: UTF8.self) }) else { return }
        for file in stated.keys {
            guard let before = stated[file], let bytes = try FileSystem.contents(ofFile: folder + "/" + file) else {
                continue
            }
            text = text.replacing(before, with: digest(of: bytes))
        }
        if Array(text.utf8) != manifest { try FileDraft.write(Array(text.utf8), to: folder + "/manifest.json") }
    }

    private func folderNames() throws(ReportFailure) -> [String] {
        guard FileSystem.isTaken(path) else { return [] }
        return try FileSystem.names(in: path).filter { FileStatus(at: path + "/" + $0)?.kind == .folder }
    }

    /// The files that are to be written anew, with their bytes.
    private func erased(
        in name: String,
        _ values: PersonalValues,
        _ names: ForgottenNames
    ) throws(ReportFailure) -> [String: [UInt8]] {
        var erased: [String: [UInt8]] = [:]
        let folder = path + "/" + name
        for file in try FileSystem.names(in: folder) {
            guard let bytes = try FileSystem.contents(ofFile: folder + "/" + file) else { continue }
            if let written = erasedFile(bytes, named: file, values, names) { erased[file] = written }
        }
        return erased
    }

    private func digests(in manifest: [UInt8]) -> [String: String] {
        struct Stated: Decodable {
            struct File: Decodable {
                var sha256: String
            }
            var files: [String: File]
        }
        guard
            case .success(let stated) = Result(catching: { try JSONDecoder().decode(Stated.self, from: Data(manifest)) }
            )
        else { return [:] }
        return stated.files.mapValues(\.sha256)
    }
}
