/// A file of credits as it came in, as far as it says whether deliveries are missing.
package struct CreditsFile: Sendable, Hashable {
    /// As the reports name it, with its folder where it came through the inbox.
    package var name: String
    package var importedAt: Instant
    /// Whether it ended in the middle of a record, or a quote out of place made one of several.
    package var isCutOff: Bool
    /// Whether any of its rows could be read.
    package var hasRows: Bool

    package init(name: String, importedAt: Instant, isCutOff: Bool, hasRows: Bool) {
        self.name = name
        self.importedAt = importedAt
        self.isCutOff = isCutOff
        self.hasRows = hasRows
    }

    /// Which export it is: a file that is imported by its path mends one of the inbox, and the other way round.
    fileprivate var export: Substring { name.split(separator: "/").last ?? name[...] }
}

extension [CreditsFile] {
    /// The names of the files of which records are missing so, were imported after `start`, and did not come in whole since
    /// (Rules 4.5), in order. The files are in the order in which they came in.
    package func cutOff(after start: Instant) -> [String] {
        var cutOff: [Substring: String] = [:]
        for file in self {
            if file.isCutOff, file.importedAt > start {
                cutOff[file.export] = file.name
            } else if !file.isCutOff, file.hasRows {
                cutOff[file.export] = nil
            }
        }
        return cutOff.values.sorted()
    }
}
