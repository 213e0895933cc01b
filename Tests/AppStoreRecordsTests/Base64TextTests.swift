import Testing

@testable import AppStoreRecords

struct Base64TextTests {
    @Test(arguments: ["", "   ", "A", "AAAAA", "AA*A", "AA%2", "AA%ZZ", "AA=A", "ä", "{}", "AAA\0"])
    func `what is no Base64 has a reason`(text: String) {
        #expect { try Base64Text.decode(text) } throws: { error in
            (error as? Rejection)?.rule == .encodingBroken && (error as? Rejection)?.detail.isEmpty == false
        }
    }
}
