import ReconciliationCore
import Testing

@testable import Reports

@Suite struct CustomerTextTests {
    @Test func `nobody promises again what a case says was done`() throws {
        let situation = try #require(Situation.all.first { $0.title == "credited by hand since the last run" })
        let told = situation.text.customerText()
        #expect(
            told.hasSuffix(
                "It was delivered to your account on 12 Mar 2025, 01:00 (UTC).\nYou do not need to do anything.\n"
            ),
            "\(told)"
        )
    }

    @Test func `a customer who waits is told until when`() throws {
        let situation = try #require(Situation.all.first { $0.title == "inside the grace time" })
        #expect(
            situation.text.customerText().contains("If it has not arrived by 13 Mar 2025, 00:00 (UTC), please write")
        )
    }

    @Test func `a known order id of Apple's e-mail is told`() {
        var situation = Situation.all[0]
        #expect(!situation.text.customerText().contains("order"))
        situation.appleOrderIDs = ["MK5TTTVWJH"]
        #expect(situation.text.customerText().contains("\nIn Apple's e-mail receipt it is order MK5TTTVWJH.\n"))
    }
}
