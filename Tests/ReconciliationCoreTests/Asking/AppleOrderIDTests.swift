import ReconciliationCore
import Testing

/// What is taken for an order id of Apple's e-mail: only that is sent to Apple without being told to.
@Suite struct AppleOrderIDTests {
    @Test(arguments: [
        "MK5TTTVWJH", "MKTTTVWJHX", "mk5tttvwjh", "M12345678", "MBCDFGHJKLM123", "MAZ0900AZ", "maz0900az",
    ])
    func `an M and eight to thirteen letters and digits are an order id`(text: String) {
        #expect(AppleOrderID(text)?.rawValue == text.uppercased())
    }

    @Test(
        arguments: [
            "", "M", "MK5TTTVW", "MBCDFGHJKLM1234", "maximilian", "Maximilian", "2000000123456789", "WK5TTTVWJH",
            "MK5TTT-VWJH", "MK5 TTTVWJH", "MK5TTTVWJÉ", "M１２３４５６７８９",
            // The neighbours of digits and letters in ASCII.
            "M1234567/", "M1234567:", "M1234567@", "M1234567[", "M1234567`", "M1234567{",
        ]
    )
    func `names, transactions and tokens are none`(text: String) {
        #expect(AppleOrderID(text) == nil)
    }
}
