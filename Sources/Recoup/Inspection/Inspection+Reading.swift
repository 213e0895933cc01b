import AppStoreRecords
import ReconciliationCore
import Reports

extension Inspection {
    /// Takes bytes of any form apart: binary, Base64 or PEM around it, JSON, JWS.
    ///
    /// - Parameters:
    ///   - bytes: as the file has them.
    ///   - verifier: says what they prove.
    ///   - deviceID: compared with the device hash of each app receipt in it.
    static func of(
        _ bytes: [UInt8],
        verifier: EvidenceVerifier,
        deviceID: String? = nil
    ) async -> Inspection {
        // The magic number of gzip (RFC 1952, 2.3.1); neither a receipt nor text begins with it.
        if bytes.starts(with: [0x1F, 0x8B]) { return ofCompressedFile() }
        guard let armour = PEMArmour(bytes) else { return await of(plain: bytes, verifier, deviceID) }
        return armour.isPrivateKey ? ofPrivateKey() : await of(plain: armour.contents, verifier, deviceID)
    }

    private static func of(plain bytes: [UInt8], _ verifier: EvidenceVerifier, _ deviceID: String?) async
        -> Inspection
    {
        switch EvidenceForm.detect(bytes) {
        case .verifyReceiptAnswer: return await of(answer: bytes, verifier, deviceID)
        case .serverAPIAnswer: return await of(serverAnswer: bytes, verifier, deviceID)
        case .notificationBody, .unknown:
            let enclosed = EnclosedEvidence.inInputLine(bytes)
            if !enclosed.isEmpty { return await of(inputLine: enclosed, verifier, deviceID) }
            if let decoded = DecodedContents(bytes) { return of(decoded: decoded) }
            return await of(encoded: bytes, verifier, deviceID)
        case .signedData: return await of(encoded: bytes, verifier, deviceID)
        case .appReceipt, .legacyReceipt, .notificationV1: return await of(evidence: bytes, verifier, deviceID)
        }
    }

    /// Evidence that may still be in Base64, or a JWS as it was copied.
    private static func of(encoded bytes: [UInt8], _ verifier: EvidenceVerifier, _ deviceID: String?) async
        -> Inspection
    {
        if let signed = SignedText.compact(String(decoding: bytes, as: UTF8.self)) {
            return await of(evidence: Array(signed.utf8), verifier, deviceID)
        }
        guard EvidenceForm.detect(bytes) == .unknown else { return await of(evidence: bytes, verifier, deviceID) }
        do throws(AppStoreRecords.Rejection) {
            return await of(evidence: try Base64Text.decode(bytes), verifier, deviceID)
        } catch {
            return await of(evidence: bytes, verifier, deviceID)
        }
    }

    private static func of(evidence bytes: [UInt8], _ verifier: EvidenceVerifier, _ deviceID: String?) async
        -> Inspection
    {
        if let certificate = LoneCertificate(bytes) { return of(certificate, verifier) }
        let verdict = await verifier.verify(bytes)
        let contents = verdict.outcome.proven ?? verdict.pointer ?? verdict.unproven
        var inspection = Inspection(
            verdict: verdict.outcome.code,
            rule: verdict.outcome.rejection?.rule.rawValue,
            detail: verdict.outcome.rejection?.detail,
            form: verdict.storedForm.rawValue,
            isVerified: verdict.outcome.proven != nil,
            isOfApple: verdict.isOfApple,
            sentences: bytes.isEmpty ? [.inspectedNothing] : verdict.sentences,
            signature: verdict.signature,
            chain: verdict.chain
        )
        if verdict.form == .notificationV1, verdict.pointer != nil {
            inspection.rule = AnsweredNotice.rule
            inspection.detail = "Version 1 notifications are not signed: what it names has to be asked of Apple."
        }
        if let contents {
            inspection.contents = lines(of: contents)
            (inspection.purchases, inspection.setAside) =
                inspection.isVerified ? contents.posted : (contents.rows, contents.setAside)
        }
        if let deviceID {
            inspection.contents.append(("device", DeviceHash.match(contents, deviceID: deviceID).rawValue))
        }
        inspection.certificates = presentedCertificates(in: bytes)
        if case .notificationV1(let notification)? = contents?.document {
            await inspection.judgeLatestReceipt(notification.latestReceipt, verifier, deviceID)
        }
        return inspection
    }

    /// An answer to verifyReceipt is worth something to who asked; in a file it proves nothing, but the receipt it
    /// encloses may.
    private static func of(
        answer bytes: [UInt8],
        _ verifier: EvidenceVerifier,
        _ deviceID: String?
    ) async -> Inspection {
        var inspection = Inspection(
            verdict: .needsApple,
            rule: AnsweredNotice.rule,
            detail: "Apple's answer counts for who asked. Nothing in it is signed, so a file of it proves nothing.",
            form: EvidenceForm.verifyReceiptAnswer.rawValue,
            isVerified: false,
            sentences: [.inspectedVerifyReceiptAnswer]
        )
        do throws(AppStoreRecords.Rejection) {
            let answer = try VerifyReceiptAnswer(bytes)
            inspection.contents = lines(of: answer)
            inspection.purchases = answer.rows
            inspection.setAside = answer.setAside
            await inspection.judgeLatestReceipt(answer.latestReceipt, verifier, deviceID)
        } catch {
            inspection.turnAway(error)
        }
        return inspection
    }

    /// The newest receipt inside an answer or a version 1 notification: its signature is judged by itself, and says
    /// nothing of what stands around it.
    private mutating func judgeLatestReceipt(
        _ receipt: String?,
        _ verifier: EvidenceVerifier,
        _ deviceID: String?
    ) async {
        guard let receipt else { return }
        let piece = await Self.of(encoded: Array(receipt.utf8), verifier, deviceID)
        let proven = Set(piece.isVerified ? piece.purchases.map(\.transactionID) : [])
        sentences.append(
            piece.isVerified
                ? .latestReceiptProves(proven.intersection(purchases.map(\.transactionID)).count, of: purchases.count)
                : .latestReceiptUnproven
        )
        pieces.append(("latest_receipt", piece))
    }

    /// The answer itself is not signed; what it holds is, each piece by itself.
    private static func of(
        serverAnswer bytes: [UInt8],
        _ verifier: EvidenceVerifier,
        _ deviceID: String?
    ) async -> Inspection {
        var inspection = Inspection(
            verdict: .empty,
            form: EvidenceForm.serverAPIAnswer.rawValue,
            isVerified: false
        )
        do throws(AppStoreRecords.Rejection) {
            let answer = try ServerAPIAnswer(bytes)
            if answer.isNotification { inspection.form = "decoded_notification" }
            inspection.contents = answer.fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            await inspection.judge(answer.pieces, verifier, deviceID)
            let count = answer.pieces.count
            inspection.sentences.append(
                answer.isNotification ? .inspectedNotificationObject(count) : .inspectedServerAnswer(count)
            )
        } catch {
            inspection.turnAway(error)
        }
        return inspection
    }

    /// A line of an input file: nothing around the evidence is signed.
    private static func of(
        inputLine pieces: [EnclosedEvidence],
        _ verifier: EvidenceVerifier,
        _ deviceID: String?
    ) async -> Inspection {
        var inspection = Inspection(verdict: .empty, form: "input_line", isVerified: false)
        await inspection.judge(pieces, verifier, deviceID)
        inspection.sentences.append(.inspectedInputLine)
        return inspection
    }

    /// Judges each piece by itself. The whole is worth what its worst piece is.
    private mutating func judge(
        _ enclosed: [EnclosedEvidence],
        _ verifier: EvidenceVerifier,
        _ deviceID: String?
    ) async {
        signature = .signatureOfEachPart
        for piece in enclosed { pieces.append((piece.name, await Self.of(encoded: piece.bytes, verifier, deviceID))) }
        guard !pieces.isEmpty else {
            verdict = .unreadable
            rule = AnsweredNotice.rule
            detail = "The answer encloses no signed data: there is nothing in it that could be proven."
            return
        }
        let worst = pieces.first { !$0.inspection.isVerified }?.inspection
        isVerified = worst == nil
        verdict = worst?.verdict ?? (pieces.contains { $0.inspection.verdict == .verified } ? .verified : .empty)
        rule = worst?.rule
        detail = worst?.detail
        isOfApple = pieces.allSatisfy(\.inspection.isOfApple)
        let provenCount = worst == nil ? allPurchases.count : 0
        sentences =
            provenCount > 0
            ? [.inspectedVerified(provenCount, isOfApple: isOfApple)]
            // The first sentence of a piece says why; it may hold of several.
            : Array((worst ?? pieces[0].inspection).sentences.prefix(1))
    }

    private mutating func turnAway(_ rejection: AppStoreRecords.Rejection) {
        verdict = .unreadable
        rule = rejection.rule.rawValue
        detail = rejection.detail
        sentences = [.inspectedUnreadable(rule: rejection.rule.rawValue)]
    }
}
