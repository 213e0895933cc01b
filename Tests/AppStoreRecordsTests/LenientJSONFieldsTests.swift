import ReconciliationCore
import Testing

@testable import AppStoreRecords

/// One odd value never hides the rest.
@Suite struct LenientJSONFieldsTests {
    private func fields(_ json: String) throws -> LenientJSONFields {
        try LenientJSONFields(json: Array(json.utf8), rule: .payloadBroken, subject: "It")
    }

    @Test(arguments: [
        (#"{"list":[{"id":"1"},{"id":"2"}]}"#, ["1", "2"]),
        (#"{"list":[null,{"id":"1"},5,"x",[{"id":"3"}],{"id":"2"}]}"#, ["1", "2"]),
        (#"{"list":{"id":"1"}}"#, ["1"]), (#"{"list":"{}"}"#, []), (#"{"list":null}"#, []), ("{}", []),
    ])
    func `the objects of a list are read, whatever else stands in it`(json: String, ids: [String]) throws {
        #expect(try fields(json).objects("list").compactMap { $0.text("id") } == ids)
    }

    @Test(arguments: [
        #"{"body":{"signedPayload":"a.b.c"}}"#, #"{"body":"{\"signedPayload\":\"a.b.c\"}"}"#,
    ])
    func `a notification is found in a body that is an object or text`(line: String) {
        let enclosed = EnclosedEvidence.inInputLine(Array(line.utf8))
        #expect(enclosed.map(\.name) == ["signedPayload"] && enclosed.map(\.bytes) == [Array("a.b.c".utf8)])
    }

    @Test(arguments: SubmissionRow.receiptNames)
    func `a receipt is found under each name that clients use`(name: String) {
        for value in [#""TUlJ""#, #"{"receipt-data":"TUlJ"}"#] {
            let enclosed = EnclosedEvidence.inInputLine(Array(#"{"\#(name)":\#(value)}"#.utf8))
            #expect(enclosed.map(\.name) == [name] && enclosed.map(\.bytes) == [Array("TUlJ".utf8)])
        }
    }
}
