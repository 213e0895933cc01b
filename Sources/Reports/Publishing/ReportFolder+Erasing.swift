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

    /// Rewrites the files of one report, with pseudonyms in place of the person, and their digests into its manifest:
    /// the report verifies as before. A file that differed from the manifest before still does. Repeating it changes
    /// nothing. After a crash in between, do it again. A report that is gone has nobody in it.
    package func erase(_ values: PersonalValues, _ names: ForgottenNames, in name: String) throws(ReportFailure) {
        let folder = path + "/" + name
        guard FileStatus(at: folder)?.kind == .folder else { return }
        try FileDraft.removeUnpublished(in: folder)
        var files = try erased(in: name, values, names)
        let manifest = try FileSystem.contents(ofFile: folder + "/" + Manifest.fileName)
        // It names the files that were imported.
        let erasedManifest = files.removeValue(forKey: Manifest.fileName)?.written ?? manifest
        // The manifest first: if this is cut off, the files that differ from it still name the person, and doing it
        // again finds them.
        if let manifest, let erasedManifest {
            let stated = Manifest.Stated(json: manifest)?.digests ?? [:]
            var text = String(decoding: erasedManifest, as: UTF8.self)
            for (file, bytes) in files {
                let before = digest(of: bytes.before)
                if stated[file] == before { text = text.replacing(before, with: digest(of: bytes.written)) }
            }
            let bytes = Array(text.utf8)
            if bytes != manifest { try FileDraft.write(bytes, to: folder + "/" + Manifest.fileName) }
        }
        for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
            try FileDraft.write(bytes.written, to: folder + "/" + file)
        }
    }

    private func folderNames() throws(ReportFailure) -> [String] {
        guard FileSystem.isTaken(path) else { return [] }
        return try FileSystem.names(in: path).filter { FileStatus(at: path + "/" + $0)?.kind == .folder }
    }

    /// The files that are to be rewritten, as they are and as they are to be.
    private func erased(
        in name: String,
        _ values: PersonalValues,
        _ names: ForgottenNames
    ) throws(ReportFailure) -> [String: (before: [UInt8], written: [UInt8])] {
        var erased: [String: (before: [UInt8], written: [UInt8])] = [:]
        let folder = path + "/" + name
        for file in try FileSystem.names(in: folder) {
            guard let bytes = try FileSystem.contents(ofFile: folder + "/" + file) else { continue }
            if let written = erasedFile(bytes, named: file, values, names) { erased[file] = (bytes, written) }
        }
        return erased
    }
}
