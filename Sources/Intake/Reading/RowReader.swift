import ReconciliationCore

/// Turns the records of one file into rows and rejections, and counts both.
final class RowReader {
    private(set) var accepted = 0
    private(set) var rejected = 0
    private(set) var isRejectedWhole = false
    private(set) var isCutOff = false
    private(set) var latestAt: Instant?
    /// Whether any accepted row has a time, even one after the as-of.
    private(set) var statesTimes = false

    private let kind: IntakeKind
    private let file: String
    private let renames: [Field: String]
    private let names: MemberNames
    private let terms: ReadingTerms
    private var csv = CSVParser()
    private var lines = LineSplitter()
    private var header: CSVHeader?
    private var hasBegun = false
    /// The record that comes now has no end of line.
    private var isAtEnd = false
    private var isOtherFormat = false
    private var ignoredMembers: Set<String> = []
    /// Members that the configuration names for a field, and that no object had yet.
    private(set) var absentMembers: Set<String>

    /// Columns of the header, each place counted, or members of objects, that no field is read from.
    var ignoredColumns: [String] { header?.ignored ?? Array(ignoredMembers) }

    init(kind: IntakeKind, file: String, renames: [Field: String], terms: ReadingTerms) {
        self.kind = kind
        self.file = file
        self.renames = renames
        self.terms = terms
        names = MemberNames(kind.memberNames(renaming: renames))
        absentMembers = kind.isCSV ? [] : Set(renames.values)
    }

    func feed(_ chunk: [UInt8], _ onRow: RowHandler, _ onRejected: RejectionHandler) throws {
        if !hasBegun { isOtherFormat = OtherFormat.isMet(by: chunk) }
        hasBegun = true
        if kind.isCSV {
            // Taken out while it works, so that the records it hands out may change the rest of us.
            var parser = csv
            csv = CSVParser()
            defer { csv = parser }
            try parser.feed(chunk) { try take($0, onRow, onRejected) }
        } else {
            var splitter = lines
            lines = LineSplitter()
            defer { lines = splitter }
            try splitter.feed(chunk) { try take($0, $1, onRow, onRejected) }
        }
    }

    func finish(_ onRow: RowHandler, _ onRejected: RejectionHandler) throws {
        guard kind.isCSV else {
            var splitter = lines
            isAtEnd = true
            try splitter.finish { try take($0, $1, onRow, onRejected) }
            return
        }
        var parser = csv
        try parser.finish { try take($0, onRow, onRejected) }
        if header == nil, !isRejectedWhole {
            let column = kind.requiredFields.first.map { renames[$0] ?? $0.rawValue } ?? ""
            try rejectWhole(HeaderFault(.missingColumn, column: column), onRejected)
        }
    }

    private func take(_ record: CSVRecord, _ onRow: RowHandler, _ onRejected: RejectionHandler) throws {
        if isRejectedWhole {
            rejected += 1
        } else if let header {
            let result = Result { () throws(RowFault) -> IntakeRow in try csvRow(CSVFields(record, header)) }
            // A refused last line without an end was most likely cut off; a quote that is not closed has no end.
            if case .failure = result, record.isWithoutEnd || record.mayHideOthers(columnCount: header.columns.count) {
                isCutOff = true
            }
            try give(
                result,
                line: record.line,
                describing: { row in
                    guard kind == .credits else { return }
                    row.creditedTransaction = record.creditedTransaction(under: header)
                    row.creditedOrder = record.creditedOrder(under: header)
                },
                onRow,
                onRejected
            )
        } else {
            try takeHeader(record, onRejected)
        }
    }

    private func takeHeader(_ record: CSVRecord, _ onRejected: RejectionHandler) throws {
        let result = Result { () throws(HeaderFault) -> CSVHeader in
            if isOtherFormat { throw HeaderFault(.otherFormat) }
            return try CSVHeader(record, kind: kind, renames: renames)
        }
        switch result {
        case .success(let header): self.header = header
        case .failure(let fault): try rejectWhole(fault, onRejected)
        }
    }

    private func csvRow(_ fields: CSVFields) throws(RowFault) -> IntakeRow {
        switch kind {
        case .products: .product(try ProductRow(fields))
        case .users: .user(try UserRow(fields, terms))
        case .payments: .payment(try PaymentRow(fields, terms))
        case .credits: .credit(try CreditRow(fields, terms))
        case .notifications, .receipts: preconditionFailure("\(kind) are JSON Lines")
        }
    }

    private func rejectWhole(_ fault: HeaderFault, _ onRejected: RejectionHandler) throws {
        isRejectedWhole = true
        try onRejected(
            RejectedRow(
                file: file,
                line: 0,
                field: fault.shownColumn,
                rule: fault.rule.rawValue,
                message: fault.message
            )
        )
    }

    private func take(
        _ line: UnsafeBufferPointer<UInt8>?,
        _ number: Int,
        _ onRow: RowHandler,
        _ onRejected: RejectionHandler
    ) throws {
        if isOtherFormat {
            if !isRejectedWhole { try rejectWhole(HeaderFault(.otherFormat), onRejected) }
            rejected += 1
            return
        }
        let result = Result { () throws(RowFault) -> IntakeRow in try jsonRow(line) }
        if case .failure(let fault) = result, isAtEnd, fault.isAboutWholeRecord { isCutOff = true }
        try give(result, line: number, keeping: { kept(of: line, without: $0) }, onRow, onRejected)
    }

    private func jsonRow(_ line: UnsafeBufferPointer<UInt8>?) throws(RowFault) -> IntakeRow {
        let fields = try jsonFields(line)
        return kind == .receipts
            ? .submission(try SubmissionRow(fields, terms)) : .notification(try NotificationRow(fields, terms))
    }

    /// What is kept of a refused line: all that can be read of it, without the faulty fields. Nil where nothing is left
    /// to claim or to verify.
    private func kept(of line: UnsafeBufferPointer<UInt8>?, without fault: RowFault) -> SubmissionRow? {
        guard kind == .receipts else { return nil }
        var leftOut: Set<Field> = []
        var fault = fault
        while let field = Field(rawValue: fault.field), !leftOut.contains(field) {
            leftOut.formUnion(field.isSender ? Field.senders : [field])
            do throws(RowFault) {
                return try SubmissionRow(keptOf: jsonFields(line, leavingOut: leftOut), terms)
            } catch {
                fault = error
            }
        }
        return nil
    }

    private func jsonFields(
        _ line: UnsafeBufferPointer<UInt8>?,
        leavingOut leftOut: Set<Field> = []
    ) throws(RowFault) -> JSONFields {
        guard let line else { throw RowFault("", .lineTooLong) }
        if line.contains(0) { throw RowFault("", .nulByte) }
        if !isASCII(line), String(validating: line, as: UTF8.self) == nil { throw RowFault("", .invalidUTF8) }
        let object: JSONObject
        do { object = try JSONObject(line) } catch { throw RowFault("", error.rule) }
        if !absentMembers.isEmpty {
            absentMembers.subtract(object.members.compactMap { member in names[member.name].flatMap { renames[$0] } })
        }
        let fields = try JSONFields(object, names: names, leavingOut: leftOut)
        if kind == .receipts { noteIgnored(object) }
        return fields
    }

    /// Members of receipts that no field reads. Bounded: names come from clients.
    private func noteIgnored(_ object: JSONObject) {
        for member in object.members where names[member.name] == nil {
            if ignoredMembers.count < InputLimits.columns, member.name.utf8.count <= 64 {
                ignoredMembers.insert(member.name)
            }
        }
    }

    /// The latest time in a row that shows how far an input reaches: clocks run ahead by a day at most, and a later
    /// date proves nothing about what came before it. Rows of credits count once their date has come.
    private var lastKnownMoment: Instant { kind == .credits ? terms.asOf : .lastPurchaseDate(asOf: terms.asOf) }

    private func give(
        _ result: Result<IntakeRow, RowFault>,
        line: Int,
        describing: (inout RejectedRow) -> Void = { _ in },
        keeping submission: (RowFault) -> SubmissionRow? = { _ in nil },
        _ onRow: RowHandler,
        _ onRejected: RejectionHandler
    ) throws {
        switch result {
        case .success(let row):
            accepted += 1
            if let at = row.latestAt {
                statesTimes = true
                if at <= lastKnownMoment, latestAt.map({ $0 < at }) ?? true { latestAt = at }
            }
            try onRow(row, line)
        case .failure(let fault):
            rejected += 1
            var row = RejectedRow(
                file: file,
                line: line,
                field: fault.field,
                rule: fault.rule.rawValue,
                message: fault.sentence
            )
            describing(&row)
            row.keptSubmission = submission(fault)
            try onRejected(row)
        }
    }
}

extension IntakeRow {
    /// The time that tells how fresh a file is.
    fileprivate var latestAt: Instant? {
        switch self {
        case .product: nil
        case .user(let user): user.updatedAt
        case .payment(let payment): payment.purchaseDate
        case .credit(let credit): credit.creditedAt
        case .notification(let notification): notification.receivedAt
        case .submission(let submission): submission.receivedAt
        }
    }
}
