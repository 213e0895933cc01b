import ReconciliationCore

/// Which column of a CSV file holds which field, learnt from its header.
struct CSVHeader {
    /// Column names as in the file, trimmed.
    let columns: [String]
    private let places: [Field: Int]
    /// Names nobody asked for.
    let ignored: [String]

    /// Reads a header; `renames` say under which column a field is found instead of its own name.
    /// A fault refuses the whole file.
    init(_ record: CSVRecord, kind: IntakeKind, renames: [Field: String]) throws(HeaderFault) {
        // First of all: to a reader of lines such a file is one line, too long and with too many fields.
        if Self.hasCarriageReturn(record) { throw HeaderFault(.lineEnds) }
        if let fault = record.fault { throw HeaderFault(fault.rule) }
        if record.fieldCount > InputLimits.columns { throw HeaderFault(.columnCount) }
        if let fault = record.byteFault { throw HeaderFault(fault.rule) }
        let columns = record.ends.indices.map { StatedText.trimmed(record.text($0) ?? "") }
        if columns.contains(where: Self.holdsRows) { throw HeaderFault(.lineEnds) }
        let indexes = try Self.indexes(of: Set(kind.fields.map { renames[$0] ?? $0.rawValue }), in: columns)
        var places: [Field: Int] = [:]
        for field in kind.fields {
            let column = renames[field] ?? field.rawValue
            if let index = indexes[column] {
                places[field] = index
            } else if kind.requiredFields.contains(field) || renames[field] != nil {
                // A rename that points at nothing would silently empty the field in every row.
                throw HeaderFault(.missingColumn, column: column, found: columns, isAnyKnown: !indexes.isEmpty)
            }
        }
        self.columns = columns
        self.places = places
        let known = Set(places.values)
        ignored = columns.indices.filter { !known.contains($0) }.map { columns[$0] }
    }

    /// Whether a CR that no LF follows stands inside the header: lines end with it alone, and data stand behind it.
    private static func hasCarriageReturn(_ record: CSVRecord) -> Bool {
        record.hasCarriageReturnBehindQuote
            || record.ends.indices.contains { index in
                let name = record.bytes[record.range(index)]
                guard let last = name.lastIndex(where: { !ASCII.isWhiteSpace($0) }) else { return false }
                return name[..<last].indices.contains { at in
                    name[at] == ASCII.carriageReturn && name[at + 1] != ASCII.newline
                }
            }
    }

    /// Whether data stand in the name of a column: lines end with something else than in other files, or a quote was opened and
    /// not closed before them.
    private static func holdsRows(_ name: String) -> Bool {
        if name.unicodeScalars.contains(where: { ["\u{2028}", "\u{2029}", "\u{85}"].contains($0) }) { return true }
        guard let end = name.utf8.firstIndex(of: ASCII.newline) else { return false }
        return name.utf8[end...].contains { [UInt8(ascii: ","), UInt8(ascii: ";"), ASCII.tab].contains($0) }
    }

    func place(_ field: Field) -> Int? { places[field] }

    /// Where the wanted columns are. Capitals make no difference, for some databases export their columns in them, unless a
    /// column is there under its exact name.
    private static func indexes(of wanted: Set<String>, in columns: [String]) throws(HeaderFault) -> [String: Int] {
        let exact = Dictionary(grouping: columns.indices) { columns[$0] }
        let similar = Dictionary(grouping: columns.indices.filter { !wanted.contains(columns[$0]) }) {
            columns[$0].lowercased()
        }
        var indexes: [String: Int] = [:]
        for column in wanted.sorted() {
            let found = exact[column] ?? similar[column.lowercased()] ?? []
            guard found.count < 2 else { throw HeaderFault(.duplicateColumn, column: column) }
            indexes[column] = found.first
        }
        return indexes
    }
}

/// Why a CSV file is refused whole.
struct HeaderFault: Error {
    let rule: RowRejectionRule
    let column: String
    let found: [String]
    /// Whether the header names any column of this kind.
    let isAnyKnown: Bool

    init(_ rule: RowRejectionRule, column: String = "", found: [String] = [], isAnyKnown: Bool = false) {
        self.rule = rule
        self.column = column
        self.found = found
        self.isAnyKnown = isAnyKnown
    }

    /// The column at fault as it may be shown.
    var shownColumn: String { Self.shown(column) }

    /// What is wrong with the file and what to do.
    var message: String {
        switch rule {
        case .missingColumn where found.isEmpty: "The file is empty: not even a header row naming column \(column)."
        // Its first line may be anything, a secret too: it is not repeated.
        case .missingColumn where !isAnyKnown:
            "The file has no column \(column), nor any other column of this kind: it has lost its header, or is another "
                + "file. Fix the export, or rename with --map or inputs.<kind>.columns."
        case .missingColumn:
            "The file has no column \(column); it has \(Self.list(found)). "
                + "Rename with --map or inputs.<kind>.columns, or fix the export."
        case .duplicateColumn: "The header names column \(shownColumn) twice; keep one of them."
        case .lineEnds, .otherFormat: rule.sentence
        default: "The header row cannot be read. \(rule.sentence)"
        }
    }

    private static func list(_ columns: [String]) -> String {
        let shownMax = 20
        let more = columns.count - shownMax
        return columns.prefix(shownMax).map(shown).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    /// A file that lost its header shows its first row here, and rows hold people's data: what does not look like the name
    /// of a column is not repeated.
    static func shown(_ name: String) -> String {
        let digitsTogether = name.utf8.reduce((now: 0, most: 0)) { run, byte in
            let now = ASCII.isDigit(byte) ? run.now + 1 : 0
            return (now, max(run.most, now))
        }
        let isOfLines = name.utf8.contains { $0 == ASCII.carriageReturn || $0 == ASCII.newline }
        let isNoName = isOfLines || name.utf8.count > 40 || name.contains("@") || digitsTogether.most > 3
        return isNoName ? "…" : visibleText(name.utf8)
    }
}

extension CSVRecord.Fault {
    var rule: RowRejectionRule {
        switch self {
        case .unclosedQuote: .unclosedQuote
        case .brokenQuote: .brokenQuote
        case .tooLong: .lineTooLong
        case .fieldTooLong: .fieldTooLong
        }
    }
}

/// One CSV record under its header. Its bytes have been checked.
struct CSVFields: RawFields {
    let header: CSVHeader
    let record: CSVRecord

    /// Refuses a record that is damaged as a record.
    init(_ record: CSVRecord, _ header: CSVHeader) throws(RowFault) {
        if let fault = record.fault {
            if case .fieldTooLong(let index) = fault { throw RowFault(Self.column(index, header), .fieldTooLong) }
            throw RowFault("", fault.rule)
        }
        guard record.fieldCount == header.columns.count else { throw RowFault("", .columnCount) }
        if let fault = record.byteFault { throw RowFault(Self.column(fault.field, header), fault.rule) }
        self.header = header
        self.record = record
    }

    subscript(_ field: Field) -> FieldValue {
        guard let index = header.place(field), !record.range(index).isEmpty, let text = record.text(index) else {
            return .absent
        }
        return .text(text)
    }

    /// How a rejection names a column: by its field, so that renames do not matter, else as the header does.
    private static func column(_ index: Int, _ header: CSVHeader) -> String {
        if let field = Field.allCases.first(where: { header.place($0) == index }) { return field.rawValue }
        return header.columns.indices.contains(index) ? HeaderFault.shown(header.columns[index]) : ""
    }
}
