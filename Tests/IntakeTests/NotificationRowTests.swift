import Intake
import ReconciliationCore
import Testing

@Suite struct NotificationRowTests {
    private static let payload = "eyJhbGci.eyJub3Rp.c2lnbmF0"

    @Test(arguments: [
        #"{"signedPayload":"\#(payload)","received_at":"2025-03-10T05:44:43Z"}"#,
        #"{"body":{"signedPayload":"\#(payload)"},"received_at":1741585483000}"#,
        #"{"received_at":"2025-03-10T05:44:43Z","body":"{\"signedPayload\":\"\#(payload)\"}"}"#,
    ])
    func `version 2 gives the text of its payload`(line: String) throws {
        let outcome = try reading(.notifications, line)
        let expected = NotificationRow(
            body: Array(Self.payload.utf8),
            isSigned: true,
            receivedAt: Instant(milliseconds: 1_741_585_483_000)
        )
        #expect(outcome.notifications == [expected])
        #expect(outcome.tally.latestAt == expected.receivedAt)
    }

    @Test(arguments: [
        #"{"notification_type":"CANCEL","unified_receipt":{"status":0}}"#,
        #"{"body":{"notification_type":"CANCEL","unified_receipt":{"status":0}}}"#,
        #"{"body":"{\"notification_type\":\"CANCEL\",\"unified_receipt\":{\"status\":0}}"}"#,
    ])
    func `version 1 gives its whole body`(line: String) throws {
        let body = #"{"notification_type":"CANCEL","unified_receipt":{"status":0}}"#
        let row = NotificationRow(body: Array(body.utf8), isSigned: false, receivedAt: nil)
        #expect(try reading(.notifications, "  " + line + "\r\n").notifications == [row])
    }

    @Test(arguments: [
        (#"{}"#, " not_a_notification"), (#"{"body":{}}"#, "body not_a_notification"),
        (#"{"body":3}"#, "body not_a_notification"),
        (#"{"body":"hello"}"#, "body invalid_json"), (#"{"signedPayload":"x"}"#, "signedPayload not_a_notification"),
        (#"{"signedPayload":"null"}"#, " not_a_notification"),
        (#"{"notification_type":"X","received_at":"2025-02-30T00:00:00Z"}"#, "received_at invalid_time"),
    ])
    func `what is no notification is refused`(line: String, refusal: String) throws {
        #expect(try reading(.notifications, line).refusals == ["1 " + refusal])
    }
}
