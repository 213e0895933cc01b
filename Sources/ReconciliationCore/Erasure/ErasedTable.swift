/// A CSV file with pseudonyms in the cells that hold people. Every other byte stays as it was.
package struct ErasedTable: Sendable {
    private let values: PersonalValues
    private let names: ForgottenNames
    private let people: Set<String>
    private let users: Set<String>
    private let profiles: Set<String>
    private let identifiersAndAmounts: Set<String>
    private let products: Set<String>
    private let transactions: Set<String>
    private let contacts: Set<String>

    /// - Parameters:
    ///   - values: of the person who is forgotten.
    ///   - names: of everybody who was.
    ///   - columns: by column, further names of it, as the configuration maps them.
    package init(_ values: PersonalValues, _ names: ForgottenNames, columns: [String: Set<String>] = [:]) {
        func named(_ usual: Set<String>) -> Set<String> {
            usual.union(usual.flatMap { columns[$0] ?? [] }.map { $0.lowercased() })
        }
        self.values = values
        self.names = names
        people = named(ErasedColumns.people)
        users = named(["user_id"])
        profiles = named(ErasedColumns.profile)
        identifiersAndAmounts = named(ErasedColumns.identifiersAndAmounts)
        products = named(["product_id"])
        transactions = named(["transaction_id"])
        contacts = named(["contact"])
    }

    /// The bytes with pseudonyms; nil where nobody who was forgotten stands in them.
    package func erased(_ bytes: [UInt8]) -> [UInt8]? {
        var cells = CellReader(bytes)
        var header: [Content]?
        var contacts: Set<Int> = []
        var erased: [UInt8] = []
        var copied = 0
        func replace(_ cell: Range<Int>, with replacement: [UInt8]?) {
            guard let replacement else { return }
            erased.append(contentsOf: bytes[copied..<cell.lowerBound])
            erased.append(contentsOf: replacement)
            copied = cell.upperBound
        }
        while let record = cells.next() {
            guard let columns = header else {
                // As files are read: capitals make no difference, and blank lines may come first.
                let names = record.map { cells.text($0).lowercased() }
                if names != [""] {
                    header = contents(ofColumns: names)
                    contacts = Set(names.indices.filter { self.contacts.contains(names[$0]) })
                }
                // A file without header has people where the columns are named.
                for (cell, name) in zip(record, names) where !ErasedColumns.all.contains(name) {
                    replace(cell, with: values.erased(bytes[cell], in: .file))
                }
                continue
            }
            // The row about a forgotten account: new names of the same person go too.
            let user = zip(record, columns).first { if case .people(isUser: true, _) = $0.1 { true } else { false } }?.0
            let account = user.flatMap { pseudonym(of: cells.text($0)) }
            for (place, cell) in record.enumerated() where !cell.isEmpty {
                switch place < columns.count ? columns[place] : .unknown {
                case .people(let isUser, let isProfile):
                    let profile = isProfile ? account : nil
                    guard !values.replacesOnlyUserIDs || isUser || profile != nil else { continue }
                    // An apostrophe before a name may be part of it.
                    let whole =
                        (pseudonym(of: cells.guardedText(cell)) ?? replacement(of: cells.text(cell), account: profile))
                        .map { Array($0.utf8) }
                    // Whoever is called like the person and something more is somebody else, but a contact says what it likes.
                    let isContact = contacts.contains(place)
                    replace(cell, with: whole ?? (isContact ? values.erased(bytes[cell], in: .file) : nil))
                case .sentence: replace(cell, with: values.erased(bytes[cell], in: .words))
                case .unknown: replace(cell, with: values.erased(bytes[cell], in: .file))
                case .identifierOrAmount: break
                }
            }
        }
        guard copied > 0 else { return nil }
        erased.append(contentsOf: bytes[copied...])
        return erased
    }

    private enum Content {
        case people(isUser: Bool, isProfile: Bool)
        /// People may be named in it.
        case sentence
        /// Or a code or time: never a person, even where one is called the same.
        case identifierOrAmount
        case unknown
    }

    /// The name of a product is no person, and stands in tables of products alone.
    private func contents(ofColumns names: [String]) -> [Content] {
        let isOfProducts =
            names.contains { products.contains($0) }
            && !names.contains { people.contains($0) || transactions.contains($0) }
        return names.map { isOfProducts && $0 == "name" ? .identifierOrAmount : content(ofColumn: $0) }
    }

    private func content(ofColumn name: String) -> Content {
        if people.contains(name) {
            return .people(isUser: users.contains(name), isProfile: profiles.contains(name))
        }
        if ErasedColumns.sentences.contains(name) { return .sentence }
        return identifiersAndAmounts.contains(name) ? .identifierOrAmount : .unknown
    }

    private func replacement(of cell: String, account: String?) -> String? {
        if let whole = pseudonym(of: cell) { return whole }
        if let account, !UserID(cell).isOfForgottenPerson { return account }
        return erasedList(cell, pseudonym)
    }

    private func pseudonym(of cell: String) -> String? { values.pseudonyms[cell] ?? names.pseudonym(of: cell) }
}

/// Walks the cells of a CSV file (RFC 4180) where they stand, as intake reads them: a quote counts as the first byte of a cell, where
/// another one ends that cell. All others are text, so that a file that breaks the rules of quotes is read line by line.
private struct CellReader {
    private let bytes: [UInt8]
    private let separator: UInt8
    /// Ends a line: LF, or CR in a file whose header ends with that alone.
    private let newline: UInt8
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        let front = bytes[index...].drop { ASCII.isBlank($0) || $0 == ASCII.newline }
        let firstLine = front.prefix { $0 != ASCII.newline }
        let header = firstLine.prefix { $0 != ASCII.carriageReturn }
        let isOfCarriageReturns = firstLine[header.endIndex...].contains { $0 != ASCII.carriageReturn }
        newline = isOfCarriageReturns ? ASCII.carriageReturn : ASCII.newline
        separator = CSVSeparator.inHeader(of: isOfCarriageReturns ? header : front).separator
    }

    /// The cells of the next record, quotes included; nil at the end.
    mutating func next() -> [Range<Int>]? {
        guard index < bytes.count else { return nil }
        var cells: [Range<Int>] = []
        var isLast = false
        while !isLast {
            let start = index
            let end = endOfCell(from: start)
            isLast = end == bytes.count || bytes[end] == newline
            let hasReturn = isLast && bytes[start..<end].last == ASCII.carriageReturn
            cells.append(start..<(hasReturn ? end - 1 : end))
            index = end + 1
        }
        return cells
    }

    /// Where the separator or the end of the line behind a cell stands.
    private func endOfCell(from start: Int) -> Int {
        guard start < bytes.count, bytes[start] == ASCII.quote, let closing = closingQuote(from: start + 1) else {
            return endOfText(from: start)
        }
        let end = endOfText(from: closing + 1)
        return bytes[(closing + 1)..<end].allSatisfy(ASCII.isBlank) ? end : endOfText(from: start)
    }

    private func endOfText(from start: Int) -> Int {
        bytes[start...].firstIndex { $0 == separator || $0 == newline } ?? bytes.count
    }

    /// The next quote that is not one of two in a row.
    private func closingQuote(from start: Int) -> Int? {
        var start = start
        while let quote = bytes[start...].firstIndex(of: ASCII.quote) {
            guard quote + 1 < bytes.count, bytes[quote + 1] == ASCII.quote else { return quote }
            start = quote + 2
        }
        return nil
    }

    /// What a cell says: without quotes, and without what keeps spreadsheets from reading it otherwise.
    func text(_ cell: Range<Int>) -> String {
        let text = guardedText(cell)
        return text.hasPrefix("'") ? StatedText.trimmed(String(text.dropFirst())) : text
    }

    /// The same with what may be a guard of ours before it, and part of a name as well.
    func guardedText(_ cell: Range<Int>) -> String {
        var text = StatedText.trimmed(String(decoding: bytes[cell], as: UTF8.self))
        if text.hasPrefix("\""), text.hasSuffix("\"") {
            text = String(text.dropFirst().dropLast()).replacing("\"\"", with: "\"")
        }
        if text.hasPrefix("=\""), text.hasSuffix("\"") {
            text = String(text.dropFirst(2).dropLast()).replacing("\"\"", with: "\"")
        }
        return StatedText.trimmed(text)
    }
}
