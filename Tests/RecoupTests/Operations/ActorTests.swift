import Foundation
import ReconciliationCore
import Testing

@testable import Recoup

/// Who acts, as the audit chain keeps it.
@Suite struct ActorTests {
    private func actor(_ given: String?) -> Actor {
        Context(
            console: Console(out: { _ in }, error: { _ in }),
            environment: given.map { ["RECOUP_ACTOR": $0] } ?? [:],
            workingFolder: "/",
            now: { Instant(milliseconds: 0) }
        ).actor
    }

    @Test(arguments: [
        ("anna", "anna"), ("  anna", "anna"), ("'anna", "'anna"), ("an\u{7}na", "anna"), ("an\u{9B}31mna", "an31mna"),
        ("an\u{202E}na", "anna"), ("an\u{2066}na\u{200B}", "anna"), ("an\u{2028}na", "anna"), ("安娜", "安娜"),
    ])
    func `a given name comes without control and format characters, and the user stays beside it`(
        given: String,
        kept: String
    ) {
        let user = actor(nil)
        #expect(actor(given) == Actor(name: kept, systemUser: user.name))
        #expect(actor(given).systemUser == user.name)
    }

    @Test(arguments: [nil, "", "\u{202E}", "  "])
    func `without a name the user acts, and is not kept twice`(given: String?) {
        let actor = actor(given)
        #expect(!actor.name.isEmpty && actor.systemUser == nil)
    }
}
