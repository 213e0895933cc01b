import FoundationEssentials
import ReconciliationCore
import Reports
import Yams

/// `recoup.yaml` as written: values by setting, the apps, and what is said per kind of input.
struct ConfigurationFile {
    struct App: Sendable, Hashable {
        var bundleID: String
        var appleID: String?
        var sharedSecretFile: String?
    }

    var values: [Setting: SettingValue] = [:]
    var apps: [App] = []
    var inputs: [InputSetting: String] = [:]

    /// - Throws: status 64 naming the key and the nearest known one.
    init(yaml text: String, path: String) throws {
        let root: Node?
        do {
            root = try Yams.compose(yaml: Self.withoutByteOrderMark(text))
        } catch {
            // What follows is the whole file.
            let reason = "\(error)".split(separator: "\nContext:", maxSplits: 1).first.map(String.init) ?? "\(error)"
            let sentence = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
            // The keys that are named twice are words of the file, with line ends of theirs perhaps.
            let isOneLine = if case YamlError.duplicatedKeysInMapping = error { true } else { false }
            let lines = isOneLine ? [sentence] : sentence.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
            throw CommandFailure(.usage, .yamlUnreadable(path, lines))
        }
        guard let root, !root.isAbsent else { return }
        guard let mapping = root.mapping else {
            throw CommandFailure(.usage, .configurationNoMapping(path))
        }
        try read(mapping, prefix: "", path: path)
    }

    /// The language a file states, also where something else in it cannot be understood; nil where it states none.
    static func language(yaml text: String) -> Language? {
        do {
            return try Yams.compose(yaml: withoutByteOrderMark(text))?.mapping?[Setting.language.rawValue]?.string
                .flatMap(Language.init(rawValue:))
        } catch {
            // No YAML: whoever reads the configuration says so.
            return nil
        }
    }

    /// What editors put before a file of UTF-8; the reader of YAML takes it for the first letter of a key.
    private static func withoutByteOrderMark(_ text: String) -> String {
        text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }

    private mutating func read(_ mapping: Node.Mapping, prefix: String, path: String) throws {
        for (keyNode, value) in mapping {
            let key = prefix + (keyNode.string ?? "")
            if key == "apps" {
                apps = try Self.apps(value, path: path)
            } else if key == "inputs" {
                try readInputs(value, path: path)
            } else if let setting = Setting(rawValue: key) {
                // One of them may stand in its section, and one by its whole name.
                guard values[setting] == nil else { throw CommandFailure(.usage, .keyNamedTwice(key, in: path)) }
                values[setting] = try Self.value(value, of: setting, path: path)
            } else if Setting.sections.contains(key) {
                guard !value.isAbsent else { continue }
                guard let inner = value.mapping else { throw CommandFailure(.usage, .mustBeMapping(key, in: path)) }
                try read(inner, prefix: key + ".", path: path)
            } else {
                let known = Setting.allCases.map(\.rawValue) + Setting.sections + ["apps", "inputs"]
                throw Self.unknown(key, path, among: known)
            }
        }
    }

    private static func value(_ node: Node, of setting: Setting, path: String) throws -> SettingValue {
        if node.isAbsent { return setting.isList ? .list([]) : .text("") }
        if let scalar = node.scalar {
            return setting.isList ? SettingValue(commaSeparated: scalar.string) : .text(scalar.string)
        }
        if setting.isList, let sequence = node.sequence {
            return .list(
                try sequence.map { item in
                    guard let scalar = item.scalar else {
                        throw CommandFailure(.usage, .mustBePlainValues(setting.rawValue, in: path))
                    }
                    return scalar.string
                }
            )
        }
        throw CommandFailure(
            .usage,
            setting.isList
                ? .mustBePlainValues(setting.rawValue, in: path) : .mustBePlainValue(setting.rawValue, in: path)
        )
    }

    private static func apps(_ node: Node, path: String) throws -> [App] {
        if node.isAbsent { return [] }
        guard let sequence = node.sequence else {
            throw CommandFailure(.usage, .appsNoList(in: path))
        }
        let apps = try sequence.map { try App($0, path: path) }
        var seen: Set<String> = []
        for app in apps where !seen.insert(app.bundleID).inserted {
            throw CommandFailure(.usage, .appNamedTwice(app.bundleID, in: path))
        }
        return apps
    }

    private mutating func readInputs(_ node: Node, path: String) throws {
        for (name, value) in try Self.members(node, of: "inputs", path: path) {
            let key = "inputs.\(name)"
            guard let kind = IntakeKind(rawValue: name) else {
                throw Self.unknown(key, path, among: IntakeKind.allCases.map { "inputs.\($0.rawValue)" })
            }
            let known = InputSetting.all.filter { $0.kind == kind }
            func take(_ key: String, _ node: Node, among candidates: [InputSetting], or others: [String]) throws {
                guard let setting = candidates.first(where: { $0.key == key }) else {
                    throw Self.unknown(key, path, among: candidates.map(\.key) + others)
                }
                guard let scalar = node.scalar else {
                    throw CommandFailure(.usage, .mustBePlainValue(key, in: path))
                }
                if !node.isAbsent { inputs[setting] = scalar.string }
            }
            for (aspect, inner) in try Self.members(value, of: key, path: path) {
                let columns = key + ".columns"
                if aspect == "columns" {
                    for (field, column) in try Self.members(inner, of: columns, path: path) {
                        try take("\(columns).\(field)", column, among: known.filter(\.isColumn), or: [])
                    }
                } else {
                    try take("\(key).\(aspect)", inner, among: known.filter { !$0.isColumn }, or: [columns])
                }
            }
        }
    }

    private static func members(_ node: Node, of key: String, path: String) throws -> [(String, Node)] {
        if node.isAbsent { return [] }
        guard let mapping = node.mapping else {
            throw CommandFailure(.usage, .mustBeMapping(key, in: path))
        }
        return mapping.map { ($0.key.string ?? "", $0.value) }
    }

    static func unknown(_ key: String, _ path: String, among known: [String]) -> CommandFailure {
        let nearest = known.min { editDistance(key, $0) < editDistance(key, $1) } ?? ""
        return CommandFailure(.usage, .unknownKey(key, in: path, nearest: nearest))
    }
}

extension Setting {
    /// The keys that hold other keys, those inside of others too: `apple`, `apple.server_api`.
    fileprivate static let sections: [String] = {
        let paths = Setting.allCases.flatMap { setting -> [String] in
            let parts = setting.rawValue.split(separator: ".")
            return (1..<parts.count).map { parts.prefix($0).joined(separator: ".") }
        }
        return Set(paths).sorted()
    }()
}

extension ConfigurationFile.App {
    fileprivate init(_ node: Node, path: String) throws {
        guard let mapping = node.mapping else {
            throw CommandFailure(.usage, .appNoMapping(in: path))
        }
        var bundleID: String?
        for (keyNode, value) in mapping {
            switch keyNode.string ?? "" {
            case "bundle_id": bundleID = try Self.plainText(value, of: "apps.bundle_id", path)
            case "apple_id": appleID = try Self.plainText(value, of: "apps.apple_id", path)
            case "shared_secret_file": sharedSecretFile = try Self.plainText(value, of: "apps.shared_secret_file", path)
            case let other:
                throw ConfigurationFile.unknown(
                    "apps.\(other)",
                    path,
                    among: ["apps.bundle_id", "apps.apple_id", "apps.shared_secret_file"]
                )
            }
        }
        guard let bundleID else {
            throw CommandFailure(.usage, .appWithoutBundleID(in: path))
        }
        // What Apple allows in one: an app of another name would own no purchase, and every purchase would be closed.
        guard bundleID.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil else {
            throw CommandFailure(.usage, .bundleIDDamaged(bundleID, in: path))
        }
        self.bundleID = bundleID
    }

    /// Nil where nothing is said.
    private static func plainText(_ node: Node, of key: String, _ path: String) throws -> String? {
        if node.isAbsent { return nil }
        guard let scalar = node.scalar else { throw CommandFailure(.usage, .mustBePlainValue(key, in: path)) }
        return scalar.string.isEmpty ? nil : scalar.string
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
