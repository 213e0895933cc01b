import AppStoreClient
import AppStoreRecords
import Ledger
import ReconciliationCore
import Reports

/// Reads the notifications Apple sent, or tried to, since the last time: what our server missed.
///
/// A sweep that breaks off goes on from the last page kept, in the next run. A window in which something could not be read, such as a
/// notification that was damaged on its way and may be about a purchase, is read again each run, but nothing later waits for it.
struct NotificationSweep {
    let ledger: any LedgerEngine
    let client: ServerAPIClient
    let verifier: EvidenceVerifier
    let asOf: Instant
    /// When Apple is asked. A window that ended after it would count what Apple has yet to send as read.
    let now: Instant

    /// How many days Apple keeps them.
    private static func daysKept(_ environment: StoreEnvironment) -> Int64 { environment == .production ? 180 : 30 }

    /// As long as Apple keeps them, less an hour for our own run.
    static func reach(_ environment: StoreEnvironment) -> Span {
        Span(milliseconds: Span.days(daysKept(environment)).milliseconds - SweepPosition.overlap.milliseconds)
    }

    func run(_ app: BundleID, in environment: StoreEnvironment, _ tally: inout AskingTally) async throws {
        let source = Source(app: app, environment: environment)
        let end = min(asOf, now)
        var earliest = end - Self.reach(environment)
        var position = try ledger.sweepPosition(of: app, in: environment)
        let isFirst = position.sweptUntil == nil
        try forget(before: earliest, of: source, &position, &tally)
        var unreadBefore = position.unread
        /// Windows of this run that have to be read again.
        var passedOver: [SweepPosition.Window] = []
        var hasSkipped = false
        while let window = position.next(until: end, since: earliest) {
            let reading = try await read(window, of: source, &tally) { page, isDamaged in
                var rest = window
                rest.token = page.next
                if isDamaged { position.keepUnread(window) }
                if page.hasMore { position.unfinished = rest } else { position.finish(window) }
                return position
            }
            if reading.isDamaged { passedOver.append(window) }
            let maySkip = !hasSkipped && (window.end < end || window.isLongerThanAnyPart)
            switch reading.answer {
            case .answered(let progress):
                guard let stop = progress.end else { continue }
                // The most pages of one run: the next goes on from there. Other marks lead nowhere.
                if stop == .tooLong { return }
                passedOver.append(window)
                position.passOver(window)
                try ledger.keep([], of: app, in: environment, upTo: position, asOf: asOf)
            case .final(AppleError.startDateTooFarInPast) where earliest < now - Self.reach(environment):
                // The as-of lies behind the clock, by which Apple counts.
                earliest = now - Self.reach(environment)
                try forget(before: earliest, of: source, &position, &tally)
                unreadBefore = position.unread
                position.unfinished = nil
                if earliest >= end { return noteNotRead(source, code: AppleError.startDateTooFarInPast, &tally) }
            case .final where maySkip && window.token == nil, .retryLater where maySkip && reading.pageCount == 0:
                // It may be this window alone: nothing is kept of that unless the next one is answered.
                hasSkipped = true
                passedOver.append(window)
                position.passOver(window)
            case .final(let code):
                if !hasSkipped {
                    // A mark Apple no longer takes: begin the window again next time rather than never.
                    position.unfinished = nil
                    try ledger.keep([], of: app, in: environment, upTo: position, asOf: asOf)
                }
                return noteNotRead(source, code: code, &tally)
            case .notFound, .retryLater, .credentialsRefused, .outage, .budgetSpent:
                return
            }
        }
        let parts = (unreadBefore + passedOver.filter(\.isLongerThanAnyPart)).flatMap(\.parts)
        let others = passedOver.filter { !$0.isLongerThanAnyPart }
        try await readAgain(parts, alsoUnread: others, ofFirst: isFirst && hasSkipped, of: source, &position, &tally)
    }

    /// Reads what was passed over once more, and says what is left of it.
    ///
    /// - Parameter isOfFirst: whether it is what a first sweep found no answer to. Where no part of it gets one either, Apple is away, and
    ///   the next run begins as this one did.
    private func readAgain(
        _ parts: [SweepPosition.Window],
        alsoUnread passedOver: [SweepPosition.Window],
        ofFirst isOfFirst: Bool,
        of source: Source,
        _ position: inout SweepPosition,
        _ tally: inout AskingTally
    ) async throws {
        let kept = position
        position.unread = []
        for window in passedOver { position.keepUnread(window) }
        // One part that gets no answer holds up no other; where several in a row get none, Apple is away.
        var failuresInARow = 0
        var isAnswered = false
        for part in parts {
            guard failuresInARow < Self.failuresInARowMax else {
                position.keepUnread(part)
                continue
            }
            let reading = try await read(part, of: source, &tally) { _, _ in kept }
            if !reading.isWhole { position.keepUnread(part) }
            let isPartAnswered = if case .answered = reading.answer { true } else { false }
            failuresInARow = isPartAnswered ? 0 : failuresInARow + 1
            isAnswered = isAnswered || isPartAnswered
        }
        if isOfFirst, !isAnswered { return }
        if position != kept {
            try ledger.keep([], of: source.app, in: source.environment, upTo: position, asOf: asOf)
        }
        guard !position.unread.isEmpty else { return }
        tally.due += 1
        let times = position.unread.map { (from: $0.start.text, to: $0.end.text) }
        tally.warnings.append(.notificationsUnread(source.app.rawValue, source.environment.rawValue, times))
    }

    private static let failuresInARowMax = 3

    /// What became of reading one window.
    private struct Reading {
        let answer: AppleAnswer<PageWalk.Progress>
        let pageCount: Int
        /// Whether the signature of a notification in it does not hold.
        let isDamaged: Bool

        /// Whether all of it was read.
        var isWhole: Bool {
            guard case .answered(let progress) = answer else { return false }
            return progress.end == nil && !isDamaged
        }
    }

    /// Reads a window to its end, or until it breaks off, and counts it as one question.
    ///
    /// - Parameter advance: the position after a page, which may be damaged.
    private func read(
        _ window: SweepPosition.Window,
        of source: Source,
        _ tally: inout AskingTally,
        advance: (SignedPage, _ isDamaged: Bool) -> SweepPosition
    ) async throws -> Reading {
        var isDamaged = false
        var pageCount = 0
        let evidence = AppleEvidence(verifier: verifier, origin: .notification)
        let answer = try await PageWalk.walk(from: window.token, in: [source.environment]) { token, _ in
            await client.notificationHistory(
                of: source.app,
                from: window.start,
                to: window.end,
                after: token,
                in: source.environment
            )
        } each: { page in
            let (pieces, faults) = await evidence.soundPieces(
                page.signed,
                of: source.app,
                in: source.environment
            )
            isDamaged = isDamaged || faults.contains(.unverified)
            // What is signed and about something else will be the same tomorrow.
            for fault in faults where fault != .unverified { tally.note(fault) }
            pageCount += 1
            let position = advance(page, isDamaged)
            let new = try ledger.keep(pieces, of: source.app, in: source.environment, upTo: position, asOf: asOf)
            tally.noteRowsSetAside(of: new.map(\.answer))
        }
        if isDamaged { tally.note(.unverified) }
        if case .answered(let progress) = answer, let end = progress.end {
            tally.note(AppleAnswer<PageWalk.Progress>.retryLater(.notUnderstood, after: nil))
            tally.ends[end, default: 0] += 1
        } else if case .final = answer {
            // Apple was there, and what it keeps was not read: whoever goes on or gives up says so.
        } else {
            tally.note(answer)
        }
        return Reading(answer: answer, pageCount: pageCount, isDamaged: isDamaged)
    }

    private func noteNotRead(_ source: Source, code: Int64, _ tally: inout AskingTally) {
        tally.due += 1
        tally.warnings.append(
            .notificationsNotRead(source.app.rawValue, source.environment.rawValue, code: "\(code)")
        )
    }

    /// Reports the times that Apple no longer keeps and that were never all read, each of them once.
    private func forget(
        before earliest: Instant,
        of source: Source,
        _ position: inout SweepPosition,
        _ tally: inout AskingTally
    ) throws {
        let lost = position.forget(before: earliest)
        if !lost.isEmpty {
            try ledger.keep([], of: source.app, in: source.environment, upTo: position, asOf: asOf)
        }
        for window in lost {
            tally.warnings.append(
                .notificationsLost(
                    source.app.rawValue,
                    source.environment.rawValue,
                    from: window.start.text,
                    to: window.end.text,
                    days: Self.daysKept(source.environment)
                )
            )
        }
    }

    /// Whose notifications are read, and from which store.
    private struct Source {
        let app: BundleID
        let environment: StoreEnvironment
    }
}
