package import Foundation

/// What time the store takes it to be.
package struct StoreClock: Sendable {
    /// nil: the machine's clock.
    package var fixed: Moment?
    /// How far every clock of the store is off.
    package var skewMilliseconds: Int64 = 0
    /// The machine's clock; a test drives its own.
    package var machine: @Sendable () -> Date = { Date() }

    /// When answers are signed.
    package var now: Moment {
        let base = fixed ?? Moment(milliseconds: Int64(machine().timeIntervalSince1970 * 1_000))
        return Moment(milliseconds: base.milliseconds + skewMilliseconds)
    }

    /// What tokens are judged by: they are made by a live client, whatever the dataset's date is.
    package var tokenTime: Date {
        machine().addingTimeInterval(TimeInterval(skewMilliseconds) / 1_000)
    }
}
