// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let x509 = Target.Dependency.product(name: "X509", package: "swift-certificates")
let asn1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
// SQLite's own functions, of the same library: digests read millions of rows where SQLite has them.
let grdbSQLite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let package = Package(
    name: "recoup",
    products: [
        .executable(name: "recoup", targets: ["Recoup"]),
        .executable(name: "app-store-simulator", targets: ["AppStoreSimulator"]),
        // For tests, which load it into the program.
        .library(name: "CallTrap", type: .dynamic, targets: ["CallTrap"]),
    ],
    traits: [
        .trait(name: "PostgreSQL", description: "The ledger on a PostgreSQL server; needs libpq.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
        .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        // Simulator only.
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
        // A command only (jobs/docs): no target depends on it, so no build compiles it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0"),
    ],
    targets: [
        // Words and rules: values only.
        .target(name: "ReconciliationCore", dependencies: [crypto], swiftSettings: strict),

        // The port of the ledger: protocols by subject, and the work on them that no engine has a say in.
        .target(name: "Ledger", dependencies: ["ReconciliationCore"], swiftSettings: strict),

        // The verbs of the port as named SQL statements: what engines that understand SQL have in common.
        .target(
            name: "SQLLedger",
            dependencies: ["Ledger", "ReconciliationCore", "CZlib", crypto],
            resources: [.embedInCode("SQL")],
            swiftSettings: strict
        ),

        // Adapters. They meet as Core values: none imports another, except that the client reads Apple's answers as records.
        .target(
            name: "AppStoreRecords",
            dependencies: ["ReconciliationCore", crypto, cryptoExtras, x509, asn1],
            swiftSettings: strict
        ),
        .target(
            name: "AppStoreClient",
            dependencies: ["ReconciliationCore", "AppStoreRecords", "CCurl", crypto],
            swiftSettings: strict
        ),
        .target(
            name: "Intake",
            dependencies: ["ReconciliationCore", "CLinux", "CZlib", crypto],
            swiftSettings: strict
        ),
        .target(
            name: "SQLiteLedger",
            dependencies: ["SQLLedger", "Ledger", "ReconciliationCore", grdb, grdbSQLite],
            resources: [.embedInCode("SQL")],
            swiftSettings: strict
        ),
        // Empty without the trait: a default build needs no library of PostgreSQL's.
        .target(
            name: "PostgreSQLLedger",
            dependencies: [
                "SQLLedger", "Ledger", "ReconciliationCore",
                .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
            ],
            resources: [.embedInCode("SQL")],
            swiftSettings: strict
        ),
        .target(
            name: "Reports",
            dependencies: ["ReconciliationCore", "CLinux", crypto, mustache],
            resources: [.embedInCode("Page/Assets")],
            swiftSettings: strict
        ),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // The one place that wires.
        .executableTarget(
            name: "Recoup",
            dependencies: [
                "ReconciliationCore", "AppStoreRecords", "AppStoreClient", "Intake", "Ledger", "SQLLedger",
                "SQLiteLedger", "Reports",
                .target(name: "PostgreSQLLedger", condition: .when(traits: ["PostgreSQL"])),
                argumentParser, logging, yams, crypto,
            ],
            swiftSettings: strict
        ),

        // Makes whole datasets with known truth. Imports neither the rules nor the ledger.
        .executableTarget(
            name: "AppStoreSimulator",
            dependencies: [argumentParser, crypto, cryptoExtras, x509, asn1, flyingFox, flyingSocks],
            swiftSettings: strict
        ),

        // What tests of several modules need: folders that go away, golden files, the built programs.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        // The promises of the ledger port, which every engine keeps.
        .target(
            name: "LedgerContract",
            dependencies: ["Ledger", "ReconciliationCore", crypto],
            path: "Tests/LedgerContract",
            swiftSettings: strict
        ),
        .testTarget(name: "ReconciliationCoreTests", dependencies: ["ReconciliationCore"], swiftSettings: strict),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger", "ReconciliationCore"], swiftSettings: strict),
        .testTarget(
            name: "AppStoreRecordsTests",
            dependencies: [
                "AppStoreRecords", "ReconciliationCore", "TestSupport", crypto, cryptoExtras, x509, asn1,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AppStoreClientTests",
            dependencies: [
                "AppStoreClient", "AppStoreRecords", "ReconciliationCore", "CZlib", "TestSupport", crypto, x509, asn1,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "IntakeTests",
            dependencies: ["Intake", "ReconciliationCore", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(name: "SQLLedgerTests", dependencies: ["SQLLedger"], swiftSettings: strict),
        .testTarget(
            name: "SQLiteLedgerTests",
            dependencies: [
                "SQLiteLedger", "SQLLedger", "LedgerContract", "Ledger", "ReconciliationCore", "TestSupport", grdb,
                grdbSQLite,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PostgreSQLLedgerTests",
            dependencies: [
                "PostgreSQLLedger", "SQLLedger", "LedgerContract", "Ledger", "ReconciliationCore", "TestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ReportsTests",
            dependencies: ["Reports", "ReconciliationCore", "TestSupport"],
            exclude: ["Golden", "Files/Golden", "Page/Golden", "Screens/Golden"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AppStoreSimulatorTests",
            dependencies: ["AppStoreSimulator", "TestSupport", argumentParser, crypto, cryptoExtras, x509, asn1],
            swiftSettings: strict
        ),
        // The second opinion: imports nothing of the rules it judges.
        .testTarget(
            name: "OracleTests",
            dependencies: ["AppStoreSimulator", "TestSupport", crypto, grdb],
            swiftSettings: strict
        ),
        // Ends the program under test at a counted call.
        .target(name: "CallTrap", path: "Tests/CallTrap"),
        .testTarget(
            name: "RecoupTests",
            dependencies: [
                "Recoup", "ReconciliationCore", "AppStoreRecords", "AppStoreClient", "Intake", "Ledger", "SQLLedger",
                "SQLiteLedger", "Reports", "AppStoreSimulator", "TestSupport", grdb, logging, argumentParser,
                flyingFox, flyingSocks,
            ],
            exclude: ["Inspect/Golden", "KeptLedgers"],
            swiftSettings: strict
        ),
    ]
)

// `swift build` without a product builds whatever is declared: with this the programs alone, both at once (`jobs/nightly --sample`).
if Context.environment["RECOUP_PROGRAMS_ONLY"] != nil {
    package.products.removeAll { $0.name == "CallTrap" }
    package.targets.removeAll { $0.path?.hasPrefix("Tests/") ?? $0.isTest }
}
