/// What became of one piece of evidence.
package struct EvidenceVerdict: Sendable {
    package let form: EvidenceForm
    package let outcome: VerificationOutcome<EvidenceContents>
    /// What could be read of evidence that does not hold. For `inspect` only.
    package let unproven: EvidenceContents?
    /// The fingerprints of the pinned roots the outcome rests on, a false signature's included: none where no chain held,
    /// two where a notification encloses data that was signed under another.
    package let roots: Set<String>

    // Of proven contents; nil or empty where nothing is proven.
    package var bundleID: String? { outcome.proven?.bundleID }
    package var environment: AppStoreEnvironment? { outcome.proven?.environment }
    package var statedAt: Milliseconds? { outcome.proven?.statedAt }
    package var rows: [AppStoreTransaction] { outcome.proven?.rows ?? [] }
    package var setAside: [Rejection] { outcome.proven?.setAside ?? [] }

    /// What to ask Apple about: an iOS 6 receipt whose signature holds against itself, or a notification of version 1.
    package var pointer: EvidenceContents? {
        guard case .needsApple(let contents) = outcome else { return nil }
        return contents
    }
}

extension EvidenceVerdict {
    /// The verdict about bytes that are not read, because reading them would end the program.
    package static let readingFailed = EvidenceVerdict(
        form: .unknown,
        outcome: .unverifiable(
            Rejection(
                .readingFailed,
                "Reading it ended the program, or never came to an end. Report it to the maintainers of recoup."
            )
        ),
        unproven: nil,
        roots: []
    )
}

/// Judges evidence of any form. One value may be shared by any number of tasks; chains are followed once for all.
///
/// Verifying is a pure function of the bytes, the anchors and, only where signed data does not say when it was signed,
/// of `now`. Nothing is asked of the clock or the network.
package struct EvidenceVerifier: Sendable {
    /// The fingerprints of the roots that evidence may end in.
    package let roots: Set<String>
    private let receipts: ReceiptVerifier
    private let signedData: JWSVerifier
    private let appIDs: [String: Int64]

    /// - Parameters:
    ///   - now: the moment of the run, in milliseconds, to judge by where signed data carries no date.
    ///   - appIDs: the App Store ids of our apps by bundle id, as far as they are known.
    package init(anchors: TrustAnchors, now: Milliseconds, appIDs: [String: Int64] = [:]) {
        self.init(chains: ChainVerifier(anchors: anchors), now: now, appIDs: appIDs)
    }

    /// - Parameter chains: follows and remembers the chains of everything this value verifies.
    init(chains: ChainVerifier, now: Milliseconds, appIDs: [String: Int64] = [:]) {
        self.appIDs = appIDs
        roots = chains.anchors.fingerprints
        receipts = ReceiptVerifier(chains: chains)
        signedData = JWSVerifier(chains: chains, fallbackMoment: now)
    }

    /// What decoded bytes are worth: a receipt in DER, an iOS 6 dictionary, a JWS, or the body of a notification.
    package func verify(_ bytes: [UInt8]) async -> EvidenceVerdict {
        let form = EvidenceForm.detect(bytes)
        let judgement =
            switch form {
            case .appReceipt: await receipts.verify(bytes).map(EvidenceContents.init)
            case .legacyReceipt: LegacyReceiptVerifier.verify(bytes).map(EvidenceContents.init)
            case .signedData: await signedData.verify(bytes).map(EvidenceContents.init)
            case .notificationBody: await verifyBody(bytes)
            case .notificationV1: Self.pointer(bytes)
            case .verifyReceiptAnswer, .serverAPIAnswer: Judgement<EvidenceContents>(.unreadable(Self.answer))
            case .unknown: Judgement<EvidenceContents>(.unreadable(Self.unknown))
            }
        let outcome = settled(judgement.outcome)
        return EvidenceVerdict(
            form: form,
            outcome: outcome,
            unproven: judgement.unproven,
            roots: judgement.roots
        )
    }

    private static let unknown = Rejection(.notAReceipt, "The bytes are neither a receipt nor signed data.")

    private static let answer = Rejection(
        .notAReceipt,
        "This is an answer of Apple's server to somebody: it proves nothing to who did not ask."
    )

    /// Nobody signed a version 1 notification, so the password in it says as much as anybody can: see intake.
    private static func pointer(_ bytes: [UInt8]) -> Judgement<EvidenceContents> {
        do throws(Rejection) {
            return Judgement(.needsApple(EvidenceContents(try NotificationV1(bytes))))
        } catch {
            return Judgement(VerificationOutcome(error))
        }
    }

    private func verifyBody(_ bytes: [UInt8]) async -> Judgement<EvidenceContents> {
        do throws(Rejection) {
            let body = try LenientJSONFields(json: bytes, rule: .structureBroken, subject: "The notification")
            guard let payload = body.text("signedPayload") else { throw Self.unknown }
            return await signedData.verify(Array(payload.utf8)).map(EvidenceContents.init)
        } catch {
            return Judgement(VerificationOutcome(error))
        }
    }

    /// Verified evidence without any purchase is `empty`, whatever its form. Evidence of one of our bundles with another
    /// app's id is neither: the id in the configuration may be wrong, so it is judged again once that is fixed.
    private func settled(
        _ outcome: VerificationOutcome<EvidenceContents>
    ) -> VerificationOutcome<EvidenceContents> {
        guard let contents = outcome.proven else { return outcome }
        if contents.environment == .production, let bundleID = contents.bundleID, let expected = appIDs[bundleID],
            let stated = contents.appAppleID, stated != expected
        {
            return .unverifiable(
                Rejection(.appIDMismatch, "It is for app \(stated); apple_id of \(bundleID) is \(expected).")
            )
        }
        return contents.isEmpty ? .empty(contents) : .verified(contents)
    }
}
