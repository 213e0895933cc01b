import AppStoreClient
import AppStoreRecords
import Ledger
import ReconciliationCore
import Reports

/// Reads the notifications Apple sent, or tried to, since the last time: what our server missed.
///
/// A sweep that breaks off goes on from the last page kept, in the next run. One that met a notification whose signature does not hold
/// keeps all others, and is made again from its beginning: that notification may have been damaged on its way, and be about a purchase.
struct NotificationSweep {
    let store: any LedgerEngine
    let client: ServerAPIClient
    let verifier: EvidenceVerifier
    let asOf: Instant
    /// When Apple is asked. A window that ended after it would count what Apple has yet to send as read.
    let now: Instant

    /// How long Apple keeps them: 180 days in production, 30 in the sandbox, less an hour for our own run.
    static func reach(_ environment: StoreEnvironment) -> Span {
        let kept = Span.days(environment == .production ? 180 : 30)
        return Span(milliseconds: kept.milliseconds - overlap.milliseconds)
    }
    /// Read twice, so that nothing falls between two sweeps.
    static let overlap = Span.hours(1)
    /// The longest window of a sweep that catches up. A page token is good only for the window it was given for, and once Apple no
    /// longer keeps the start of that, the whole window is read again: the shorter it is, the less is read twice.
    static let windowMax = Span.days(10)

    func run(_ app: BundleID, in environment: StoreEnvironment, _ tally: inout AskingTally) async throws {
        var position = try store.sweepPosition(of: app, in: environment)
        let end = min(asOf, now)
        let earliest = end - Self.reach(environment)
        // Apple keeps an hour more than is asked for.
        let isTooOld = position.unfinished.map { $0.start < earliest - Self.overlap } ?? false
        if let unfinished = position.unfinished, !isTooOld {
            guard try await walk(app, environment, unfinished, &position, &tally) else { return }
        }
        while position.sweptUntil.map({ $0 < end }) ?? true {
            let start = max(position.sweptUntil.map { $0 - Self.overlap } ?? earliest, earliest)
            let isCatchingUp = isTooOld || position.sweptUntil != nil
            let window = SweepPosition.Window(start: start, end: isCatchingUp ? min(start + Self.windowMax, end) : end)
            guard try await walk(app, environment, window, &position, &tally) else { return }
        }
    }

    /// - Returns: whether it came to the end of the window.
    private func walk(
        _ app: BundleID,
        _ environment: StoreEnvironment,
        _ window: SweepPosition.Window,
        _ position: inout SweepPosition,
        _ tally: inout AskingTally
    ) async throws -> Bool {
        var window = window
        var kept = position
        var isWhole = true
        let evidence = AppleEvidence(verifier: verifier, origin: .notification)
        let answer = try await PageWalk.walk(from: window.token, in: [environment]) { token, _ in
            await client.notificationHistory(
                of: app,
                from: window.start,
                to: window.end,
                after: token,
                in: environment
            )
        } each: { page in
            let (pieces, faults) = await evidence.soundPieces(page.signed, of: app, in: environment)
            isWhole = isWhole && !faults.contains(.unverified)
            // What is signed and about something else will be the same tomorrow.
            for fault in faults where fault != .unverified { tally.note(fault) }
            window.token = page.next
            kept.unfinished = page.hasMore && isWhole ? window : nil
            if !page.hasMore, isWhole { kept.sweptUntil = max(kept.sweptUntil ?? window.end, window.end) }
            let new = try store.keep(pieces, of: app, in: environment, upTo: kept, asOf: asOf)
            tally.noteRowsSetAside(of: new.map(\.answer))
        }
        position = kept
        if case .answered(let progress) = answer, let end = progress.end {
            tally.note(AppleAnswer<PageWalk.Progress>.retryLater(.notUnderstood, after: nil))
            tally.ends[end, default: 0] += 1
            return false
        }
        guard isWhole else {
            tally.note(answer, .unverified)
            return false
        }
        guard case .final(let code) = answer else {
            tally.note(answer)
            if case .answered = answer { return true }
            return false
        }
        // Apple was there, and what it keeps was not read.
        tally.due += 1
        // A mark Apple no longer takes: begin the window anew next time rather than never.
        kept.unfinished = nil
        try store.keep([], of: app, in: environment, upTo: kept, asOf: asOf)
        position = kept
        tally.warnings.append(.notificationsNotRead(app.rawValue, environment.rawValue, code: "\(code)"))
        return false
    }
}
