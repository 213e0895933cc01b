import AppStoreRecords
import ArgumentParser
import Foundation
import ReconciliationCore
import Reports

/// `recoup inspect FILE`: everything a receipt, signed transaction or notification says, and what it is worth.
struct InspectCommand: AsyncContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Decodes a receipt, signed transaction or notification offline: contents, signature, chain, verdict.",
        discussion: helpText(
            """
            Understands app receipts (binary, Base64, PEM), transaction receipts of iOS 6, signed \
            transactions, renewal info and app transactions, notifications of both versions, and answers of \
            verifyReceipt and of the App Store Server API. Ends with 0 when it is verified, else with 3. \
            Needs neither configuration nor ledger.
            """,
            examples: "recoup inspect receipt.b64",
            "recoup inspect notification.json --json"
        )
    )

    @Argument(help: "The file; - is standard input. Binary or Base64.", completion: .file())
    var file: String

    @Option(
        help: "A further root certificate (PEM or DER), for test stores. May be given several times.",
        completion: .file()
    )
    var root: [String] = []

    @Option(help: "The device the receipt is said to be from: identifierForVendor or a MAC address. A hint, no proof.")
    var deviceId: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) async throws {
        let bytes = try context.bytes(of: file)
        let (verifier, locale) = try trust(in: context)
        let inspection = await Inspection.of(bytes, verifier: verifier, deviceID: deviceId)
        try json
            ? context.console.outData(inspection.json(in: locale.language))
            : context.console.out(inspection.text(in: locale))
        if !inspection.isVerified { throw ExitStatus.partlyDone.code }
    }

    /// By which roots and apps it is judged, and in which language that is said. Without any configuration: by Apple's
    /// roots.
    private func trust(in context: Context) throws -> (EvidenceVerifier, TextLocale) {
        let roots = try TrustAnchors.rootFiles(root.map { context.path($0) }, setting: "--root")
        let now = context.now()
        let configured = try global.ifConfigured(in: context) { configuration in
            let verifier = try configuration.evidenceVerifier(asOf: now.wholeSecond, rootFiles: roots)
            return (verifier, configuration.textLocale)
        }
        return try configured
            ?? (EvidenceVerifier(anchors: .withRoots(roots), now: now.milliseconds), TextLocale(context.language))
    }
}
