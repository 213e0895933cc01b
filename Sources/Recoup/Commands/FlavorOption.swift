import ArgumentParser
import Reports

/// `--for`: who reads the files, where it is not as the configuration says.
struct FlavorOption: ParsableArguments {
    @Option(name: .customLong("for"), help: "excel or machine.")
    var word: String?

    func validate() throws {
        if word != nil, flavor == nil { throw ValidationError(.flavorUnknown) }
    }

    /// Nil where nothing is said.
    var flavor: ReportFlavor? { word.flatMap(ReportFlavor.init(rawValue:)) }
}
