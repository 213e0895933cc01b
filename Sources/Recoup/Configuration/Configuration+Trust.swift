import AppStoreClient
import AppStoreRecords
import Foundation
import ReconciliationCore
import Reports

extension Configuration {
    /// Apple's roots, those configured in addition, and those in further files, as `TrustAnchors.rootFiles` reads them.
    ///
    /// - Throws: as `TrustAnchors.rootFiles`.
    func trustAnchors(rootFiles: [[UInt8]] = []) throws -> TrustAnchors {
        let configured = try TrustAnchors.rootFiles(additionalRootPaths, setting: Setting.additionalRoots.rawValue)
        return try .withRoots(configured + rootFiles)
    }

    /// Judges evidence by the roots and apps that are configured.
    ///
    /// - Parameters:
    ///   - asOf: the moment certificates are judged by.
    ///   - rootFiles: further roots, as `TrustAnchors.rootFiles` reads them.
    func evidenceVerifier(asOf: Instant, rootFiles: [[UInt8]] = []) throws -> EvidenceVerifier {
        EvidenceVerifier(
            anchors: try trustAnchors(rootFiles: rootFiles),
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
    /// Apple's roots and those in files that `rootFiles` has read.
    static func withRoots(_ files: [[UInt8]]) throws -> TrustAnchors {
        files.isEmpty ? .apple : try TrustAnchors(additionalRootFiles: files)
    }

    /// The files of roots, PEM or DER, each of which can be used.
    ///
    /// - Throws: status 64, naming the setting or option and the file that holds none.
    static func rootFiles(_ paths: [String], setting: String) throws -> [[UInt8]] {
        try paths.map { path in
            guard let bytes = FileManager.default.contents(atPath: path) else {
                throw CommandFailure(.usage, .namedFileUnreadable(setting, path))
            }
            do throws(AppStoreRecords.Rejection) {
                _ = try TrustAnchors(additionalRootFiles: [Array(bytes)])
            } catch {
                throw CommandFailure(.usage, .noRootCertificate(setting, path))
            }
            return Array(bytes)
        }
    }
}
