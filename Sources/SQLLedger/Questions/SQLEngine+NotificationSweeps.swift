import Ledger
package import ReconciliationCore

extension SQLEngine {
    /// How far the notifications of an app were read.
    package func sweepPosition(
        of app: BundleID,
        in environment: StoreEnvironment
    ) throws(StoreFailure) -> SweepPosition {
        try read(.readNotificationProgress) { database in
            guard let row = try database.row(SQL.NotificationSweeps.sweep, [app.rawValue, environment.rawValue]) else {
                return SweepPosition()
            }
            var position = SweepPosition(sweptUntil: row["swept_until"])
            if let start: Instant = row["window_start"], let end: Instant = row["window_end"] {
                position.unfinished = SweepPosition.Window(start: start, end: end, token: row["token"])
            }
            let unread = try [[Int64]](json: row["unread"])
            position.unread = unread.filter { $0.count == 2 }.map { times in
                SweepPosition.Window(start: Instant(milliseconds: times[0]), end: Instant(milliseconds: times[1]))
            }
            return position
        }
    }

    /// Stores notifications that Apple sent or tried to send, and how far they were read. Known ones add nothing.
    ///
    /// - Returns: the new ones.
    @discardableResult
    package func keep(
        _ notifications: [NewEvidence],
        of app: BundleID,
        in environment: StoreEnvironment,
        upTo position: SweepPosition,
        asOf: Instant
    ) throws(StoreFailure) -> [NewEvidence] {
        try write(.keepNotifications) { database in
            let new = try keep(notifications, asOf: asOf, in: database)
            try database.run(
                SQL.NotificationSweeps.moveSweep,
                [
                    app.rawValue, environment.rawValue, position.sweptUntil?.milliseconds,
                    position.unfinished?.start.milliseconds, position.unfinished?.end.milliseconds,
                    position.unfinished?.token,
                    try jsonArray(position.unread.map { [$0.start.milliseconds, $0.end.milliseconds] }),
                ]
            )
            return new
        }
    }
}
