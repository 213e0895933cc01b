import FoundationEssentials
package import ReconciliationCore

/// `manifest.json`: what a report folder holds, and from what it was made.
package struct Manifest: Sendable, Hashable {
    /// A file that a run imported.
    package struct Input: Sendable, Hashable {
        package let kind: IntakeKind
        package let name: String
        /// SHA-256 in hexadecimal.
        package let digest: String

        package init(kind: IntakeKind, name: String, digest: String) {
            self.kind = kind
            self.name = name
            self.digest = digest
        }
    }

    static let fileName = "manifest.json"

    /// By file name.
    package var files: [String: WrittenFile]
    package var runID: RunID
    package var asOf: Instant
    package var version: String
    package var configurationDigest: String
    /// The files this run imported.
    package var inputs: [Input]
    /// Sequence and hash, where the ledger keeps a chain.
    package var auditHead: String?

    package init(
        files: [String: WrittenFile] = [:],
        runID: RunID,
        asOf: Instant,
        version: String,
        configurationDigest: String,
        inputs: [Input] = [],
        auditHead: String? = nil
    ) {
        self.files = files
        self.runID = runID
        self.asOf = asOf
        self.version = version
        self.configurationDigest = configurationDigest
        self.inputs = inputs
        self.auditHead = auditHead
    }

    package func json() throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.manifest.v1"),
            "run_id": .number(runID.number),
            "as_of": .string(asOf.text),
            "version": .string(version),
            "configuration_digest": .string(configurationDigest),
            "inputs": .array(
                inputs.sorted { ($0.kind.rawValue, $0.name, $0.digest) < ($1.kind.rawValue, $1.name, $1.digest) }.map {
                    .object(["kind": .string($0.kind.rawValue), "name": .string($0.name), "sha256": .string($0.digest)])
                }
            ),
            "input_digests": .array(inputs.map(\.digest).sorted().map { .string($0) }),
            "audit_head": .string(auditHead),
            "files": .object(
                files.mapValues { file in
                    .object([
                        "rows": file.rows.map { .number($0) } ?? .null,
                        "sha256": .string(file.digest),
                        "column_version": file.rows == nil ? .null : .number(columnVersion),
                    ])
                }
            ),
        ]).text()
    }

    /// Whether a file is the same whenever the same books are read: what two reports are compared by.
    static func isCompared(_ fileName: String) -> Bool { fileName.hasSuffix(".csv") || fileName == PageDraft.fileName }

    /// A manifest as it is read back. Only `files` is required: what else is missing is reported as altered.
    struct Stated: Decodable {
        struct File: Decodable {
            let rows: Int?
            let sha256: String
        }
        struct Input: Decodable {
            let kind, name, sha256: String
        }
        let run_id: Int64?
        let as_of: String?
        let audit_head: String?
        let inputs: [Input]?
        let input_digests: [String]?
        let files: [String: File]

        /// By file name.
        var digests: [String: String] { files.mapValues(\.sha256) }

        /// Nil where it cannot be read.
        init?(json: [UInt8]) {
            let stated = Result { try JSONDecoder().decode(Self.self, from: Data(json)) }
            guard case .success(let stated) = stated else { return nil }
            self = stated
        }
    }
}
