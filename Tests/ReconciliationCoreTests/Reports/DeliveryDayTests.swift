import ReconciliationCore
import Testing

@Suite struct DeliveryDayTests {
    @Test(arguments: [
        (20, 0, true), (19, 0, false), (20, 19, true), (20, 20, false), (500, 499, true), (500, 501, false),
    ])
    func `a day lacks deliveries where many purchases, and most of those that are due, were not delivered`(
        notDelivered: Int,
        delivered: Int,
        lacksDeliveries: Bool
    ) {
        let day = DeliveryDay(start: asOf, delivered: delivered, notDue: 1_000, notDelivered: notDelivered)
        #expect(day.lacksDeliveries == lacksDeliveries)
    }
}
