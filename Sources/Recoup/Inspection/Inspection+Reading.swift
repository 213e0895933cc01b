import AppStoreRecords
import ReconciliationCore

extension Inspection {
    /// Takes bytes of any form apart: binary, Base64 or PEM around it, JSON, JWS.
    ///
    /// - Parameters:
    ///   - bytes: as the file has them.
    ///   - verifier: says what they prove.
    ///   - deviceID: compared with the device hash of an app receipt.
    static func of(
        _ bytes: [UInt8],
        verifier: EvidenceVerifier,
        deviceID: String? = nil
    ) async -> Inspection {
        let bytes = withoutArmour(bytes)
        switch EvidenceForm.detect(bytes) {
        case .verifyReceiptAnswer: return of(answer: bytes)
        case .serverAPIAnswer: return await of(serverAnswer: bytes, verifier)
        case .unknown:
            do throws(AppStoreRecords.Rejection) {
                return await of(evidence: try Base64Text.decode(bytes), verifier, deviceID)
            } catch {
                return await of(evidence: bytes, verifier, deviceID)
            }
        default: return await of(evidence: bytes, verifier, deviceID)
        }
    }

    /// The Base64 between the lines of a PEM file (RFC 7468); anything else as it is.
    private static func withoutArmour(_ bytes: [UInt8]) -> [UInt8] {
        let lines = bytes.prefix(4096).starts(with: "-----BEGIN ".utf8) ? bytes.split(separator: 0x0A) : []
        guard let end = lines.firstIndex(where: { $0.starts(with: "-----END ".utf8) }) else { return bytes }
        return Array(lines[1..<end].joined(separator: [0x0A]))
    }

    private static func of(evidence bytes: [UInt8], _ verifier: EvidenceVerifier, _ deviceID: String?) async
        -> Inspection
    {
        let verdict = await verifier.verify(bytes)
        let contents = verdict.outcome.proven ?? verdict.pointer ?? verdict.unproven
        var inspection = Inspection(
            verdict: verdict.outcome.code,
            rule: verdict.outcome.rejection?.rule.rawValue,
            detail: verdict.outcome.rejection?.detail,
            form: verdict.formCode,
            isVerified: verdict.outcome.proven != nil,
            signature: verdict.signature,
            chain: verdict.chain
        )
        if verdict.form == .notificationV1, verdict.pointer != nil {
            inspection.rule = "not_signed"
            inspection.detail = "Version 1 notifications are not signed: what it names has to be asked of Apple."
        }
        if let contents {
            inspection.contents = lines(of: contents)
            inspection.purchases = contents.rows
            inspection.setAside = contents.setAside
        }
        if let deviceID {
            inspection.contents.append(("device", DeviceHash.match(contents, deviceID: deviceID).rawValue))
        }
        inspection.certificates = presentedCertificates(in: bytes)
        return inspection
    }

    /// An answer to verifyReceipt is worth something to who asked; in a file it proves nothing.
    private static func of(answer bytes: [UInt8]) -> Inspection {
        var inspection = Inspection(
            verdict: "needs_apple",
            rule: "not_signed",
            detail: "Apple's answer counts for who asked. Nothing in it is signed, so a file of it proves nothing.",
            form: EvidenceForm.verifyReceiptAnswer.rawValue,
            isVerified: false
        )
        do throws(AppStoreRecords.Rejection) {
            let answer = try VerifyReceiptAnswer(bytes)
            inspection.contents = lines(of: answer)
            inspection.purchases = answer.rows
            inspection.setAside = answer.setAside
        } catch {
            inspection.verdict = "unreadable"
            inspection.rule = error.rule.rawValue
            inspection.detail = error.detail
        }
        return inspection
    }

    /// The answer itself is not signed; what it holds is, each piece by itself.
    private static func of(serverAnswer bytes: [UInt8], _ verifier: EvidenceVerifier) async -> Inspection {
        var inspection = Inspection(
            verdict: "empty",
            form: EvidenceForm.serverAPIAnswer.rawValue,
            isVerified: false
        )
        do throws(AppStoreRecords.Rejection) {
            let answer = try ServerAPIAnswer(bytes)
            inspection.signature = "none around the answer; each signed piece is judged by itself"
            inspection.contents = answer.fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            for piece in answer.pieces {
                inspection.pieces.append((piece.name, await of(evidence: piece.jws, verifier, nil)))
            }
        } catch {
            inspection.verdict = "unreadable"
            inspection.rule = error.rule.rawValue
            inspection.detail = error.detail
            return inspection
        }
        let worst = inspection.pieces.first { !$0.inspection.isVerified }?.inspection
        guard !inspection.pieces.isEmpty else {
            inspection.verdict = "unreadable"
            inspection.rule = "not_signed"
            inspection.detail = "The answer encloses no signed data: there is nothing in it that could be proven."
            return inspection
        }
        inspection.isVerified = worst == nil
        inspection.verdict =
            worst?.verdict
            ?? (inspection.pieces.contains { $0.inspection.verdict == "verified" } ? "verified" : "empty")
        inspection.rule = worst?.rule
        inspection.detail = worst?.detail
        return inspection
    }
}

extension EvidenceVerdict {
    /// What is known of the signature: it is looked at only once the chain holds.
    fileprivate var signature: String? {
        switch (outcome, outcome.rejection?.rule) {
        case (.verified, _), (.empty, _): "holds"
        case (.needsApple, _) where form == .notificationV1: "none: version 1 notifications are not signed"
        case (.needsApple, _): "holds against its own certificate, which proves nothing"
        case (_, .signatureMismatch), (_, .signatureMissing), (_, .signatureMalformed): "does not hold"
        case (.refused, _): "not judged"
        default: nil
        }
    }

    fileprivate var chain: String? {
        switch (outcome, outcome.rejection?.rule) {
        case (.verified, _), (.empty, _): "ends in a pinned root, valid when it was signed"
        case (.needsApple, _) where form == .notificationV1: nil
        case (.needsApple, _): "not embedded"
        case (_, .chainUntrusted), (_, .certificateExpired), (_, .markerMissing): "does not hold"
        default: nil
        }
    }
}
