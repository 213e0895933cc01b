/// How far the notifications of one app were read.
package struct SweepPosition: Sendable, Hashable {
    /// Everything before it was read, but for what is `unread`.
    package var sweptUntil: Instant?
    /// A walk that was not finished: its window and Apple's mark.
    package var unfinished: Window?
    /// Times that were passed over because something in them could not be read: what comes after them must not wait for them. They
    /// are read again after everything else. In order, and apart from each other.
    package var unread: [Window]

    package struct Window: Sendable, Hashable {
        package var start: Instant
        package var end: Instant
        package var token: String?

        package init(start: Instant, end: Instant, token: String? = nil) {
            self.start = start
            self.end = end
            self.token = token
        }
    }

    package init(sweptUntil: Instant? = nil, unfinished: Window? = nil, unread: [Window] = []) {
        self.sweptUntil = sweptUntil
        self.unfinished = unfinished
        self.unread = unread
    }
}

extension SweepPosition {
    /// Read twice, so that nothing falls between two sweeps.
    package static let overlap = Span.hours(1)
    /// The longest window of a sweep that catches up. A page token is good only for the window it was given for, and once Apple no
    /// longer keeps the start of that, the whole window is read again: the shorter it is, the less is read twice.
    static let windowMax = Span.days(10)

    /// What is read next; nil where everything up to `end` was.
    ///
    /// - Parameter earliest: Apple keeps nothing older.
    package func next(until end: Instant, since earliest: Instant) -> Window? {
        if let unfinished { return unfinished }
        guard sweptUntil.map({ $0 < end }) ?? true else { return nil }
        let start = max(sweptUntil.map { $0 - Self.overlap } ?? earliest, earliest)
        guard start < end else { return nil }
        return Window(start: start, end: sweptUntil == nil ? end : min(start + Self.windowMax, end))
    }

    /// A window was read to its end.
    package mutating func finish(_ window: Window) {
        unfinished = nil
        sweptUntil = max(sweptUntil ?? window.end, window.end)
    }

    /// Something in a window could not be read: it is read again later, and what comes after it now.
    package mutating func passOver(_ window: Window) {
        finish(window)
        keepUnread(window)
    }

    /// Keeps that a window has to be read again. Those that overlap become one.
    package mutating func keepUnread(_ window: Window) {
        let touching = unread.filter { $0.start < window.end && window.start < $0.end }
        let joined = Window(
            start: (touching.map(\.start) + [window.start]).min() ?? window.start,
            end: (touching.map(\.end) + [window.end]).max() ?? window.end
        )
        unread = (unread.filter { !touching.contains($0) } + [joined]).sorted { $0.start < $1.start }
        // Of very many the two that are nearest to each other become one: a position stays short.
        while unread.count > Self.unreadMax {
            let gaps = zip(unread, unread.dropFirst()).map { $1.start.milliseconds - $0.end.milliseconds }
            guard let narrowest = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) else { return }
            let next = unread.remove(at: narrowest + 1)
            unread[narrowest].end = max(unread[narrowest].end, next.end)
        }
    }

    private static let unreadMax = 50

    /// Leaves out what Apple no longer keeps.
    ///
    /// - Returns: the time of which something was never read.
    package mutating func forget(before earliest: Instant) -> [Window] {
        var lost: [Window] = []
        for old in unread where old.start < earliest {
            lost.append(Window(start: old.start, end: min(old.end, earliest)))
        }
        unread = unread.filter { $0.end > earliest }.map { Window(start: max($0.start, earliest), end: $0.end) }
        // Apple keeps an hour more than is asked for.
        if let old = unfinished, old.start < earliest - Self.overlap {
            unfinished = nil
            sweptUntil = sweptUntil ?? old.start
        }
        if let swept = sweptUntil, swept < earliest {
            lost.append(Window(start: swept, end: earliest))
            sweptUntil = earliest
        }
        return lost
    }
}

extension SweepPosition.Window {
    /// The parts in which it is read again, of half its length: what can be read in it is no longer unread then, and what
    /// cannot is found to the hour in some nights.
    package var parts: [SweepPosition.Window] {
        var parts: [SweepPosition.Window] = []
        var next = start
        while next < end {
            parts.append(SweepPosition.Window(start: next, end: min(next + partLength, end)))
            next = next + partLength
        }
        return parts
    }

    /// Whether it is read again in the run that passed over it: what is unread would seem long otherwise, and soon too old for Apple.
    package var isLongerThanAnyPart: Bool { start + SweepPosition.windowMax < end }

    private var partLength: Span {
        let half = Span(milliseconds: (end.milliseconds - start.milliseconds + 1) / 2)
        return max(min(half, SweepPosition.windowMax), SweepPosition.overlap)
    }
}
