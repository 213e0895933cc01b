import ReconciliationCore
import Testing

/// Which notifications are read next, and what is read again.
@Suite struct SweepPositionTests {
    private static func day(_ number: Int64) -> Instant { Instant(milliseconds: 0) + .days(number) }

    private static func window(_ start: Int64, _ end: Int64, token: String? = nil) -> SweepPosition.Window {
        SweepPosition.Window(start: day(start), end: day(end), token: token)
    }

    private func next(_ position: SweepPosition, until end: Int64 = 200) -> SweepPosition.Window? {
        position.next(until: Self.day(end), since: Self.day(20))
    }

    @Test func `the first sweep reads all that Apple keeps, a later one ten days at a time`() {
        #expect(next(SweepPosition()) == Self.window(20, 200))
        let late = next(SweepPosition(sweptUntil: Self.day(100)))
        #expect(late?.start == Self.day(100) - .hours(1) && late?.end == Self.day(110) - .hours(1))
        let nearly = next(SweepPosition(sweptUntil: Self.day(199)))
        #expect(nearly?.end == Self.day(200))
        #expect(next(SweepPosition(sweptUntil: Self.day(200))) == nil)
        #expect(
            SweepPosition().next(until: Self.day(20), since: Self.day(20)) == nil,
            "Apple keeps nothing of that time"
        )
    }

    @Test func `of a time that Apple no longer keeps nothing is read`() {
        #expect(SweepPosition(sweptUntil: Self.day(10)).next(until: Self.day(20), since: Self.day(20)) == nil)
    }

    @Test func `times that touch each other stay apart, and one inside another adds nothing`() {
        var position = SweepPosition(unread: [Self.window(100, 110)])
        position.keepUnread(Self.window(110, 115))
        position.keepUnread(Self.window(95, 100))
        position.keepUnread(Self.window(102, 104))
        #expect(position.unread == [Self.window(95, 100), Self.window(100, 110), Self.window(110, 115)])
    }

    @Test func `the two that are nearest to each other become one`() {
        var position = SweepPosition()
        for number in Int64(0)..<51 {
            let start = 10 * number - (number == 25 ? 8 : 0)
            position.keepUnread(Self.window(start, start + 1))
        }
        #expect(position.unread.count == 50 && position.unread.contains(Self.window(240, 243)))
    }

    @Test func `what begins or ends where Apple's memory does is kept or gone as a whole`() {
        var position = SweepPosition(sweptUntil: Self.day(40), unread: [Self.window(20, 26), Self.window(26, 28)])
        #expect(position.forget(before: Self.day(26)) == [Self.window(20, 26)])
        #expect(position.unread == [Self.window(26, 28)])
    }

    @Test func `half of an odd length is rounded up, so that no third part is left`() {
        let start = Self.day(1)
        let odd = SweepPosition.Window(start: start, end: start + Span(milliseconds: 2 * 3_600_000 + 1))
        #expect(odd.parts.count == 2)
        #expect(Self.window(0, 4).parts == [Self.window(0, 2), Self.window(2, 4)])
    }

    @Test func `what broke off goes on before anything else`() {
        let torn = Self.window(100, 110, token: "t")
        #expect(next(SweepPosition(sweptUntil: Self.day(100), unfinished: torn)) == torn)
    }

    @Test func `what is passed over does not hold up what comes after it, and is remembered`() {
        var position = SweepPosition(sweptUntil: Self.day(100), unfinished: Self.window(100, 110, token: "t"))
        position.passOver(Self.window(100, 110, token: "t"))
        #expect(position == SweepPosition(sweptUntil: Self.day(110), unread: [Self.window(100, 110)]))
        position.passOver(Self.window(120, 130))
        #expect(position.unread == [Self.window(100, 110), Self.window(120, 130)])
        position.keepUnread(Self.window(105, 112))
        #expect(position.unread == [Self.window(100, 112), Self.window(120, 130)], "what overlaps is one")
        position.finish(Self.window(100, 110))
        #expect(position.sweptUntil == Self.day(130), "an earlier window does not move it back")
    }

    @Test(arguments: [(0, 4, 2), (0, 40, 4), (0, 1, 2)] as [(Int64, Int64, Int)])
    func `a window is read again in halves of at most ten days`(start: Int64, end: Int64, count: Int) {
        let parts = Self.window(start, end, token: "t").parts
        #expect(parts.count == count && parts.first?.start == Self.day(start) && parts.last?.end == Self.day(end))
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.end == $1.start } && parts.allSatisfy { $0.token == nil })
    }

    @Test(arguments: [(0, 9, false), (0, 10, false), (0, 11, true)] as [(Int64, Int64, Bool)])
    func `only a window of more than ten days is longer than any part of one`(
        start: Int64,
        end: Int64,
        isLonger: Bool
    ) {
        #expect(Self.window(start, end).isLongerThanAnyPart == isLonger)
    }

    @Test func `an hour is not cut any further`() {
        let hour = SweepPosition.Window(start: Self.day(1), end: Self.day(1) + .hours(1))
        #expect(hour.parts == [hour])
    }

    @Test func `what Apple no longer keeps is given up and named`() {
        var position = SweepPosition(sweptUntil: Self.day(30), unread: [Self.window(10, 25), Self.window(26, 28)])
        #expect(position.forget(before: Self.day(20)) == [Self.window(10, 20)])
        #expect(
            position == SweepPosition(sweptUntil: Self.day(30), unread: [Self.window(20, 25), Self.window(26, 28)])
        )
        #expect(position.forget(before: Self.day(30)) == [Self.window(20, 25), Self.window(26, 28)])
        #expect(position == SweepPosition(sweptUntil: Self.day(30)))
        #expect(position.forget(before: Self.day(40)) == [Self.window(30, 40)])
        #expect(position.sweptUntil == Self.day(40))
        #expect(position.forget(before: Self.day(40)) == [])
    }

    @Test func `a walk whose beginning Apple no longer keeps begins again, ten days at a time`() {
        var position = SweepPosition(unfinished: Self.window(10, 190, token: "t"))
        #expect(position.forget(before: Self.day(10) + .hours(1)).isEmpty && position.unfinished != nil)
        #expect(position.forget(before: Self.day(20)) == [Self.window(10, 20)])
        #expect(next(position)?.start == Self.day(20) && next(position)?.end == Self.day(30))
    }

    @Test func `of very many times the nearest become one, so that a position stays short`() {
        var position = SweepPosition()
        for number in Int64(0)..<60 { position.keepUnread(Self.window(3 * number, 3 * number + 1)) }
        #expect(position.unread.count == 50 && position.unread.first?.start == Self.day(0))
        #expect(position.unread.last?.end == Self.day(178))
    }
}
