/// How far apart the as-ofs of runs lie.
package enum RunInterval {
    /// The whole days since the run before, where they are unusually many: two days or more, and more than twice the
    /// distance between the runs before that. A wrong clock shows this way. Nil where all is as usual.
    ///
    /// - Parameter earlier: the as-ofs of the runs before, the latest first.
    package static func unusualDays(to asOf: Instant, after earlier: [Instant]) -> Int? {
        guard let last = earlier.first else { return nil }
        let distance = asOf.milliseconds - last.milliseconds
        guard distance >= Span.days(2).milliseconds else { return nil }
        if earlier.count > 1, distance <= 2 * (last.milliseconds - earlier[1].milliseconds) { return nil }
        return Int(distance / Span.days(1).milliseconds)
    }
}
