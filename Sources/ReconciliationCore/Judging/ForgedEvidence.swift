/// The rules by which evidence is refused as a forgery (Rules 5.12): its signature is false or
/// missing, its chain is not Apple's, or Apple disowns it. The codes are those stored with the evidence.
///
/// Evidence of a test environment is refused too, and so is what Apple says belongs to nobody any more (21010): no
/// forgeries.
package enum ForgeryRule: String, Sendable, Hashable, CaseIterable {
    case signatureMismatch = "signature_mismatch"
    case signatureMissing = "signature_missing"
    case signatureMalformed = "signature_malformed"
    case wrongAlgorithm = "wrong_algorithm"
    case chainUntrusted = "chain_untrusted"
    case certificateExpired = "certificate_expired"
    case markerMissing = "marker_missing"
    /// Apple answered 21003: the receipt could not be authenticated.
    case disownedByApple = "apple_21003"
}

/// What one sender sent that is forged, by one rule.
package struct ForgedEvidence: Sendable, Hashable {
    package var rule: ForgeryRule
    /// A user's id, else the name as it was sent; empty where nobody is named.
    package var sender: UserID
    /// Distinct pieces of evidence.
    package var pieceCount: Int
    /// Everyone who sent the same bytes, `sender` included.
    package var senders: Set<UserID>

    package init(rule: ForgeryRule, sender: UserID, pieceCount: Int, senders: Set<UserID>) {
        self.rule = rule
        self.sender = sender
        self.pieceCount = pieceCount
        self.senders = senders
    }

    /// Stands in `detail` where nobody is named.
    private static let noSender = "nobody named"
    /// Stands in `detail` behind the sender.
    static let countOpening = "; evidence "

    /// Who sent it, as the `detail` of the finding begins; nil where nobody is named.
    package static func sender(statedBy detail: String) -> String? {
        let end = detail.firstRange(of: countOpening)?.lowerBound ?? detail.endIndex
        let sender = String(detail[..<end])
        return sender == noSender ? nil : sender
    }

    /// The subject of the finding about what a sender sent.
    package static func subject(_ rule: ForgeryRule, sender: UserID) -> String { "\(rule.rawValue) \(sender)" }

    package var finding: UnmatchedFinding {
        var detail = sender.rawValue.isEmpty ? Self.noSender : sender.rawValue
        let users = senders.filter { !$0.rawValue.isEmpty }
        detail += "\(Self.countOpening)\(pieceCount); users \(users.count)"
        if !users.subtracting([sender]).isEmpty {
            detail += ": " + users.sorted().map(\.rawValue).joined(separator: ";")
        }
        return UnmatchedFinding(
            environment: "",
            subject: Self.subject(rule, sender: sender),
            finding: Finding(
                kind: .forgedReceipt,
                expected: FindingPhrase.signedByApple.text,
                actual: rule.rawValue,
                detail: detail,
                nextStep: .blockUser
            )
        )
    }
}

/// Another app's evidence without purchases inside. With purchases inside, the purchases say it (`judge`).
package struct EmptyForeignEvidence: Sendable, Hashable {
    package var digest: ContentDigest
    /// Nil where the evidence states none.
    package var environment: String?
    package var bundleID: BundleID
    /// Users' ids, else names as they were sent.
    package var senders: Set<UserID>

    package init(digest: ContentDigest, environment: String?, bundleID: BundleID, senders: Set<UserID> = []) {
        self.digest = digest
        self.environment = environment
        self.bundleID = bundleID
        self.senders = senders
    }

    /// - Parameter apps: our own.
    package func finding(apps: Set<BundleID>) -> UnmatchedFinding {
        UnmatchedFinding(
            environment: environment ?? "",
            subject: "\(bundleID) \(digest)",
            bundleID: bundleID,
            finding: Finding(
                kind: .foreignReceipt,
                expected: apps.sorted().map(\.rawValue).joined(separator: ";"),
                actual: bundleID.rawValue,
                detail: senders.filter { !$0.rawValue.isEmpty }.sorted().map(\.rawValue).joined(separator: ";"),
                nextStep: .blockUser
            )
        )
    }
}
