/// A prepared statement of an engine. It stands on at most one row at a time.
package protocol Statement: AnyObject {
    /// Begins another run: forgets the row it stands on and its arguments, and takes new ones.
    func begin() throws -> any ParameterBinder

    /// Where a named parameter stands, from 1; nil where there is none.
    func position(ofParameter name: String) -> Int?

    var parameterCount: Int { get }

    /// Says after `begin` that the rows of this run are walked one after the other, and may be many: an engine that would
    /// fetch them all at once fetches them in portions. Other statements may be run meanwhile.
    func walk()

    /// Goes to the next row; false, and ready for another run, after the last.
    func step() throws -> Bool

    /// Runs it where nobody asks what it changed: an engine may do so later, before anything else is run or committed, and
    /// throws by then what fails.
    func queue() throws

    /// How many rows the last run inserted, changed or deleted.
    var changeCount: Int { get }

    /// The row it stands on: good until the next step.
    var columns: any RowColumns { get }

    /// Ends a reading before its last row.
    func reset()
}

/// Takes the arguments of a statement, one after the other in the order in which the parameters first stand in its text, or
/// by position. No array or dictionary of values is made: a night binds millions.
package protocol ParameterBinder: AnyObject {
    func add(_ text: String?)
    func add(_ number: Int64?)
    func add(_ isTrue: Bool?)
    func add(_ bytes: [UInt8]?)

    /// Goes on with the parameter of this position, from 1.
    func move(to position: Int)
}

extension ParameterBinder {
    package func add(_ number: Int?) { add(number.map(Int64.init)) }
}

/// Arguments by the names of their parameters.
package typealias NamedValues = [String: (any ColumnValue)?]

extension Statement {
    package func queue() throws { while try step() {} }

    /// Queues the statement with other arguments. The hot path of a night.
    package func queue(binding bind: (any ParameterBinder) -> Void) throws {
        bind(try begin())
        try queue()
    }

    /// The same, with arguments in their order.
    package func queue(_ arguments: [(any ColumnValue)?]) throws {
        try start(arguments)
        try queue()
    }

    /// The same, with arguments by name.
    package func queue(named arguments: NamedValues) throws {
        try start(arguments)
        try queue()
    }

    /// Runs the statement once more, with other arguments. The hot path of a night.
    ///
    /// - Parameter bind: adds one value for each parameter.
    /// - Returns: how many rows were changed.
    @discardableResult
    package func run(binding bind: (any ParameterBinder) -> Void) throws -> Int {
        bind(try begin())
        while try step() {}
        return changeCount
    }

    @discardableResult
    package func run(_ arguments: [(any ColumnValue)?]) throws -> Int {
        try start(arguments)
        while try step() {}
        return changeCount
    }

    @discardableResult
    package func run(named arguments: NamedValues) throws -> Int {
        try start(arguments)
        while try step() {}
        return changeCount
    }

    /// The key of the row that this inserts: the statement answers it. Nil where it inserted none.
    package func inserted(_ arguments: [(any ColumnValue)?]) throws -> Int64? {
        // All rows are fetched: a failure at the end of a statement that writes shows only there.
        try Int64.fetchAll(self, arguments: arguments).first
    }

    /// The same, with arguments by name.
    package func inserted(named arguments: NamedValues) throws -> Int64? {
        try Int64.fetchAll(self, arguments: arguments).first
    }

    fileprivate func start(_ arguments: [(any ColumnValue)?]) throws {
        let binder = try begin()
        guard arguments.count == parameterCount else {
            throw DatabaseError(
                message: "a statement has \(parameterCount) parameters and got \(arguments.count) values"
            )
        }
        for argument in arguments { binder.bind(argument) }
    }

    /// - Throws: where an argument is missing, or is one too many.
    fileprivate func start(_ arguments: NamedValues) throws {
        let binder = try begin()
        for (name, argument) in arguments {
            guard let position = position(ofParameter: name) else {
                throw DatabaseError(message: "a statement has no parameter \(name)")
            }
            binder.move(to: position)
            binder.bind(argument)
        }
        guard arguments.count == parameterCount else {
            throw DatabaseError(
                message: "a statement has \(parameterCount) parameters and got \(arguments.count) values"
            )
        }
    }
}

extension ParameterBinder {
    fileprivate func bind(_ value: (any ColumnValue)?) { add(value?.stored ?? .null) }

    private func add(_ value: StoredValue) {
        switch value {
        case .null: add(nil as Int64?)
        case .integer(let number): add(number)
        case .truth(let isTrue): add(isTrue)
        case .text(let text): add(text)
        case .bytes(let bytes): add(bytes)
        }
    }

    /// All columns of a row, in their order.
    package func add(_ row: any RowColumns) {
        for position in 0..<row.count { add(row.stored(at: position)) }
    }
}

/// The rows of a statement, one after the other. Ends the reading when it goes away.
package final class RowCursor {
    private let statement: any Statement
    private var isAtEnd = false

    fileprivate init(_ statement: any Statement) { self.statement = statement }

    /// The next row, which is good until the one after it is asked for; nil after the last, however often.
    package func next() throws -> Row? {
        guard !isAtEnd else { return nil }
        isAtEnd = try !statement.step()
        return isAtEnd ? nil : Row(columns: statement.columns)
    }

    deinit { statement.reset() }
}

extension Row {
    package static func fetchCursor(
        _ statement: any Statement,
        arguments: [(any ColumnValue)?] = []
    ) throws -> RowCursor {
        try statement.start(arguments)
        statement.walk()
        return RowCursor(statement)
    }

    package static func fetchCursor(_ statement: any Statement, arguments: NamedValues) throws -> RowCursor {
        try statement.start(arguments)
        statement.walk()
        return RowCursor(statement)
    }
}

/// What a row can be read as: the row itself, or the value in its first column.
package protocol Fetchable {
    /// A value of its own, to be kept; nil where the column is null.
    static func fetched(from statement: any Statement) -> Self?
}

extension Row: Fetchable {
    package static func fetched(from statement: any Statement) -> Row? { Row(columns: statement.columns).copied }
}

extension ColumnValue {
    package static func fetched(from statement: any Statement) -> Self? { read(statement.columns, at: 0) }
}

extension Fetchable {
    /// All rows; those whose value is null are left out.
    package static func fetchAll(_ statement: any Statement, arguments: [(any ColumnValue)?] = []) throws -> [Self] {
        try statement.start(arguments)
        return try remaining(of: statement)
    }

    package static func fetchAll(_ statement: any Statement, arguments: NamedValues) throws -> [Self] {
        try statement.start(arguments)
        return try remaining(of: statement)
    }

    /// The first row; nil where there is none, or where its value is null.
    package static func fetchOne(_ statement: any Statement, arguments: [(any ColumnValue)?] = []) throws -> Self? {
        try statement.start(arguments)
        return try first(of: statement)
    }

    package static func fetchOne(_ statement: any Statement, arguments: NamedValues) throws -> Self? {
        try statement.start(arguments)
        return try first(of: statement)
    }

    private static func remaining(of statement: any Statement) throws -> [Self] {
        var all: [Self] = []
        while try statement.step() {
            if let one = fetched(from: statement) { all.append(one) }
        }
        return all
    }

    private static func first(of statement: any Statement) throws -> Self? {
        defer { statement.reset() }
        return try statement.step() ? fetched(from: statement) : nil
    }
}

extension Fetchable where Self: Hashable {
    package static func fetchSet(_ statement: any Statement, arguments: NamedValues = [:]) throws -> Set<Self> {
        Set(try fetchAll(statement, arguments: arguments))
    }
}
