/// What the page for people shows beyond the rows of the files.
package struct PageFigures: Sendable, Hashable {
    /// The published run before: what was opened after it is new. Nil: everything is.
    package var previousRun: RunID?
    /// One after the other, the last one that of the as-of.
    package var days: [DeliveryDay]

    package init(previousRun: RunID? = nil, days: [DeliveryDay] = []) {
        self.previousRun = previousRun
        self.days = days
    }
}

/// The purchases that were paid on one day and are to be delivered, by what became of them. What is closed counts nowhere.
package struct DeliveryDay: Sendable, Hashable {
    /// The day's first moment.
    package var start: Instant
    package var delivered: Int
    /// Awaiting delivery, and nothing is wrong yet.
    package var notDue: Int
    /// Missing credits, and those put aside.
    package var notDelivered: Int

    package init(start: Instant, delivered: Int = 0, notDue: Int = 0, notDelivered: Int = 0) {
        self.start = start
        self.delivered = delivered
        self.notDue = notDue
        self.notDelivered = notDelivered
    }

    package var paid: Int { delivered + notDue + notDelivered }

    /// Whether so much of it is not delivered that all of it has one cause, most likely, such as a file of credits that is missing: at
    /// least 20 purchases, and more than were delivered (Rules 4.5).
    package var lacksDeliveries: Bool { notDelivered >= Self.notDeliveredMin && notDelivered > delivered }

    /// Fewer than so many missed orders of one day are followed up one by one.
    package static let notDeliveredMin = 20
}
