import Crypto
import Foundation

extension DatasetWriter {
    /// Keeps what `serve` needs. Secrets stay in the dataset's folder, readable by their owner only.
    func writeServing(_ books: Books, seed: UInt64) throws {
        var apple = AppleFiles(books)
        try put(try lines(apple.known()), at: StoreFiles.transactions)
        try put(try lines(Self.notifications(books)), at: StoreFiles.notifications)
        let apps = [Catalogue.game, Catalogue.reader].map {
            StoreDescription.App(bundleID: $0, appleID: Catalogue.appleIDs[$0] ?? 0)
        }
        let description = StoreDescription(
            now: calendar.asOf.milliseconds,
            issuerID: StoreFiles.issuerID,
            keyID: StoreFiles.keyID,
            apps: apps
        )
        try put(String(decoding: try StoreJSON.encode(description), as: UTF8.self) + "\n", at: StoreFiles.description)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "secrets"),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try putSecret(try authority.keysPEM(), at: StoreFiles.keys)
        try putSecret(P256.Signing.PrivateKey().pemRepresentation + "\n", at: StoreFiles.privateKey)
        for app in apps {
            let digest = SHA256.hash(data: Data("\(seed)/\(app.bundleID)".utf8))
            try putSecret(digest.prefix(16).hexadecimal + "\n", at: StoreFiles.secret(app.bundleID))
        }
    }

    private func putSecret(_ text: String, at path: String) throws {
        let file = folder.appending(path: path)
        guard
            FileManager.default.createFile(
                atPath: file.path,
                contents: Data(text.utf8),
                attributes: [.posixPermissions: 0o600]
            )
        else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
    }

    private static func notifications(_ books: Books) -> [KnownNotification] {
        var seen: Set<String> = []
        let delivered = books.deliveries.map { ($0.notification, true) }
        return (delivered + books.undelivered.map { ($0, false) })
            .filter { seen.insert($0.0.uuid).inserted }
            .sorted { ($0.0.signedAt, $0.0.uuid) < ($1.0.signedAt, $1.0.uuid) }
            .map { notification, delivered in
                KnownNotification(
                    kind: notification.kind.rawValue,
                    uuid: notification.uuid,
                    signedAt: notification.signedAt.milliseconds,
                    appleID: notification.appleID,
                    delivered: delivered,
                    transaction: notification.transaction
                )
            }
    }
}
