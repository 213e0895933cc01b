import Foundation
import TestSupport

@testable import AppStoreRecords

/// What the real fixtures hold.
extension RealFixtures {
    static var wantsLongTests: Bool { ProcessInfo.processInfo.environment["RECOUP_LONG_TESTS"] == "1" }

    static func file(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The bytes of a receipt, decoded where the file holds Base64.
    static func receipt(_ name: String) throws -> [UInt8] {
        let bytes = try file(name)
        return name.hasSuffix(".b64") ? try Base64Text.decode(bytes) : bytes
    }

    static func text(_ name: String) throws -> String {
        String(decoding: try file(name), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// What is known about the files, by a different program.
    static func truth() throws -> [String: Truth] {
        try JSONDecoder().decode([String: Truth].self, from: Data(try file("truth.json")))
    }

    static func truthNames(_ prefix: String) -> [String] {
        guard areThere else { return [] }
        do {
            return try truth().keys.filter { $0.hasPrefix(prefix) }.sorted()
        } catch {
            // Outside of a test no issue is recorded, and tests without cases pass: nothing may look like success.
            preconditionFailure("truth.json cannot be read: \(error)")
        }
    }
}

/// One entry of truth.json, as far as the tests compare it.
struct Truth: Decodable {
    enum Value: Decodable, Equatable {
        case text(String)
        case number(Int64)
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
                self = .text(try container.decode(String.self))
                return
            } catch DecodingError.typeMismatch {
                // Not text: a number, or something the tests do not compare.
            }
            do {
                self = .number(try container.decode(Int64.self))
            } catch {
                // A fraction, too: the decoder's error for one is not a DecodingError until it leaves the decoder.
                self = .other
            }
        }
    }

    var attributes: [String: Value]?
    var in_app: [[String: Value]]?
    var verdict: String
    var bundle_id: String?
    var payload: [String: Value]?
    var info: [String: String]?
}

extension EvidenceVerifier {
    /// What a text is worth: Base64 in any of the ways clients write it, or text that needs no decoding.
    func verify(upload text: String) async -> EvidenceVerdict {
        let bytes = Array(text.utf8)
        let form = EvidenceForm.detect(bytes)
        if form != .unknown, form != .appReceipt { return await verify(bytes) }
        do {
            return await verify(try Base64Text.decode(bytes))
        } catch {
            return EvidenceVerdict(form: .unknown, outcome: VerificationOutcome(error), unproven: nil, roots: [])
        }
    }
}
