/// A setting verdicts depend on that is not what it was in the run before, for people: short, without their data or secrets.
package struct SettingChange: Sendable, Hashable, Codable {
    /// Its key in the configuration.
    package var name: String
    package var from: String
    package var to: String

    package init(name: String, from: String, to: String) {
        self.name = name
        self.from = from
        self.to = to
    }
}

/// What a run did after settings changed.
package struct SettingChanges: Sendable, Hashable, Codable {
    package var settings: [SettingChange]
    /// The moves of this run of purchases the books knew before, whatever made them move: a purchase that one night's
    /// credits and settings both concern cannot be told apart. First entries, merges and revaluations are left out.
    package var moves: Int

    package init(settings: [SettingChange], moves: Int) {
        self.settings = settings
        self.moves = moves
    }
}

extension Policy {
    /// The settings that differ from those of an earlier policy, in the order of the configuration. Bounds that are
    /// automatic in both move by themselves and are no change, but where delivery records begin earlier: purchases that were
    /// closed without a verdict are missing from then on. What an older version did not keep is not compared.
    package func changes(since before: Policy) -> [SettingChange] {
        var changes: [SettingChange] = []
        func compare<Value: Equatable>(_ name: String, _ old: Value, _ new: Value, _ text: (Value) -> String) {
            guard old != new else { return }
            let (from, to) = (text(old), text(new))
            changes.append(SettingChange(name: name, from: from, to: from == to ? to + " (others)" : to))
        }
        compare("apps", before.apps, apps) { Self.list($0.sorted().map(\.rawValue)) }
        if let old = before.appIDs, let new = appIDs {
            // An app that comes or goes is a change of `apps`.
            let kept = before.apps.intersection(apps).map(\.rawValue).sorted()
            func ids(_ all: [String: Int64]) -> [String] { kept.compactMap { app in all[app].map { "\(app) \($0)" } } }
            compare("apps.apple_id", ids(old), ids(new), Self.list)
        }
        compare("apple.additional_roots", before.additionalRoots ?? [], additionalRoots ?? []) { roots in
            Self.list(roots.sorted().map { "certificate " + $0.prefix(8) })
        }
        compare("reconcile.grace", before.grace, grace, \.text)
        compare("reconcile.credits_since", before.creditsBound, creditsBound) { $0 ?? "auto" }
        if isCreditsSinceAutomatic == true, before.isCreditsSinceAutomatic == true,
            let old = before.creditsSince, let new = creditsSince, new < old
        {
            let (from, to) = ("auto (\(old.text))", "auto (\(new.text))")
            changes.append(SettingChange(name: "reconcile.credits_since", from: from, to: to))
        }
        compare("reconcile.evidence_since", before.evidenceBound, evidenceBound) { $0 ?? "auto" }
        compare("reconcile.environments", before.environments, environments) { Self.list($0.sorted().map(\.rawValue)) }
        compare("reconcile.reviewers", before.reviewers, reviewers) { $0.count == 1 ? "1 user" : "\($0.count) users" }
        compare("reconcile.subscriptions", before.subscriptions, subscriptions, \.rawValue)
        if let old = before.naming, let new = naming, old.fingerprint != new.fingerprint {
            let known = changes.count
            compare("owners.username_schemes", old.schemes, new.schemes) { Self.list($0.map(\.rawValue)) }
            compare("owners.username_of", old.fields, new.fields) { Self.list($0.map(\.rawValue)) }
            compare("owners.uuid_namespace", old.uuidNamespace, new.uuidNamespace) { $0.isEmpty ? "none" : $0 }
            // What an older version did not keep is known by nothing else having changed.
            if old.saltFingerprint.map({ $0 != new.saltFingerprint }) ?? (changes.count == known) {
                let (from, to) = (Self.told(salt: old.saltFingerprint), Self.told(salt: new.saltFingerprint))
                changes.append(SettingChange(name: "owners.salt_file", from: from, to: to))
            }
        }
        return changes
    }

    /// A bound as configured; nil where it is automatic.
    private var creditsBound: String? { isCreditsSinceAutomatic == true ? nil : creditsSince?.text }
    private var evidenceBound: String? { isEvidenceSinceAutomatic == true ? nil : evidenceSince?.text }

    private static func told(salt fingerprint: String?) -> String { fingerprint == "" ? "none" : "not shown" }

    private static func list(_ names: [String]) -> String {
        guard !names.isEmpty else { return "none" }
        return names.count <= 5
            ? names.joined(separator: ", ") : names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }
}

extension Span {
    /// `36h`, `90s`: as the configuration writes it.
    package var text: String {
        let seconds = milliseconds / 1000
        return switch seconds {
        case let seconds where seconds % 3600 == 0: "\(seconds / 3600)h"
        case let seconds where seconds % 60 == 0: "\(seconds / 60)m"
        default: "\(seconds)s"
        }
    }
}
