import Foundation
import SwiftASN1
import Testing
@_spi(FixedExpiryValidationTime) import X509

@testable import AppStoreSimulator

/// One authority for all tests of a process: keys are slow to make.
enum Shared {
    static let authority = Result { try CertificateAuthority() }
}

@Suite struct CertificateAuthorityTests {
    @Test(arguments: [1_230_768_000.0, 1_741_585_483.0, 2_400_000_000.0])
    func `both chains satisfy RFC 5280 from 2009 to 2046`(secondsSince1970: TimeInterval) async throws {
        let authority = try Shared.authority.get()
        let judgedAt = Date(timeIntervalSince1970: secondsSince1970)
        for chain in [authority.receiptChain, authority.jwsChain] {
            var verifier = Verifier(rootCertificates: CertificateStore([chain.root])) {
                RFC5280Policy(fixedExpiryValidationTime: judgedAt)
            }
            let result = await verifier.validate(
                leaf: chain.leaf,
                intermediates: CertificateStore([chain.intermediate])
            )
            guard case .validCertificate(let path) = result else {
                Issue.record("\(result)")
                return
            }
            #expect(path.count == 3)
        }
    }

    @Test func `leaf and intermediate carry Apple's markers with a NULL value`() throws {
        let authority = try Shared.authority.get()
        for chain in [authority.receiptChain, authority.jwsChain] {
            let leaf = chain.leaf.extensions[oid: [1, 2, 840, 113635, 100, 6, 11, 1]]
            let intermediate = chain.intermediate.extensions[oid: [1, 2, 840, 113635, 100, 6, 2, 1]]
            #expect(leaf.map { Array($0.value) } == [0x05, 0x00])
            #expect(intermediate.map { Array($0.value) } == [0x05, 0x00])
            #expect(chain.intermediate.extensions[oid: [1, 2, 840, 113635, 100, 6, 11, 1]] == nil)
        }
    }

    @Test func `nobody takes the simulator for Apple`() throws {
        let authority = try Shared.authority.get()
        for chain in [authority.receiptChain, authority.jwsChain] {
            for certificate in [chain.leaf, chain.intermediate, chain.root] {
                #expect(certificate.subject.description.contains("App Store Simulator"))
            }
        }
    }

    @Test func `authority.pem holds both roots and no key`() throws {
        let authority = try Shared.authority.get()
        let documents = try PEMDocument.parseMultiple(pemString: try authority.rootsPEM())
        #expect(documents.map(\.discriminator) == ["CERTIFICATE", "CERTIFICATE"])
        #expect(
            try documents.map { try Certificate(pemDocument: $0) } == [
                authority.receiptChain.root, authority.jwsChain.root,
            ]
        )
    }
}
