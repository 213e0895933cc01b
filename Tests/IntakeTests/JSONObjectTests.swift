import Testing

@testable import Intake

@Suite struct JSONObjectTests {
    private func members(_ text: String) throws -> [String] {
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
            let object = try JSONObject(bytes)
            return object.members.map { "\($0.name)=\(object.text($0))" }
        }
    }

    private func nested(_ depth: Int) -> String {
        #"{"a":"# + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + "}"
    }

    @Test(arguments: [
        (#"{}"#, []), (#" { "a" : 1 , "b":[1,{"c":[]},""],"d":{} } "#, ["a=1", #"b=[1,{"c":[]},""]"#, "d={}"]),
        (#"{"a":"\u00e9\n\"\\\/\ud83d\ude00"}"#, ["a=é\n\"\\/😀"]), (#"{"a":"\ud83d!"}"#, ["a=\u{fffd}!"]),
        (#"{"a":-0.5e+10,"b":true,"c":null}"#, ["a=-0.5e+10", "b=true", "c=null"]), (#"{"\u0061":1}"#, ["a=1"]),
        (#"{"a":"金币"}"#, ["a=金币"]),
    ])
    func `members are found and decoded`(text: String, expected: [String]) throws {
        #expect(try members(text) == expected)
    }

    @Test(arguments: [
        "", " ", "{", "}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":01}"#, #"{"a":1.}"#, #"{"a":+1}"#, #"{"a":tru}"#,
        #"{"a":"\x"}"#, #"{"a":"\u12"}"#, "{\"a\":\"\n\"}", #"{"a":[1,]}"#, #"{"a":[}}"#, #"{"a":{"b":1]}"#,
        #"{"a":1} x"#,
        #"{a:1}"#, #"{"a":"b}"#, #"{"a":NaN}"#, #"{"a":{"b" 1}}"#, #"{"a":[1 2]}"#, #"{"a":{,}}"#,
    ])
    func `what RFC 8259 forbids is broken`(text: String) {
        #expect(throws: JSONScanner.Fault.broken) { try members(text) }
    }

    @Test(arguments: ["[]", "1", "-1", "\"a\"", "null", "true"]) func `other values are no object`(text: String) {
        #expect(throws: JSONScanner.Fault.notAnObject) { try members(text) }
    }

    @Test func `sixty-four levels are read and one more is not`() throws {
        #expect(try members(nested(64)).count == 1)
        #expect(throws: JSONScanner.Fault.tooDeep) { try members(nested(65)) }
        #expect(throws: JSONScanner.Fault.tooDeep) { try members(#"{"a":"# + String(repeating: "[", count: 1_000_000)) }
    }

    @Test func `more than 256 members are refused`() {
        let text = "{" + (0..<257).map { "\"k\($0)\":0" }.joined(separator: ",") + "}"
        #expect(throws: JSONScanner.Fault.tooManyMembers) { try members(text) }
    }
}
