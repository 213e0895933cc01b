import AppStoreRecords
import Crypto
import Foundation
import Ledger
import ReconciliationCore
import SQLiteLedger
import Synchronization
import TestSupport
import Testing

@testable import AppStoreClient
@testable import AppStoreSimulator
@testable import Recoup

/// What one damaged notification, or an answer that never comes, may keep from being read: nothing else.
@Suite struct NotificationSweepTests {
    private static let game = BundleID("com.example.game")
    private static let start = Instant(milliseconds: 1_767_225_600_000)

    private static func day(_ number: Int64) -> Instant { start + .days(number) }

    /// A ledger, and an Apple with one notification a day, in pages of ten.
    private struct Place {
        let apple = NotificationHistory()
        let ledger: any LedgerEngine
        private let folder: TemporaryFolder
        private let client: ServerAPIClient
        private let verifier: EvidenceVerifier

        init() throws {
            folder = try TemporaryFolder()
            ledger = try SQLiteLedger(path: folder.url.appending(path: "ledger.sqlite").path, mode: .create)
            let asker = Asker(
                transport: apple,
                budget: RequestBudget(),
                time: PassingTime(),
                retries: RetryPolicy(),
                chance: { 0 }
            )
            let pem = SealedBytes(P256.Signing.PrivateKey().pemRepresentation)
            client = ServerAPIClient(key: try ServerKey(issuerID: "issuer", keyID: "KEY", pem: pem), asker: asker)
            let anchors = try TrustAnchors(additionalRootsPEM: [Datasets.authority.get().rootsPEM()])
            verifier = EvidenceVerifier(anchors: anchors, now: NotificationSweepTests.day(900).milliseconds)
        }

        /// One night's sweep, and what it read.
        @discardableResult
        func sweep(on number: Int64, now: Instant? = nil) async throws -> AskingTally {
            apple.windows.withLock { $0 = [] }
            var tally = AskingTally()
            let asOf = NotificationSweepTests.day(number)
            let sweep = NotificationSweep(
                ledger: ledger,
                client: client,
                verifier: verifier,
                asOf: asOf,
                now: now ?? asOf
            )
            try await sweep.run(NotificationSweepTests.game, in: .production, &tally)
            return tally
        }

        var position: SweepPosition {
            get throws { try ledger.sweepPosition(of: NotificationSweepTests.game, in: .production) }
        }

        /// The days whose notification is kept.
        func daysKept() throws -> Int {
            let totals = try ledger.bookTotals(run: RunID(0), asOf: NotificationSweepTests.day(0))
            return totals.evidenceByOutcome.values.reduce(0, +)
        }
    }

    @Test func `a damaged notification is asked about again, and what Apple sends after it is read`() async throws {
        let place = try Place()
        place.apple.damaged.withLock { $0 = [15] }
        let first = try await place.sweep(on: 20)
        #expect(first.statuses == [.partlyDone] && first.faults == [.unverified: 2])
        #expect(try place.daysKept() == 19 && place.position.sweptUntil == Self.day(20))

        for night in Int64(21)...40 {
            let tally = try await place.sweep(on: night)
            #expect(tally.statuses == [.partlyDone] && tally.warnings.count == 1)
        }
        #expect(try place.daysKept() == 39)
        // Found to the hour by then: few requests, and none of them long.
        let unread = try #require(try place.position.unread.first)
        #expect(try place.position.unread.count == 1)
        #expect(unread.start <= Self.noon(of: 15) && unread.end >= Self.noon(of: 15))
        #expect(unread.end.milliseconds - unread.start.milliseconds <= Span.hours(3).milliseconds)
        #expect(place.apple.windows.withLock { $0.count } <= 4)

        place.apple.damaged.withLock { $0 = [] }
        #expect(try await place.sweep(on: 41).statuses.isEmpty)
        #expect(try place.position == SweepPosition(sweptUntil: Self.day(41)) && place.daysKept() == 41)
    }

    @Test func `what Apple keeps no more is given up, and the time is named once`() async throws {
        let place = try Place()
        place.apple.damaged.withLock { $0 = [15] }
        try await place.sweep(on: 20)
        for night in stride(from: Int64(30), through: 190, by: 10) { try await place.sweep(on: night) }
        // Once, also where nothing is answered in that night.
        place.apple.silent.withLock { $0 = Self.day(-900)...Self.day(900) }
        #expect(try await place.sweep(on: 196).warnings.count == 1)
        place.apple.silent.withLock { $0 = nil }
        let last = try await place.sweep(on: 196)
        #expect(last.warnings.isEmpty && last.statuses.isEmpty)
        #expect(try await place.sweep(on: 197).warnings.isEmpty)
        #expect(try place.position == SweepPosition(sweptUntil: Self.day(197)))
    }

    @Test func `pages that lead in circles hold nothing up`() async throws {
        let place = try Place()
        try await place.sweep(on: 20)
        place.apple.circling.withLock { $0 = Self.day(24) }
        for night in Int64(25)...40 { try await place.sweep(on: night) }
        #expect(try place.position.sweptUntil == Self.day(40))
        #expect(try place.daysKept() >= 39)
        place.apple.circling.withLock { $0 = nil }
        #expect(try await place.sweep(on: 41).statuses.isEmpty)
        #expect(try place.position == SweepPosition(sweptUntil: Self.day(41)) && place.daysKept() == 41)
    }

    @Test(arguments: [nil, 4_000_014])
    func `an hour that gets no answer or an error holds up nothing else, and an outage moves nothing`(error: Int?)
        async throws
    {
        let place = try Place()
        func answersNothing(in time: ClosedRange<Instant>?) {
            place.apple.silent.withLock { $0 = error == nil ? time : nil }
            place.apple.refused.withLock { refused in refused = error.flatMap { code in time.map { ($0, code) } } }
        }
        try await place.sweep(on: 20)
        let hour = Self.day(31)...Self.day(31) + .hours(1)
        answersNothing(in: hour)
        #expect(try await place.sweep(on: 60).statuses == [.partlyDone])
        #expect(try place.position.sweptUntil == Self.day(60) && place.daysKept() < 60)
        for night in Int64(61)...72 { try await place.sweep(on: night) }
        // All but that hour was read, in halves.
        #expect(try place.daysKept() == 72)
        let unread = try place.position.unread
        #expect(unread.allSatisfy { $0.start <= hour.upperBound && hour.lowerBound <= $0.end } && !unread.isEmpty)

        answersNothing(in: Self.day(-900)...Self.day(900))
        let before = try place.position
        for night in [80, 95] as [Int64] { #expect(try await place.sweep(on: night).answered == 0) }
        #expect(try place.position == before)
        answersNothing(in: nil)
        #expect(try await place.sweep(on: 96).statuses.isEmpty)
        #expect(try place.position == SweepPosition(sweptUntil: Self.day(96)) && place.daysKept() == 96)
    }

    @Test func `a first sweep that is answered in parts only is read in parts, and one in an outage moves nothing`()
        async throws
    {
        let place = try Place()
        place.apple.silent.withLock { $0 = Self.day(-900)...Self.day(900) }
        #expect(try await place.sweep(on: 60).answered == 0)
        #expect(try place.position == SweepPosition())

        place.apple.silent.withLock { $0 = Self.day(31)...Self.day(31) + .hours(1) }
        #expect(try await place.sweep(on: 60).statuses == [.partlyDone])
        #expect(try place.position.sweptUntil == Self.day(60) && place.daysKept() >= 50)
        for night in Int64(61)...72 { try await place.sweep(on: night) }
        #expect(try place.daysKept() == 72)
    }

    @Test func `two damaged notifications far apart cost two short windows a night`() async throws {
        let place = try Place()
        place.apple.damaged.withLock { $0 = [15, 150] }
        for night in Int64(160)...175 { try await place.sweep(on: night) }
        #expect(try place.position.unread.count == 2 && place.daysKept() == 173)
        #expect(place.apple.windows.withLock { $0.count } <= 5)
    }

    @Test func `a first sweep whose as-of lies behind the clock reads what Apple keeps by the clock`() async throws {
        let place = try Place()
        place.apple.clock.withLock { $0 = Self.day(200) + .hours(9) }
        let tally = try await place.sweep(on: 200, now: Self.day(200) + .hours(9))
        #expect(tally.statuses.isEmpty && tally.warnings.isEmpty)
        #expect(try place.daysKept() == 180 && place.position.sweptUntil == Self.day(200))
    }

    @Test func `where Apple keeps nothing of the time before the as-of, that is said`() async throws {
        let place = try Place()
        place.apple.clock.withLock { $0 = Self.day(500) }
        let tally = try await place.sweep(on: 200, now: Self.day(500))
        #expect(tally.statuses.contains(.partlyDone) && tally.warnings.count == 1)
    }
}

/// One notification at noon of each day.
private final class NotificationHistory: HTTPTransport {
    /// The days whose notification comes with a broken signature.
    let damaged = Mutex<Set<Int64>>([])
    /// A walk that begins before it is led in circles.
    let circling = Mutex<Instant?>(nil)
    /// Windows that hold any of it are not answered.
    let silent = Mutex<ClosedRange<Instant>?>(nil)
    /// Windows that hold any of it get a final error with this code.
    let refused = Mutex<(time: ClosedRange<Instant>, code: Int)?>(nil)
    /// The time by which Apple counts how long it keeps notifications; nil: it keeps all.
    let clock = Mutex<Instant?>(nil)
    /// When those asked about began.
    let windows = Mutex<[Instant]>([])
    /// Signed once: two signatures of one thing differ.
    private let signed = Mutex<[Int64: String]>([:])

    func perform(_ request: HTTPRequest) async -> Result<HTTPAnswer, TransportFailure> {
        do {
            return try answer(request)
        } catch {
            return .failure(TransportFailure(.broken, "\(error)"))
        }
    }

    private func answer(_ request: HTTPRequest) throws -> Result<HTTPAnswer, TransportFailure> {
        let asked = try JSONText.object(String(decoding: request.body?.bytes ?? [], as: UTF8.self))
        func moment(_ name: String) -> Instant { Instant(milliseconds: (asked[name] as? NSNumber)?.int64Value ?? 0) }
        let start = moment("startDate")
        let end = moment("endDate")
        windows.withLock { $0.append(start) }
        if silent.withLock({ $0.map { start <= $0.upperBound && $0.lowerBound < end } ?? false }) {
            return json(500, #"{"errorCode":5000001}"#)
        }
        if let (time, code) = refused.withLock({ $0 }), start <= time.upperBound, time.lowerBound < end {
            return json(400, #"{"errorCode":\#(code)}"#)
        }
        if let now = clock.withLock({ $0 }), start < now + Span(milliseconds: -Span.days(180).milliseconds) {
            return json(400, #"{"errorCode":4000012}"#)
        }
        let first = URLComponents(string: request.url)?.queryItems?.first { $0.name == "paginationToken" }?.value
        let skipped = first.flatMap { Int($0) } ?? 0
        let days = (Int64(0)..<900).filter { day in
            let noon = NotificationSweepTests.noon(of: day)
            return start <= noon && noon < end
        }
        let page = days.dropFirst(skipped).prefix(10)
        let payloads = try page.map { #"{"signedPayload":"\#(try notification(of: $0))"}"# }.joined(separator: ",")
        let isCircling = circling.withLock { $0.map { start < $0 } ?? false }
        let hasMore = isCircling || skipped + page.count < days.count
        let next = isCircling ? "7" : "\(skipped + page.count)"
        return json(200, #"{"notificationHistory":[\#(payloads)],"paginationToken":"\#(next)","hasMore":\#(hasMore)}"#)
    }

    private func notification(of day: Int64) throws -> String {
        let signed = try signed.withLock { known in
            let jws = try known[day] ?? sign(day)
            known[day] = jws
            return jws
        }
        return damaged.withLock { $0.contains(day) } ? signed.dropLast(4) + "AAAA" : signed
    }

    private func sign(_ day: Int64) throws -> String {
        let payload = """
            {"notificationType":"TEST","notificationUUID":"day-\(day)",
            "signedDate":\(NotificationSweepTests.noon(of: day).milliseconds)}
            """
        return try Datasets.authority.get().jws(payload: Data(payload.utf8))
    }

    private func json(_ status: Int, _ body: String) -> Result<HTTPAnswer, TransportFailure> {
        .success(HTTPAnswer(status: status, retryAfter: nil, body: SealedBytes(body)))
    }
}

extension NotificationSweepTests {
    fileprivate static func noon(of day: Int64) -> Instant {
        Instant(milliseconds: 1_767_225_600_000) + .days(day) + .hours(12)
    }
}

/// Waits take no time.
private final class PassingTime: Waiting {
    private let passed = Mutex<Int64>(0)
    var uptime: Int64 { passed.withLock { $0 } }
    var now: Instant { NotificationSweepTests.noon(of: 0) }
    func wait(microseconds: Int64) async throws(CancellationError) { passed.withLock { $0 += microseconds } }
}
