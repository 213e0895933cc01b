import Testing

@testable import AppStoreRecords

/// Recorded version 1 notifications point at transactions and keep no secret.
@Suite(.enabled(if: Fixtures.areThere, Fixtures.missing))
struct NotificationV1Tests {
    @Test(arguments: [
        ("monza-cancel.json", "CANCEL", AppStoreEnvironment.production, "com.bundle.id" as String?),
        ("monza-initial_buy.json", "INITIAL_BUY", .sandbox, nil),
        ("monza-renewal_with_unified_receipt.json", "RENEWAL", .sandbox, "co.bundle.id"),
        ("aporat-did-renew.json", "DID_RENEW", .production, "my.app"),
    ])
    func `a recorded notification points at its transactions`(
        name: String,
        type: String,
        environment: AppStoreEnvironment,
        bundleID: String?
    ) throws {
        let notification = try NotificationV1(Fixtures.file("notifications-v1/" + name), sharedSecret: nil)
        #expect(notification.notificationType == type)
        #expect(notification.environment == environment)
        #expect(bundleID == nil || notification.bundleID == bundleID)
        #expect(!notification.pointers.isEmpty)
        #expect(notification.isPasswordRight == nil)
    }

    @Test func `the password is compared, not kept`() throws {
        let file = try Fixtures.file("notifications-v1/aporat-did-renew.json")
        let right = try NotificationV1(file, sharedSecret: "dummy_shared_secret")
        #expect(right.isPasswordRight == true)
        #expect(try NotificationV1(file, sharedSecret: "another_shared_secr").isPasswordRight == false)
        var shown = ""
        dump(right, to: &shown)
        #expect(!shown.contains("dummy_shared_secret"))
    }
}
