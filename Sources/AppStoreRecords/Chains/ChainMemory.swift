import Crypto
import X509

/// A chain that has been followed to a pinned root once, with the time in which it may be relied on.
struct VerifiedChain: Sendable {
    let leafKey: Certificate.PublicKey
    /// SHA-256 of the pinned root it ended in, as hexadecimal digits.
    let root: String
    /// The moments at which leaf, intermediate and root were all valid.
    let window: ClosedRange<Milliseconds>
}

/// Chains already followed, by the digest of everything the decision rested on.
///
/// A million receipts share a handful of chains; with this they cost a million signature checks, not four million.
/// Only trust is remembered, never distrust, and never the moment asked about: the window is compared each time.
actor ChainMemory {
    /// Far more than Apple has issued; a flood of foreign chains is never remembered anyway.
    private static let chainCountMax = 4096

    private var chains: [SHA256Digest: VerifiedChain] = [:]

    func chain(_ key: SHA256Digest) -> VerifiedChain? {
        chains[key]
    }

    func remember(_ chain: VerifiedChain, as key: SHA256Digest) {
        if chains.count >= Self.chainCountMax { chains.removeAll() }
        chains[key] = chain
    }
}
