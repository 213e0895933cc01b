/// The help of a command below its purpose: what is to be known about it, and examples of its use.
///
/// - Parameters:
///   - notes: sentences; may be left out.
///   - examples: whole command lines.
func helpText(_ notes: String = "", examples: String...) -> String {
    let shown = "Examples:\n" + examples.map { "  " + $0 }.joined(separator: "\n")
    let global = "The options of every command, such as --config and --lang, are named by `recoup --help`."
    return [notes, shown, global].filter { !$0.isEmpty }.joined(separator: "\n\n")
}
