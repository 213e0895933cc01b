import Crypto
import Foundation
import ReconciliationCore
import SwiftASN1
import Synchronization
import TestSupport
import Testing
import X509

@testable import AppStoreClient

/// Certificates made here, served by `openssl s_server`; skipped where there is none.
@Suite(.enabled(if: TLSServer.isAvailable, "openssl is not installed: TLS is not tested here")) struct TLSTests {
    private func ask(_ server: TLSServer, host: String = "localhost", authorities: String?) async throws
        -> Result<HTTPAnswer, TransportFailure>
    {
        var settings = TransportSettings.unhurried
        settings.authoritiesPath = authorities
        return await (try CurlMulti(settings: settings)).perform(HTTPRequest(url: "https://\(host):\(server.port)/"))
    }

    private func isRefused(_ result: Result<HTTPAnswer, TransportFailure>) -> Bool {
        guard case .failure(let failure) = result else { return false }
        return failure.kind == .tlsRefused && !failure.detail.isEmpty
    }

    @Test func `a certificate of the configured authority for this name is taken`() async throws {
        let identity = try TestIdentity(names: ["localhost"], validDays: -1...30)
        let server = try TLSServer(identity)
        #expect(try await ask(server, authorities: identity.authorityPath).get().status == 200)
    }

    @Test func `a certificate for another name is refused`() async throws {
        let identity = try TestIdentity(names: ["api.storekit.apple.com"], validDays: -1...30)
        let server = try TLSServer(identity)
        #expect(isRefused(try await ask(server, authorities: identity.authorityPath)))
    }

    @Test func `an expired certificate is refused`() async throws {
        let identity = try TestIdentity(names: ["localhost"], validDays: -30...(-1))
        let server = try TLSServer(identity)
        #expect(isRefused(try await ask(server, authorities: identity.authorityPath)))
    }

    @Test func `a self-signed certificate is refused, by the system's authorities and by others`() async throws {
        let other = try TestIdentity(names: ["localhost"], validDays: -1...30)
        let identity = try TestIdentity(names: ["localhost"], validDays: -1...30, isSelfSigned: true)
        let server = try TLSServer(identity)
        #expect(isRefused(try await ask(server, authorities: nil)))
        #expect(isRefused(try await ask(server, authorities: other.authorityPath)))
    }

    @Test func `a file of authorities that is not there is no reason to trust`() async throws {
        let identity = try TestIdentity(names: ["localhost"], validDays: -1...30)
        let server = try TLSServer(identity)
        #expect(isRefused(try await ask(server, authorities: identity.authorityPath + ".missing")))
    }

    @Test func `plain HTTP where TLS should be is refused`() async throws {
        let server = try LoopbackServer { _ in .http(200) }
        let result = await (try CurlMulti(settings: .unhurried)).perform(
            HTTPRequest(url: "https://localhost:\(server.port)/")
        )
        #expect(isRefused(result))
    }
}

/// A server certificate with its key and authority, as files in a folder that goes with it.
final class TestIdentity: Sendable {
    private let folder: TemporaryFolder
    var authorityPath: String { folder.path("ca.pem") }
    var certificatePath: String { folder.path("server.pem") }
    var keyPath: String { folder.path("server.key") }

    init(names: [String], validDays: ClosedRange<Double>, isSelfSigned: Bool = false) throws {
        folder = try TemporaryFolder()
        let authorityKey = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let serverKey = P256.Signing.PrivateKey()
        let authorityName = try DistinguishedName { CommonName("Test Authority") }
        let serverName = try DistinguishedName { CommonName("Test Server") }
        let now = Date()
        let authority = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: authorityKey.publicKey,
            notValidBefore: now - 100 * 86_400,
            notValidAfter: now + 100 * 86_400,
            issuer: authorityName,
            subject: authorityName,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
                Critical(KeyUsage(keyCertSign: true))
            },
            issuerPrivateKey: authorityKey
        )
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PrivateKey(serverKey).publicKey,
            notValidBefore: now + validDays.lowerBound * 86_400,
            notValidAfter: now + validDays.upperBound * 86_400,
            issuer: isSelfSigned ? serverName : authorityName,
            subject: serverName,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                SubjectAlternativeNames(names.map { .dnsName($0) })
            },
            issuerPrivateKey: isSelfSigned ? Certificate.PrivateKey(serverKey) : authorityKey
        )
        try write(authority.serializeAsPEM().pemString, authorityPath)
        try write(certificate.serializeAsPEM().pemString, certificatePath)
        try write(serverKey.pemRepresentation, keyPath)
    }

    private func write(_ text: String, _ path: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}

/// `openssl s_server` on a free port, ended with this value.
final class TLSServer {
    let port: UInt16
    private let process = Process()
    private let identity: TestIdentity

    static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { $0 + "/openssl" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    static var isAvailable: Bool { program != nil }

    struct DidNotStart: Error {}

    init(_ identity: TestIdentity) throws {
        self.identity = identity
        let output = Pipe()
        process.executableURL = URL(filePath: try #require(Self.program))
        process.arguments = [
            "s_server", "-accept", "127.0.0.1:0", "-www", "-cert", identity.certificatePath, "-key", identity.keyPath,
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var text = ""
        var found: UInt16?
        while found == nil {
            let chunk = output.fileHandleForReading.availableData
            guard !chunk.isEmpty else { throw DidNotStart() }
            text += String(decoding: chunk, as: UTF8.self)
            // "ACCEPT 127.0.0.1:40123"
            let line = text.split(separator: "\n").first { $0.hasPrefix("ACCEPT") && text.contains("\n") }
            found = line.flatMap { $0.split(separator: ":").last }.flatMap { UInt16($0) }
        }
        port = try #require(found)
    }

    /// It may have been started with SIGTERM blocked, as the threads of a pool have it.
    deinit { kill(process.processIdentifier, SIGKILL) }
}
