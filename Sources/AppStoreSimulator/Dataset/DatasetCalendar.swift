/// The moments a dataset turns around.
package struct DatasetCalendar: Sendable, Equatable {
    package let asOf: Moment
    /// The latest credit in the export: it ended a day early.
    package let watermark: Moment
    /// From here on the black list is complete.
    package let creditsSince: Moment

    package init(asOf: Moment) {
        self.asOf = asOf.wholeSecond
        watermark = self.asOf.adding(hours: -30)
        creditsSince = self.asOf.adding(days: -60).startOfDay
    }

    /// Purchases that both sides must know fall in here: credits began well before, and have all come in.
    package var settled: ClosedRange<Moment> {
        creditsSince.adding(days: 1)...watermark.adding(hours: -2)
    }
}
