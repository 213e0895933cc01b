package import ReconciliationCore

/// Called with each accepted row and the physical line its record starts on.
package typealias RowHandler = (_ row: IntakeRow, _ line: Int) throws -> Void

/// Called with each row that is rejected.
package typealias RejectionHandler = (_ rejected: RejectedRow) throws -> Void
