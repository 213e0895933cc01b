/// A CSV file with pseudonyms in the cells that hold people. Every other byte stays as it was.
package struct ErasedTable: Sendable {
    private let values: PersonalValues
    private let names: ForgottenNames
    private let columns: Set<String>

    /// Columns that hold people, in the files that come in and in those that go out.
    private static let usualColumns: Set<String> = [
        "account_name", "actor", "app_account_token", "application_username", "assignee", "contact", "credited_user_id",
        "device_id", "device_token", "merged_into", "owner_account_name", "owner_candidates", "owner_user_id",
        "submitted_by_user_id", "user_id",
    ]

    /// What a users file says of the account in its row, and nobody else.
    private static let profileColumns: Set<String> = [
        "account_name", "app_account_token", "application_username", "contact",
    ]

    /// - Parameters:
    ///   - values: of the person who is forgotten.
    ///   - names: of everybody who was.
    ///   - columns: further names of such columns, as the configuration maps them.
    package init(_ values: PersonalValues, _ names: ForgottenNames, columns: Set<String> = []) {
        self.values = values
        self.names = names
        self.columns = Self.usualColumns.union(columns.map { $0.lowercased() })
    }

    /// The bytes with pseudonyms; nil where nobody who was forgotten stands in them.
    package func erased(_ bytes: [UInt8]) -> [UInt8]? {
        var cells = CellReader(bytes)
        var people: [Bool]?
        var users: [Bool] = []
        var profiles: [Bool] = []
        var erased: [UInt8] = []
        var copied = 0
        while let record = cells.next() {
            guard let places = people else {
                // As files are read: capitals make no difference, and blank lines may come first.
                let header = record.map { cells.text($0).lowercased() }
                if header == [""] { continue }
                people = header.map { columns.contains($0) }
                users = header.map { $0 == "user_id" }
                profiles = header.map { Self.profileColumns.contains($0) }
                continue
            }
            // The row about a forgotten account: new names of the same person go too.
            let account = zip(record, users).first { $0.1 }.flatMap { pseudonym(of: cells.text($0.0)) }
            for (index, cell) in record.enumerated() where index < places.count && places[index] && !cell.isEmpty {
                let profile = profiles[index] ? account : nil
                guard let replacement = replacement(of: cells.text(cell), account: profile) else { continue }
                erased.append(contentsOf: bytes[copied..<cell.lowerBound])
                erased.append(contentsOf: replacement.utf8)
                copied = cell.upperBound
            }
        }
        erased.append(contentsOf: bytes[copied...])
        let inWords = values.erased(erased, in: .file)
        return inWords ?? (erased == bytes ? nil : erased)
    }

    private func replacement(of cell: String, account: String?) -> String? {
        if let account, !UserID(cell).isOfForgottenPerson { return account }
        if let whole = pseudonym(of: cell) { return whole }
        let parts = cell.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        let erased = parts.map { pseudonym(of: $0) ?? $0 }
        return erased == parts ? nil : erased.joined(separator: ";")
    }

    private func pseudonym(of cell: String) -> String? { values.pseudonyms[cell] ?? names.pseudonym(of: cell) }
}

/// Walks the cells of a CSV file (RFC 4180) where they stand. What breaks the rules of quotes is read as well as it goes.
private struct CellReader {
    private let bytes: [UInt8]
    private let delimiter: UInt8
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        let header = bytes[index...].drop { blanks.contains($0) }.prefix { $0 != 0x0A }
        delimiter =
            header.contains(UInt8(ascii: ","))
            ? UInt8(ascii: ",")
            : header.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : ASCII.tab
    }

    /// The cells of the next record, quotes included; nil at the end.
    mutating func next() -> [Range<Int>]? {
        guard index < bytes.count else { return nil }
        var cells: [Range<Int>] = []
        var start = index
        var isQuoted = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted, byte == delimiter {
                cells.append(start..<index)
                start = index + 1
            } else if !isQuoted, byte == UInt8(ascii: "\n") {
                break
            }
            index += 1
        }
        cells.append(start..<(bytes[start..<index].last == UInt8(ascii: "\r") ? index - 1 : index))
        index += 1
        return cells
    }

    /// What a cell says: without quotes, and without what keeps spreadsheets from reading it otherwise.
    func text(_ cell: Range<Int>) -> String {
        var text = String(decoding: bytes[cell], as: UTF8.self)
        if text.hasPrefix("\""), text.hasSuffix("\"") {
            text = String(text.dropFirst().dropLast()).replacing("\"\"", with: "\"")
        }
        if text.hasPrefix("=\""), text.hasSuffix("\"") { text = String(text.dropFirst(2).dropLast()) }
        if text.hasPrefix("'") { text.removeFirst() }
        return text.trimmedBlanks
    }
}
