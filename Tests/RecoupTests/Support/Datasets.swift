import Foundation
import TestSupport

@testable import AppStoreSimulator

/// Simulated datasets, each written once and copied by the tests that want it. One authority signs them all.
actor Datasets {
    static let shared = Datasets()

    /// Keys take seconds to make; datasets that share them stay apart by their transaction ids.
    static let authority = Result { try CertificateAuthority() }

    private static let root = Result { try TemporaryFolder.ofProcess() }

    /// More of them with RECOUP_DATASET_SEEDS.
    static let seeds: ClosedRange<UInt64> = {
        let wanted = ProcessInfo.processInfo.environment["RECOUP_DATASET_SEEDS"].flatMap { UInt64($0) }
        return 1...max(1, wanted ?? 20)
    }()

    private struct Key: Hashable {
        var seed: UInt64
        var withDamage: Bool
    }

    /// Tests that ask for a dataset being written wait for it: hence tasks, not folders.
    private var made: [Key: Task<URL, any Error>] = [:]

    /// The folder of a dataset. It must not be changed: copy it into a `Workplace`.
    func folder(seed: UInt64, withDamage: Bool = false) async throws -> URL {
        let key = Key(seed: seed, withDamage: withDamage)
        if let writing = made[key] { return try await writing.value }
        let writing = Task {
            let folder = try Self.root.get().appending(path: "\(seed)\(withDamage ? "-damaged" : "")")
            let plan = DatasetPlan(
                seed: seed,
                customerCount: 120,
                withDamage: withDamage,
                asOf: try Moment(rfc3339: Workplace.asOf)
            )
            _ = try await plan.write(to: folder, authority: try Datasets.authority.get())
            return folder
        }
        made[key] = writing
        return try await writing.value
    }
}

extension Workplace {
    /// A place with the dataset of a seed, ready for its night.
    static func dataset(_ seed: UInt64, withDamage: Bool = false, isEmptied: Bool = false) async throws -> Workplace {
        let dataset = try await Datasets.shared.folder(seed: seed, withDamage: withDamage)
        return try await Workplace(dataset, isEmptied: isEmptied)
    }
}
