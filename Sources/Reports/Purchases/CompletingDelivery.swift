/// The delivery with which all that was paid for was there; where it is less, the last one. Nil where there is none.
///
/// - Parameters:
///   - deliveries: in the order in which they were made.
///   - paid: how many units were paid for.
///   - quantity: the units of a delivery; nil means all that was paid for.
func completing<Delivery>(
    _ deliveries: [Delivery],
    ofPaid paid: Int,
    quantity: (Delivery) -> Int?
) -> Delivery? {
    var missing = paid
    let completing = deliveries.first { delivery in
        missing -= quantity(delivery) ?? paid
        return missing <= 0
    }
    return completing ?? deliveries.last
}
