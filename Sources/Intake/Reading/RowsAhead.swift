import Dispatch
import ReconciliationCore
import Synchronization

/// Rows of one file on their way from the thread that reads them to the one that takes them, in file order and in portions.
///
/// What waits is bounded: the reading thread waits until a portion is taken, the taking thread until there is one.
final class RowsAhead: Sendable {
    enum Item: Sendable {
        case row(IntakeRow, line: Int)
        case rejected(RejectedRow)

        /// The bytes of evidence or of a body; 0 for rows that cannot be long.
        fileprivate var byteCount: Int {
            switch self {
            case .row(.submission(let row), _): row.evidence?.count ?? 0
            case .row(.notification(let row), _): row.body.count
            case .row, .rejected: 0
            }
        }
    }

    /// Nobody takes the rows any more.
    private struct Abandoned: Error {}

    private struct State {
        var portions: [[Item]] = []
        var ending: Result<ReadingTally, IntakeFailure>?
        var isAbandoned = false
    }

    private static let portionMax = (items: 1_000, bytes: 1 << 20)

    private let state = Mutex(State())
    private let waiting = DispatchSemaphore(value: 0)
    private let room: DispatchSemaphore

    /// - Parameter portions: how many may wait.
    init(portions: Int) {
        // A semaphore must not go below the value it began with before it goes away.
        room = DispatchSemaphore(value: 0)
        for _ in 0..<portions { room.signal() }
    }

    // MARK: The thread that reads

    /// Reads the file to its end, or until nobody takes its rows any more.
    func read(_ file: InputFile) {
        let ending = Result { () throws(IntakeFailure) -> ReadingTally in
            var portion: [Item] = []
            var byteCount = 0
            func add(_ item: Item) throws {
                portion.append(item)
                byteCount += item.byteCount
                guard portion.count == Self.portionMax.items || byteCount >= Self.portionMax.bytes else { return }
                try put(portion)
                portion = []
                byteCount = 0
            }
            let tally = try file.read(
                onRow: { row, line in try add(.row(row, line: line)) },
                onRejected: { try add(.rejected($0)) }
            )
            do { try put(portion) } catch { throw .consumer(error) }
            return tally
        }
        state.withLock { $0.ending = ending }
        waiting.signal()
    }

    private func put(_ portion: [Item]) throws {
        room.wait()
        try state.withLock { state in
            guard !state.isAbandoned else { throw Abandoned() }
            state.portions.append(portion)
        }
        waiting.signal()
    }

    // MARK: The thread that takes

    /// The next rows, once they are there; nil after the last.
    func next() -> [Item]? {
        waiting.wait()
        let portion = state.withLock { $0.portions.isEmpty ? nil : $0.portions.removeFirst() }
        room.signal()
        return portion
    }

    /// What was read, after the last portion.
    ///
    /// - Throws: why the file cannot be read as a whole.
    func tally() throws(IntakeFailure) -> ReadingTally {
        guard let ending = state.withLock({ $0.ending }) else { preconditionFailure("The file is still being read.") }
        return try ending.get()
    }

    /// Ends the reading before the end of the file.
    func abandon() {
        state.withLock { $0.isAbandoned = true }
        room.signal()
    }
}
