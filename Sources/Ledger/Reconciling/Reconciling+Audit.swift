import ReconciliationCore

extension Reconciling {
    /// Writes to the audit chain that the run reached the books; the head is kept with the run.
    ///
    /// - Parameter previous: the policy the books were judged by before; another one has a link of its own.
    func auditRun(previous: Policy?) throws {
        let origin = try store.origin(of: run)
        let actor = origin.actor.name
        let subject = "run \(run.number)"
        if previous?.comparable != policy.comparable {
            let salt = try store.auditSalt()
            var detail = policy.auditDetail(salt: salt)
            if let previous { detail["before"] = .object(previous.auditDetail(salt: salt)) }
            try store.audit(.policy, subject: subject, detail: detail, by: actor, at: asOf)
        }
        var detail = try store.runDetail(run)
        detail["configuration_digest"] = .text(origin.configurationDigest)
        detail["version"] = .text(origin.toolVersion)
        detail["system_user"] = origin.actor.systemUser.map { .text($0) }
        try store.audit(.run, subject: subject, detail: detail, by: actor, at: asOf)
        try store.keep(try store.auditHead(), of: run)
    }
}

extension Policy {
    /// Without what moves by itself every night.
    fileprivate var comparable: Policy {
        var policy = self
        policy.creditsWatermark = nil
        return policy
    }

    fileprivate func auditDetail(salt: [UInt8]) -> [String: AuditDetail] {
        [
            "additional_roots": .list((additionalRoots ?? []).sorted().map { .text($0) }),
            "apps": .list(apps.sorted().map { .text($0.rawValue) }),
            "credits_since": .text(creditsSince?.text ?? ""),
            "environments": .list(environments.sorted().map { .text($0.rawValue) }),
            "evidence_since": .text(evidenceSince?.text ?? ""),
            "grace_milliseconds": .number(grace.milliseconds),
            "reviewers": .list(reviewers.map { saltedDigest($0.rawValue, salt: salt) }.sorted().map { .text($0) }),
            "subscriptions": .text(subscriptions.rawValue),
            // The salt the app hashes with is a secret: only that it changed can be seen.
            "username_fingerprint": .text(naming.map { saltedDigest($0.fingerprint, salt: salt) } ?? ""),
            "username_of": .list((naming?.fields ?? []).map { .text($0.rawValue) }),
            "username_schemes": .list((naming?.schemes ?? []).map { .text($0.rawValue) }),
            "uuid_namespace": .text(naming?.uuidNamespace ?? ""),
        ]
    }
}
