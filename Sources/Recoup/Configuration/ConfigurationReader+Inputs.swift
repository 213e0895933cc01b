import Foundation
import ReconciliationCore

extension ConfigurationReader {
    /// What is said of each kind of input. An empty value says nothing, so that the environment can take one back.
    func readInputs() throws -> [IntakeKind: Configuration.Input] {
        var read: [IntakeKind: Configuration.Input] = [:]
        for value in inputs where !value.text.isEmpty && value.origin != .standard {
            try set(value, in: &read[value.setting.kind, default: Configuration.Input()])
        }
        return read
    }

    private func set(_ value: InputValue, in input: inout Configuration.Input) throws {
        switch value.setting.aspect {
        case .timeZone:
            input.timeZone = try timeZone(value.text, key: "\(value.setting.key) (\(value.origin.text))")
        case .maxAge:
            guard value.text != "never" else {
                input.maxAge = .never
                return
            }
            guard let span = Span(value.text) else { throw wrong(value, "a duration such as 36h, or never") }
            input.maxAge = .stated(span)
        case .covers:
            guard ["latest_row", "file_time"].contains(value.text) else {
                throw wrong(value, "latest_row or file_time")
            }
            input.coversFileTime = value.text == "file_time"
        case .column(let field):
            input.columns[field] = value.text
        }
    }

    private func wrong(_ value: InputValue, _ expected: String) -> CommandFailure {
        CommandFailure(
            .usage,
            "\(value.setting.key) (\(value.origin.text)) is \"\(value.text)\"; it must be \(expected)."
        )
    }
}
