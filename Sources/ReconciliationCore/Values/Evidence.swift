import Crypto

/// How much a statement about a purchase is worth (Rules 1.1). Higher wins when facts are merged.
package enum Grade: Int, Sendable, Hashable, Codable, Comparable, CaseIterable {
    /// The backend's statement (`payments` files).
    case asserted = 1
    /// Apple's statement over TLS (`verifyReceipt`).
    case reported = 2
    /// Apple's signature: JWS, or PKCS#7 under a pinned root.
    case signed = 3

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The code in files.
    package var code: String {
        switch self {
        case .asserted: "asserted"
        case .reported: "reported"
        case .signed: "signed"
        }
    }
}

/// Where a statement was read. The codes are a contract (article "Codes").
package enum EvidenceSource: String, Sendable, Hashable, Codable, CaseIterable {
    case appReceipt = "app_receipt"
    case signedTransaction = "signed_transaction"
    case verifyReceipt = "verify_receipt"
    case serverAPI = "server_api"
    case notification
    case payments

    /// Whether the statement itself is a signed transaction: only such a one can take a revocation back.
    package var isSignedTransaction: Bool {
        switch self {
        case .signedTransaction, .serverAPI, .notification: true
        case .appReceipt, .verifyReceipt, .payments: false
        }
    }
}

/// The SHA-256 of a piece of evidence or of a file's bytes.
package struct ContentDigest: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// 32 bytes as 64 lower-case hexadecimal digits.
    package let hex: String

    package init(hex: String) { self.hex = hex }

    package var description: String { hex }

    package static func < (left: Self, right: Self) -> Bool { left.hex < right.hex }
}

/// What a look at evidence finds, before anybody asks Apple. The codes are a contract.
package enum VerdictCode: String, Sendable, Hashable, Codable {
    case verified, empty, refused, unreadable, unverifiable
    case needsApple = "needs_apple"
}

/// What is known of a piece of evidence (Rules 6.1). The codes are stored and never change.
package enum EvidenceOutcome: String, Sendable, Hashable, Codable, CaseIterable {
    /// Not asked, or a retry is due.
    case pending
    case verified
    /// Read, and without purchases: final for the bytes, never for a claim. Apple vouches for it, unless it is a version 1
    /// notification, which nobody signed: that has nothing left to ask about.
    case empty
    /// The bytes contradict their signature, or their chain, or Apple said no.
    case refused
    /// Not a receipt at all.
    case unreadable
    /// Cannot be judged here: not a no.
    case unverifiable

    package var isFinal: Bool {
        switch self {
        case .verified, .empty, .refused, .unreadable: true
        case .pending, .unverifiable: false
        }
    }

    /// Whether Apple vouches for the bytes, purchases inside or not.
    package var isVouchedFor: Bool {
        switch self {
        case .verified, .empty: true
        case .pending, .refused, .unreadable, .unverifiable: false
        }
    }

    /// Whether an answer is still looked for. "Unverifiable" has none either, but nobody is waiting for one.
    package var isAwaited: Bool { self == .pending }

    /// The outcome of a piece whose bytes are gone: without an answer by now, it can get none any more.
    package var withoutBytes: EvidenceOutcome { isAwaited ? .unverifiable : self }
}

extension ContentDigest {
    /// The SHA-256 of some bytes.
    package init(of bytes: [UInt8]) { self.init(hash: SHA256.hash(data: bytes)) }

    /// - Parameter hash: the 32 bytes of a finished SHA-256.
    package init(hash: some Sequence<UInt8>) { self.init(hex: Hexadecimal.text(hash)) }
}
