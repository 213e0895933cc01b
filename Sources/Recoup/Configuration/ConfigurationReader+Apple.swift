import AppStoreClient
import ReconciliationCore
import Reports

extension ConfigurationReader {
    /// How Apple is asked.
    func apple() throws -> AppleSettings {
        guard let rate = Int(text(.requestsPerSecond)), (1...10_000).contains(rate) else {
            throw wrong(.requestsPerSecond, text(.requestsPerSecond), .aRequestRate)
        }
        var settings = AppleSettings(
            verifyReceipt: try choice(.verifyReceipt),
            endpoints: try endpoints(),
            requestsPerSecond: rate
        )
        if !text(.authoritiesFile).isEmpty { settings.authoritiesPath = location(.authoritiesFile) }
        let keySettings: [Setting] = [.issuerID, .keyID, .privateKeyFile]
        let missing = keySettings.filter { text($0).isEmpty }
        if missing.isEmpty {
            settings.serverKey = AppleSettings.KeyFile(
                issuerID: text(.issuerID),
                keyID: text(.keyID),
                path: location(.privateKeyFile)
            )
        } else if missing.count < keySettings.count {
            throw CommandFailure(.usage, .serverKeyIncomplete(missing: missing.map(\.rawValue)))
        }
        return settings
    }

    private func endpoints() throws -> AppleEndpoints {
        let hosts: [Setting] = [
            .productionEndpoint, .sandboxEndpoint, .verifyProductionEndpoint, .verifySandboxEndpoint,
        ]
        for host in hosts where !text(host).isEmpty {
            do throws(TransportFailure) {
                _ = try AppleEndpoints(production: text(host))
            } catch {
                throw CommandFailure(
                    .usage,
                    .settingUnusable(host.rawValue, from: origin(host).message, Message(error))
                )
            }
        }
        do throws(TransportFailure) {
            return try AppleEndpoints(
                production: text(hosts[0]),
                sandbox: text(hosts[1]),
                verifyProduction: text(hosts[2]),
                verifySandbox: text(hosts[3])
            )
        } catch {
            throw CommandFailure(.usage, .settingUnusable("apple.endpoints", Message(error)))
        }
    }

    func appIDs() throws -> [BundleID: Int64] {
        var ids: [BundleID: Int64] = [:]
        for app in file.apps {
            guard let written = app.appleID, !written.isEmpty else { continue }
            guard let id = Int64(written), id > 0 else {
                throw CommandFailure(.usage, .appIDWrong(app.bundleID, written))
            }
            ids[BundleID(app.bundleID)] = id
        }
        return ids
    }

    func sharedSecretPaths() -> [BundleID: String] {
        Dictionary(
            file.apps.compactMap { app in
                app.sharedSecretFile.map { (BundleID(app.bundleID), absolute($0, .file(path))) }
            },
            uniquingKeysWith: { $1 }
        )
    }
}
