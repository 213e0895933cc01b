package import ReconciliationCore

extension AuditStore {
    /// Adds the next link to the chain.
    package func audit(
        _ action: AuditAction,
        subject: String,
        detail: [String: AuditDetail],
        by actor: String,
        at moment: Instant
    ) throws {
        try append(
            .following(
                try auditHead(),
                at: moment,
                actor: actor,
                action: action,
                subject: subject,
                detail: AuditDetail.object(detail).json
            )
        )
    }

    /// The link of what somebody did about a case.
    package func audit(_ action: CaseActionRecord) throws {
        try audit(
            action.auditAction,
            subject: action.auditSubject,
            detail: action.auditDetail(salt: try auditSalt()),
            by: action.actor.name,
            at: action.at
        )
    }

    /// The link of a run that took others back.
    package func audit(_ run: RunID, takingBack runs: [TakenBackRun], _ start: RunStart) throws {
        var detail: [String: AuditDetail] = [
            "as_of": .text(start.asOf.text),
            "run_id": .number(run.number),
            "taken_back": .list(runs.map { .text("run \($0.id.number) as of \($0.asOf.text)") }),
        ]
        detail["system_user"] = start.actor.systemUser.map { .text($0) }
        try audit(.runsTakenBack, subject: "run \(run.number)", detail: detail, by: start.actor.name, at: start.asOf)
    }
}
