import ArgumentParser
import Reports

/// `--for`: who reads the files, where it is not as the configuration says.
struct FlavorOption: ParsableArguments {
    @Option(
        name: .customLong("for"),
        help: "excel or machine.",
        completion: .list(ReportFlavor.allCases.map(\.rawValue))
    )
    var name: String?

    func validate() throws {
        if name != nil, flavor == nil { throw ValidationError(.flavorUnknown) }
    }

    /// Nil where the option is not given.
    var flavor: ReportFlavor? { name.flatMap(ReportFlavor.init(rawValue:)) }
}
