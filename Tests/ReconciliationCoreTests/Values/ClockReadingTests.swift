import ReconciliationCore
import Testing

/// A date and a time of day, read without a zone.
@Suite struct ClockReadingTests {
    private func reading(_ text: String) -> ClockReading? {
        // Exactly as many bytes as the text has: one read too far ends the test.
        Array(text.utf8).withUnsafeBufferPointer { ClockReading($0) }
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00", Int64(0), Int64(0), 19), ("1970-01-01T00:00:00Z", 0, 0, 19),
        ("1970-01-01t23:59:59", 86_399, 0, 19), ("1970-01-02 00:00:00", 86_400, 0, 19),
        ("1969-12-31T23:59:59.5", -1, 500, 21), ("1970-01-01T00:00:00,25Z", 0, 250, 22),
        ("1970-01-01T00:00:00.1239+08:00", 0, 123, 24), ("2000-03-01T00:00:00", 951_868_800, 0, 19),
        ("2024-02-29T12:34:56", 1_709_210_096, 0, 19), ("0000-01-01T00:00:00", -62_167_219_200, 0, 19),
        ("0000-03-01T00:00:00", -62_162_035_200, 0, 19), ("9999-12-31T23:59:59", 253_402_300_799, 0, 19),
    ])
    func `what a clock shows is seconds since 1970 on the same clock`(
        text: String,
        seconds: Int64,
        milliseconds: Int64,
        end: Int
    ) throws {
        let read = try #require(reading(text))
        #expect(read.localSeconds == seconds)
        #expect(read.fractionMilliseconds == milliseconds)
        #expect(read.end == end)
        #expect(!read.isLeapSecond)
    }

    @Test func `a second 60 is a leap second`() throws {
        let read = try #require(reading("2016-12-31T23:59:60"))
        #expect(read.isLeapSecond)
        #expect(read.localSeconds == 1_483_228_800)
    }

    @Test(arguments: [
        "", "1970-01-01T00:00:0", "1970-01-01T00:00:00.", "1970-01-01T00:00:00.Z", "1970-01-01T00:00:00,",
        "1970_01-01T00:00:00", "1970-01_01T00:00:00", "1970-01-01T00_00:00", "1970-01-01T00:00_00",
        "1970-01-01_00:00:00", "x970-01-01T00:00:00", "197O-01-01T00:00:00", "1970-0l-01T00:00:00",
        "1970-01-0lT00:00:00",
        "1970-01-01T0O:00:00", "1970-01-01T00:0O:00", "1970-01-01T00:00:0O", "1970-00-01T00:00:00",
        "1970-13-01T00:00:00", "1970-01-00T00:00:00", "1970-01-32T00:00:00", "1970-04-31T00:00:00",
        "2024-02-30T00:00:00", "2023-02-29T00:00:00", "1970-01-01T24:00:00", "1970-01-01T00:60:00",
        "1970-01-01T00:00:61",
    ])
    func `what no calendar and no clock shows is not read`(text: String) {
        #expect(reading(text) == nil)
    }
}
