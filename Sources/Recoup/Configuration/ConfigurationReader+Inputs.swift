import Foundation
import Intake
import ReconciliationCore
import Reports

extension ConfigurationReader {
    /// What is said of each kind of input. An empty value says nothing, so that the environment can take one back.
    func readInputs() throws -> [IntakeKind: Configuration.Input] {
        var read: [IntakeKind: Configuration.Input] = [:]
        for value in inputs where !value.text.isEmpty && value.origin != .standard {
            try set(value, in: &read[value.setting.kind, default: Configuration.Input()])
        }
        for (kind, input) in read {
            if let failure = IntakeFailure(sharedMemberOf: input.columns, in: kind) {
                throw CommandFailure(.usage, Message(failure))
            }
        }
        return read
    }

    private func set(_ value: InputValue, in input: inout Configuration.Input) throws {
        switch value.setting.aspect {
        case .timeZone:
            input.timeZone = try timeZone(value.text, key: value.setting.key, from: value.origin)
        case .maxAge:
            guard value.text != "never" else {
                input.maxAge = .never
                return
            }
            guard let span = Span(value.text) else { throw wrong(value, .aDurationOrNever) }
            input.maxAge = .stated(span)
        case .covers:
            guard ["latest_row", "file_time"].contains(value.text) else {
                throw wrong(value, .latestRowOrFileTime)
            }
            input.coversFileTime = value.text == "file_time"
        case .column(let field):
            input.columns[field] = value.text
        }
    }

    private func wrong(_ value: InputValue, _ expected: Message) -> CommandFailure {
        CommandFailure(
            .usage,
            .settingWrong(value.setting.key, from: value.origin.message, value.text, expected)
        )
    }
}
