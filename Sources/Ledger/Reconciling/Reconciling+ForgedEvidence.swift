import ReconciliationCore

extension Reconciling {
    /// Finds `forged_receipt`, and `foreign_receipt` for evidence without purchases inside.
    func findForgedAndForeign() throws {
        let rules = ForgeryRule.allCases
        let foreignApps = try store.appsOfEmptyEvidence().filter { isForeign($0, policy: policy) }
        try store.forEachSubmission(refusedBy: rules, emptyOf: foreignApps) { sent in
            try store.keepSender(sent.senderName, of: sent.evidence)
        }
        try findForged(rules)
        try store.forEachEmptyEvidence(of: foreignApps) { try store.keep($0.finding(apps: policy.apps)) }
    }

    /// Keeps one finding for each rule and sender. The pieces of a sender come together.
    private func findForged(_ rules: [ForgeryRule]) throws {
        var forged: ForgedEvidence?
        try store.forEachForgedPiece(refusedBy: rules) { piece in
            if let finished = forged, finished.rule != piece.rule || finished.sender != piece.sender {
                try store.keep(finished.finding)
                forged = nil
            }
            var known = forged ?? ForgedEvidence(rule: piece.rule, sender: piece.sender, pieceCount: 0, senders: [])
            known.pieceCount += 1
            known.senders.formUnion(piece.senders)
            forged = known
        }
        if let forged { try store.keep(forged.finding) }
    }
}
