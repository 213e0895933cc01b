import FoundationEssentials
import ReconciliationCore
import Yams

/// `recoup.yaml` as written: values by setting, the apps, and what is said per kind of input.
struct ConfigurationFile {
    struct App: Sendable, Hashable {
        var bundleID: String
        var appleID: String?
        var sharedSecretFile: String?
    }

    struct Input: Sendable, Hashable {
        var columns: [String: String] = [:]
        var timeZone: String?
        var maxAge: String?
        var covers: String?
    }

    var values: [Setting: SettingValue] = [:]
    var apps: [App] = []
    var inputs: [IntakeKind: Input] = [:]

    /// - Throws: status 64 naming the key and the nearest known one.
    init(yaml text: String, path: String) throws {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch {
            throw CommandFailure(.usage, "Cannot read \(path): \(error). Mend the YAML, or run `recoup init` elsewhere for a sample.")
        }
        guard let root, !root.isAbsent else { return }
        guard let mapping = root.mapping else {
            throw CommandFailure(.usage, "\(path) must be a YAML mapping of keys. Run `recoup init` elsewhere for a sample.")
        }
        try read(mapping, prefix: "", path: path)
    }

    private mutating func read(_ mapping: Node.Mapping, prefix: String, path: String) throws {
        for (keyNode, value) in mapping {
            let key = prefix + (keyNode.string ?? "")
            if key == "apps" {
                apps = try (value.sequence.map(Array.init) ?? []).map { try App($0, path: path) }
            } else if key == "inputs" {
                try readInputs(value, path: path)
            } else if let setting = Setting(rawValue: key) {
                values[setting] = try Self.value(value, of: setting, path: path)
            } else if let inner = value.mapping, Setting.allCases.contains(where: { $0.rawValue.hasPrefix(key + ".") }) {
                try read(inner, prefix: key + ".", path: path)
            } else if value.isAbsent, Setting.allCases.contains(where: { $0.rawValue.hasPrefix(key + ".") }) {
                continue
            } else {
                throw Self.unknown(key, path, among: Setting.allCases.map(\.rawValue) + ["apps", "inputs"])
            }
        }
    }

    private static func value(_ node: Node, of setting: Setting, path: String) throws -> SettingValue {
        if node.isAbsent { return setting.isList ? .list([]) : .text("") }
        if let scalar = node.scalar { return setting.isList ? .list([scalar.string]) : .text(scalar.string) }
        if setting.isList, let sequence = node.sequence {
            return .list(try sequence.map { item in
                guard let scalar = item.scalar else {
                    throw CommandFailure(.usage, "\(path): \(setting.rawValue) must be a list of plain values.")
                }
                return scalar.string
            })
        }
        throw CommandFailure(
            .usage, "\(path): \(setting.rawValue) must be \(setting.isList ? "a list of plain values" : "one plain value").")
    }

    private mutating func readInputs(_ node: Node, path: String) throws {
        for (keyNode, value) in node.mapping ?? [:] {
            let name = keyNode.string ?? ""
            guard let kind = IntakeKind(rawValue: name) else {
                throw Self.unknown("inputs.\(name)", path, among: IntakeKind.allCases.map { "inputs.\($0.rawValue)" })
            }
            var input = Input()
            for (fieldNode, fieldValue) in value.mapping ?? [:] {
                switch fieldNode.string ?? "" {
                case "columns":
                    for (field, column) in fieldValue.mapping ?? [:] {
                        input.columns[field.string ?? ""] = column.scalar?.string ?? ""
                    }
                case "time_zone": input.timeZone = fieldValue.scalar?.string
                case "max_age": input.maxAge = fieldValue.scalar?.string
                case "covers" where kind == .credits: input.covers = fieldValue.scalar?.string
                case let other:
                    throw Self.unknown(
                        "inputs.\(name).\(other)", path,
                        among: ["columns", "time_zone", "max_age", "covers"].map { "inputs.\(name).\($0)" })
                }
            }
            inputs[kind] = input
        }
    }

    static func unknown(_ key: String, _ path: String, among known: [String]) -> CommandFailure {
        let nearest = known.min { editDistance(key, $0) < editDistance(key, $1) } ?? ""
        return CommandFailure(.usage, "\(path): unknown key \(key). The nearest known one is \(nearest).")
    }
}

extension ConfigurationFile.App {
    fileprivate init(_ node: Node, path: String) throws {
        guard let mapping = node.mapping else {
            throw CommandFailure(.usage, "\(path): each of apps must be a mapping with bundle_id.")
        }
        var bundleID: String?
        for (keyNode, value) in mapping {
            switch keyNode.string ?? "" {
            case "bundle_id": bundleID = value.scalar?.string
            case "apple_id": appleID = value.scalar?.string
            case "shared_secret_file": sharedSecretFile = value.scalar?.string
            case let other:
                throw ConfigurationFile.unknown(
                    "apps.\(other)", path, among: ["apps.bundle_id", "apps.apple_id", "apps.shared_secret_file"])
            }
        }
        guard let bundleID, !bundleID.isEmpty else {
            throw CommandFailure(.usage, "\(path): each of apps needs a bundle_id.")
        }
        self.bundleID = bundleID
    }
}

extension Node {
    /// Nothing behind the colon, or `null`.
    fileprivate var isAbsent: Bool {
        guard let scalar, scalar.style == .plain else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
    }
}

/// How many letters must change to make one word the other (Levenshtein).
func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for (column, other) in right.enumerated() {
            let change = diagonal + (letter == other ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
        }
    }
    return row[right.count]
}
