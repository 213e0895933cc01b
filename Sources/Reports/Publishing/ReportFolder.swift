/// Where the reports of all runs live: one folder each, named after its as-of, and `latest`, a link to the newest.
///
/// To be used under the run's lock: one writer at a time.
package struct ReportFolder: Sendable, Hashable {
    package let path: String

    /// A trailing slash, as the configuration likes to write it, does not count.
    package init(path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private var link: String { path + "/latest" }

    /// What has the name `latest` and is no link of ours.
    private var obstacle: FileKind? {
        guard let kind = FileStatus(at: link)?.kind, kind != .link else { return nil }
        return kind
    }

    /// - Throws: where something else than a link has the name `latest`, so that no report can be shown by it.
    package func requireLatestIsLink() throws(ReportFailure) {
        guard let obstacle else { return }
        throw ReportFailure(message: .latestIsNoLink(link, obstacle))
    }

    /// - Throws: where no report could be written: the folder is none, cannot be made, or this user may not write there.
    package func requireWritable() throws(ReportFailure) { try FileSystem.requireWritable(path) }

    /// `latest` shows the newest report, also after a crash between the renaming and the linking. What is no link stays, and the report
    /// is published all the same: who has it published asks before or afterwards (`requireLatestIsLink`).
    ///
    /// - Parameters:
    ///   - name: of the report that was published.
    ///   - withdrawn: the reports of runs that were taken back: no newer ones.
    func showLatest(_ name: String, overWithdrawn withdrawn: Set<String>) throws {
        guard obstacle == nil else { return }
        let current = FileSystem.target(ofLink: link)
        guard current != name else { return }
        // Names sort by time. An older as-of written again does not hide a newer one.
        if let current, current > name, !withdrawn.contains(current), FileSystem.isTaken(path + "/" + current) {
            return
        }
        try FileSystem.pointLink(link, at: name, temporary: path + "/.latest.partial-link")
        try FileSystem.sync(folder: path)
    }

    /// Names published reports of runs that were taken back as if they had been written over (`<name>.1`, `.2` …): what they say
    /// does not hold. Those that have gone already change nothing.
    func withdraw(_ names: Set<String>) throws {
        let published = names.filter { FileStatus(at: path + "/" + $0)?.kind == .folder }
        guard !published.isEmpty else { return }
        for name in published.sorted() { try FileSystem.move(path + "/" + name, to: freePath(name, ".")) }
        try FileSystem.sync(folder: path)
    }

    /// `<name><separator>1`, `2` …: the first that is free.
    func freePath(_ name: String, _ separator: String) -> String {
        var number = 1
        while FileSystem.isTaken(path + "/" + name + separator + String(number)) { number += 1 }
        return path + "/" + name + separator + String(number)
    }

    /// Puts a report that was written aside in the place of a published one, which becomes `<name>.1`, `.2` … At each instant
    /// the name stands for a whole report, so that `latest` never leads nowhere: the old one gets its second name first, and
    /// then both change places. Doing it again after a crash at any point ends the same.
    ///
    /// - Returns: false where the file system cannot do that; then the published report stands as it did.
    func replace(_ name: String, by partial: String) throws(ReportFailure) -> Bool {
        let published = path + "/" + name
        let kept: String
        if let known = secondName(of: name) {
            kept = known
        } else {
            kept = freePath(name, ".")
            // Hidden until it is whole: a crash leaves it to the next `begin`.
            let copy = partial + ".kept"
            guard try FileSystem.linkFiles(of: published, into: copy) else {
                try FileSystem.remove(copy)
                return false
            }
            try FileSystem.move(copy, to: kept)
            try FileSystem.sync(folder: path)
        }
        guard FileSystem.exchange(partial, published) else {
            try FileSystem.remove(kept)
            return false
        }
        try FileSystem.sync(folder: path)
        try FileSystem.remove(partial)
        return true
    }

    /// Removes what a killed run left: the folders it was writing, and the second folder of a report that it was about to replace, whose
    /// files would have two names each. To be called under the run's lock. Doing it again changes nothing.
    ///
    /// - Throws: where something cannot be removed, after all else was.
    package func removeLeftovers() throws(ReportFailure) {
        guard FileSystem.isTaken(path) else { return }
        var failure: ReportFailure?
        for leftover in try FileSystem.names(in: path).compactMap(leftover) {
            do { try FileSystem.remove(leftover) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    /// The folder that a killed run left under a name, or beside the report of the name.
    private func leftover(_ name: String) -> String? {
        guard name.hasPrefix(".") else { return name.contains(".") ? nil : secondName(of: name) }
        return name.contains(".partial-") ? path + "/" + name : nil
    }

    /// The folder that got the files of a published report before a crash; nil where there is none.
    private func secondName(of name: String) -> String? {
        let free = freePath(name, ".")
        guard let number = Int(free.dropFirst((path + "/" + name + ".").count)), number > 1 else { return nil }
        let last = path + "/" + name + "." + String(number - 1)
        let manifests = [path + "/" + name, last].map { FileStatus(at: $0 + "/" + Manifest.fileName)?.identity }
        return manifests[0] != nil && manifests[0] == manifests[1] ? last : nil
    }
}
