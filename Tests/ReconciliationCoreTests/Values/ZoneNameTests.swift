import Foundation
import Testing

@testable import ReconciliationCore

@Suite struct ZoneNameTests {
    @Test(arguments: ["UTC", "GMT", "Asia/Shanghai", "America/Argentina/Buenos_Aires", "Etc/UTC"])
    func `a name of the tz database names one zone`(text: String) {
        #expect(ZoneName(text).isUnambiguous)
    }

    @Test(arguments: [
        ("CST", ["America/Chicago", "Asia/Shanghai"]), ("EST", ["America/New_York", "Australia/Sydney"]),
        ("IST", ["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"]), ("BST", ["Europe/London", "Asia/Dhaka"]),
        ("cst", ["America/Chicago", "Asia/Shanghai"]), ("PST", ["America/Los_Angeles", "Asia/Manila"]),
        ("GMT+8", []), ("EST5EDT", []), ("Japan", []), ("utc", []), ("", []),
    ])
    func `an abbreviation is ambiguous, and its possible zones are listed`(text: String, meanings: [String]) {
        #expect(!ZoneName(text).isUnambiguous)
        #expect(ZoneName(text).meanings == meanings)
    }

    @Test(arguments: [
        "AST", "BST", "CDT", "CET", "CST", "EDT", "EET", "EST", "HKT", "HST", "IST", "JST", "KST", "MST", "PDT", "PRC",
        "PST", "SST", "WET",
    ])
    func `whatever an abbreviation may mean is a zone that can be written in its place`(text: String) {
        let meanings = ZoneName(text).meanings
        #expect(!meanings.isEmpty)
        #expect(meanings.allSatisfy { ZoneName($0).isUnambiguous && TimeZone(identifier: $0) != nil }, "\(meanings)")
    }
}
