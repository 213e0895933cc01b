/// Where the reports of all runs live: one folder each, named after its as-of, and `latest`, a link to the newest.
///
/// To be used under the run's lock: one writer at a time.
package struct ReportFolder: Sendable, Hashable {
    package let path: String

    /// A trailing slash, as the configuration likes to write it, does not count.
    package init(path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// `latest` shows the newest report, also after a crash between the renaming and the linking.
    func showLatest(_ name: String) throws {
        let link = path + "/latest"
        if let kind = FileStatus(at: link)?.kind, kind != .link {
            throw ReportFailure(message: .latestIsNoLink(link, kind))
        }
        let current = FileSystem.target(ofLink: link)
        guard current != name else { return }
        // Names sort by time. An older as-of written again does not hide a newer one.
        if let current, current > name, FileSystem.isTaken(path + "/" + current) { return }
        try FileSystem.pointLink(link, at: name, temporary: path + "/.latest.partial-link")
        try FileSystem.sync(folder: path)
    }

    /// `<name><separator>1`, `2` …: the first that is free.
    func freePath(_ name: String, _ separator: String) -> String {
        var number = 1
        while FileSystem.isTaken(path + "/" + name + separator + String(number)) { number += 1 }
        return path + "/" + name + separator + String(number)
    }
}
