import Intake
import ReconciliationCore

/// A key under `inputs`: something said of one kind of input.
struct InputSetting: Sendable, Hashable {
    enum Aspect: Sendable, Hashable {
        case timeZone, maxAge, covers
        /// Under which column a field is found.
        case column(String)
    }

    let kind: IntakeKind
    let aspect: Aspect

    /// Every key there is, in the order it is shown.
    static let all: [InputSetting] = IntakeKind.allCases.flatMap { kind in
        let aspects: [Aspect] = [.timeZone, .maxAge] + (kind == .credits ? [.covers] : [])
        return (aspects + kind.fieldNames.map(Aspect.column)).map { InputSetting(kind: kind, aspect: $0) }
    }

    /// `inputs.credits.max_age`, `inputs.credits.columns.user_id`.
    var key: String {
        let name =
            switch aspect {
            case .timeZone: "time_zone"
            case .maxAge: "max_age"
            case .covers: "covers"
            case .column(let field): "columns.\(field)"
            }
        return "inputs.\(kind.rawValue).\(name)"
    }

    var environmentName: String { Setting.environmentName(of: key) }

    var defaultValue: String {
        switch aspect {
        case .covers: "latest_row"
        case .maxAge: Configuration.MaxAge.usualSpan.text
        case .timeZone, .column: ""
        }
    }

    var isColumn: Bool {
        if case .column = aspect { return true }
        return false
    }
}

/// What a key under `inputs` is set to, and where.
struct InputValue: Sendable, Hashable {
    let setting: InputSetting
    let text: String
    let origin: SettingOrigin
}
