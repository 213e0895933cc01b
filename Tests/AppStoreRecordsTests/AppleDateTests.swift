import Testing

@testable import AppStoreRecords

struct AppleDateTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0 as Milliseconds?), ("2015-08-13T07:50:46Z", 1_439_452_246_000),
        ("2024-02-29T23:59:59.1239Z", 1_709_251_199_123), ("2020-07-22T18:33:15+0100", 1_595_439_195_000),
        ("2020-07-22T18:33:15+01:00", 1_595_439_195_000), ("2020-07-22T11:33:15-06:00", 1_595_439_195_000),
        ("4001-01-01T00:00:00Z", 64_092_211_200_000), ("", nil), ("2023-02-29T00:00:00Z", nil),
        ("2023-13-01T00:00:00Z", nil), ("2023-01-01T24:00:00Z", nil), ("2023-01-01T00:00:00", nil),
        ("2023-01-01T00:00:00ZZ", nil), ("yesterday", nil),
    ])
    func `a date of a receipt is a moment or nothing`(text: String, moment: Milliseconds?) {
        #expect(AppleDate.milliseconds(rfc3339: text) == moment)
    }

    @Test(
        arguments: [
            (0, nil as Milliseconds?), (1, 1), (-1, -1), (253_402_300_799_999, 253_402_300_799_999),
            (253_402_300_800_000, 253_402_300_799_999), (.max, 253_402_300_799_999),
            (-62_135_596_800_000, -62_135_596_800_000), (-62_135_596_800_001, -62_135_596_800_000),
            (.min, -62_135_596_800_000),
        ] as [(Int64, Milliseconds?)]
    )
    func `a number is the nearest moment from the year 1 to the year 9999`(number: Int64, moment: Milliseconds?) {
        #expect(AppleDate.milliseconds(number) == moment)
    }

    @Test func `the readable form counts in Greenwich only`() {
        #expect(AppleDate.milliseconds(greenwich: "2015-08-13 07:50:46 Etc/GMT") == 1_439_452_246_000)
        #expect(AppleDate.milliseconds(greenwich: "2015-08-13 00:50:46 America/Los_Angeles") == nil)
    }
}
