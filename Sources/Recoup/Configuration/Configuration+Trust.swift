import AppStoreClient
import AppStoreRecords
import Foundation
import ReconciliationCore
import Reports

extension Configuration {
    /// Apple's roots, and those configured in addition.
    func trustAnchors() throws -> TrustAnchors {
        try .withRoots(inFiles: additionalRootPaths, setting: Setting.additionalRoots.rawValue)
    }

    /// Judges evidence by the roots and apps that are configured.
    func evidenceVerifier(asOf: Instant) throws -> EvidenceVerifier {
        EvidenceVerifier(
            anchors: try trustAnchors(),
            now: asOf.milliseconds,
            appIDs: Dictionary(uniqueKeysWithValues: appIDs.map { ($0.key.rawValue, $0.value) })
        )
    }

    /// Who is believed besides Apple, a sentence each: said in every report, by `status` and by `doctor`, as long as it is so.
    var trustInForce: [Message] {
        var sentences: [Message] = []
        if !additionalRootPaths.isEmpty {
            sentences.append(.additionalRootsInForce)
        }
        if let path = apple.authoritiesPath {
            sentences.append(.authoritiesInForce(path))
        }
        let foreign = apple.endpoints.foreign
        if !foreign.isEmpty {
            let hosts = foreign.map { "\($0.address) (\($0.name))" }.joined(separator: ", ")
            sentences.append(.endpointsInForce(hosts))
        }
        return sentences
    }
}

extension TrustAnchors {
    /// Apple's roots and the certificates in PEM files.
    ///
    /// - Throws: status 64, naming the setting or option and the file that holds none.
    static func withRoots(inFiles paths: [String], setting: String) throws -> TrustAnchors {
        guard !paths.isEmpty else { return .apple }
        var texts: [String] = []
        for path in paths {
            guard let bytes = FileManager.default.contents(atPath: path) else {
                throw CommandFailure(.usage, "\(setting): cannot read \(path).")
            }
            texts.append(String(decoding: bytes, as: UTF8.self))
            do throws(AppStoreRecords.Rejection) {
                _ = try TrustAnchors(additionalRootsPEM: texts.suffix(1))
            } catch {
                throw CommandFailure(
                    .usage,
                    "\(setting): \(path) holds no root certificate in PEM that can be used. It must begin with "
                        + "-----BEGIN CERTIFICATE-----."
                )
            }
        }
        return try TrustAnchors(additionalRootsPEM: texts)
    }
}
