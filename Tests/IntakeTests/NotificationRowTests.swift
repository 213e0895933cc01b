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
        (#"{"signedPayload":"\#(payload)","received_at":"1970-01-01T00:00:00Z"}"#, "received_at implausible_time"),
        (#"{}"#, " not_a_notification"), (#"{"body":{}}"#, "body not_a_notification"),
        (#"{"body":3}"#, "body not_a_notification"),
        (#"{"body":"hello"}"#, "body invalid_json"),
        (#"{"signedPayload":"x"}"#, "signedPayload broken_signed_transaction"),
        (#"{"body":{"signedPayload":"a.b.c"}}"#, "signedPayload broken_signed_transaction"),
        (#"{"signedPayload":"null"}"#, " not_a_notification"),
        (#"{"notification_type":"X","received_at":"2025-02-30T00:00:00Z"}"#, "received_at invalid_time"),
    ])
    func `what is no notification is refused`(line: String, refusal: String) throws {
        #expect(try reading(.notifications, line).refusals == ["1 " + refusal])
    }

    @Test(arguments: [
        #"{"notification_type":"ONE_TIME_CHARGE","body":{"signedPayload":"\#(payload)"}}"#,
        #"{"notification_type":null,"body":"{\"signedPayload\":\"\#(payload)\"}"}"#,
        #"{"signedPayload":"\#(payload)","body":{"signedPayload":"\#(payload)"}}"#,
        #"{"signedPayload":"\#(payload)","body":"as it came"}"#,
        #"{"body":{"signedPayload":"\#(payload)"},"body":null}"#,
        #"{"body":{"signedPayload":null,"signedPayload":"\#(payload)"}}"#,
        #"{"signedPayload":"x","body":{"signedPayload":"\#(payload)"}}"#,
    ])
    func `what stands beside a body is the line's own`(line: String) throws {
        #expect(try reading(.notifications, line).notifications.map(\.body) == [Array(Self.payload.utf8)])
    }

    @Test(arguments: [
        (#"{"body":{"signedPayload":"\#(payload)"},"body":{"signedPayload":"\#(payload)xx"}}"#, "body"),
        (#"{"signedPayload":"\#(payload)","body":{"signedPayload":"\#(payload)xx"}}"#, "body"),
        (#"{"body":{"signedPayload":"\#(payload)","signedPayload":"\#(payload)xx"}}"#, "signedPayload"),
        (#"{"notification_type":"CANCEL","bid":"com.example.game","bid":"com.example.free"}"#, "bid"),
        (#"{"notification_type":"CANCEL","notification_type":"REFUND"}"#, "notification_type"),
    ])
    func `a line with two notifications, or two values of one field, is refused`(line: String, field: String) throws {
        let outcome = try reading(.notifications, line)
        #expect(outcome.refusals == ["1 \(field) conflicting_field"] && outcome.notifications.isEmpty)
    }

    @Test(arguments: [
        #"{"notification_type":"REFUND","body":"raw headers"}"#, #"{"notification_type":"REFUND","body":{}}"#,
        #"{"notification_type":"REFUND","bid":null,"bid":"com.example.game","bid":""}"#,
    ])
    func `a body that is no notification, or an absent value, hides none`(line: String) throws {
        let rows = try reading(.notifications, line).notifications
        #expect(rows.map(\.body) == [Array(line.utf8)])
    }

    private static let secret = "0123456789abcdef0123456789abcdef"
    private static let apps = SharedSecrets([
        (BundleID("com.example.game"), secret), (BundleID("com.example.free"), nil),
    ])

    @Test(arguments: [
        #"{"notification_type":"CANCEL","password":"\#(secret)","bid":"com.example.game"}"#,
        #"{ "password" : "\#(secret)" , "notification_type":"CANCEL"}"#,
        #"{"notification_type":"CANCEL","pass\u0077ord":"0123456789abcdef0123456789abcde\u0066"}"#,
        #"{"body":{"notification_type":"CANCEL","password":"\#(secret)"}}"#,
        #"{"body":"{\"password\":\"\#(secret)\",\"notification_type\":\"CANCEL\"}"}"#,
    ])
    func `a password is compared and never kept`(line: String) throws {
        for secrets in [Self.apps, .none] {
            let outcome = try reading(.notifications, line, secrets: secrets)
            let row = try #require(outcome.notifications.first, "\(outcome.refusals)")
            let kept = String(decoding: row.body, as: UTF8.self)
            #expect(!kept.contains("abcdef"))
            #expect(kept.contains(#""removed""#) && kept.contains(#""CANCEL""#))
            #expect(try reading(.notifications, kept).notifications.count == 1)
        }
    }

    @Test(arguments: [
        (#"{"notification_type":"X","password":"another","bid":"com.example.game"}"#, "password wrong_password"),
        (#"{"notification_type":"X","password":"another"}"#, "password wrong_password"),
        (#"{"notification_type":"X","password":"another","bid":"com.stranger"}"#, "password wrong_password"),
        (#"{"body":{"notification_type":"X","password":7}}"#, "password wrong_password"),
        (#"{"notification_type":"X","body":{"notification_type":"","password":"z"}}"#, "password wrong_password"),
        (#"{"notification_type":"X","bid":"com.example.game"}"#, "password missing_value"),
        (#"{"notification_type":"X","password":null}"#, "password missing_value"),
        (#"{"notification_type":"X","password":"\#(secret)","password":"b"}"#, "password conflicting_field"),
    ])
    func `a notification without the secret is refused by name`(line: String, refusal: String) throws {
        let outcome = try reading(.notifications, line, secrets: Self.apps)
        #expect(outcome.refusals == ["1 " + refusal])
        #expect(!outcome.rejected.contains { $0.message.contains("another") || $0.message.contains(Self.secret) })
    }

    @Test func `without a secret to compare with it is kept, its password still is not`() throws {
        let line = #"{"notification_type":"X","password":"another","bid":"com.example.free"}"#
        for secrets in [Self.apps, .none] {
            let rows = try reading(.notifications, line, secrets: secrets).notifications
            #expect(
                rows.map { String(decoding: $0.body, as: UTF8.self) }
                    == [#"{"notification_type":"X","password":"removed","bid":"com.example.free"}"#]
            )
        }
        #expect(!"\(Self.apps)".contains(Self.secret))
    }

    @Test func `a password in other letters is kept nowhere either`() throws {
        let line = #"{"notification_type":"X","PASSWORD":"one","bid":"com.example.free","Password":"two"}"#
        for secrets in [Self.apps, .none] {
            let rows = try reading(.notifications, line, secrets: secrets).notifications
            let kept = line.replacing(#""one""#, with: #""removed""#).replacing(#""two""#, with: #""removed""#)
            #expect(rows.map { String(decoding: $0.body, as: UTF8.self) } == [kept])
        }
    }

    @Test func `a notification of more than 4 MiB is refused`() throws {
        let outcome = try reading(
            .notifications,
            #"{"notification_type":"REFUND","filler":"\#(String(repeating: "A", count: 4 << 20))"}"# + "\n"
        )
        #expect(outcome.refusals == ["1  too_large"])
    }

    @Test func `half of a character in a body that was kept as text refuses the line`() throws {
        let line = #"{"body":"{\"notification_type\":\"REFUND\",\"bid\":\"a\ud800\"}"}"# + "\n"
        #expect(try reading(.notifications, line).refusals == ["1 body half_surrogate"])
    }
}
