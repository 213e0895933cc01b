import AppStoreRecords
import ReconciliationCore
import Reports

/// What people take for evidence and is none.
extension Inspection {
    static func of(_ certificate: LoneCertificate, _ verifier: EvidenceVerifier) -> Inspection {
        let isTrusted = certificate.facts.map { verifier.roots.contains($0.fingerprint) } ?? false
        let sentence: Message =
            switch (certificate.facts?.isAppleRoot ?? false, isTrusted, certificate.isRoot) {
            case (true, _, _): .certificateOfAppleRoot
            case (_, true, _): .certificateOfTrustedRoot
            case (_, _, true): .certificateOfForeignRoot
            default: .certificateAlone
            }
        return Inspection(
            verdict: .unreadable,
            rule: EvidenceRejectionRule.notAReceipt.rawValue,
            detail: "This is a certificate, not evidence.",
            form: "certificate",
            isVerified: false,
            sentences: [sentence],
            certificates: certificate.facts.map { [$0] } ?? []
        )
    }

    /// Nothing of it is read, let alone shown.
    static func ofPrivateKey() -> Inspection {
        Inspection(
            verdict: .unreadable,
            rule: EvidenceRejectionRule.notAReceipt.rawValue,
            detail: "This is a private key, not evidence.",
            form: "private_key",
            isVerified: false,
            sentences: [.privateKeyAlone]
        )
    }

    /// Nothing is unpacked: whoever uploads evidence could make a small file that unpacks to a huge one.
    static func ofCompressedFile() -> Inspection {
        Inspection(
            verdict: .unreadable,
            rule: EvidenceRejectionRule.notAReceipt.rawValue,
            detail: "This is a gzip file, not evidence.",
            form: "gzip",
            isVerified: false,
            sentences: [.compressedFile]
        )
    }

    static func of(decoded contents: DecodedContents) -> Inspection {
        var inspection = Inspection(
            verdict: .needsApple,
            rule: AnsweredNotice.rule,
            detail: "Apple's signature is gone: anybody can write this.",
            form: "decoded_contents",
            isVerified: false,
            sentences: [.decodedContents]
        )
        inspection.contents =
            contents.signed.map { lines(of: $0) }
            ?? [("bundle_id", contents.bundleID), ("environment", contents.environment?.appleName)]
        inspection.purchases = contents.rows
        inspection.setAside = contents.setAside
        return inspection
    }
}
