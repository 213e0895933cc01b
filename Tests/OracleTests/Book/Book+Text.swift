import AppStoreSimulator

extension Book: CustomStringConvertible {
    /// The book for people: one line per row, only what is said.
    var description: String {
        let parts: [(String, [Any])] = [
            ("upload", uploads), ("credit", credits), ("user", users), ("product", products), ("payment", payments),
            ("not found", notFound),
        ]
        let rows = parts.flatMap { name, rows in rows.map { "\(name): \(Self.said($0))" } }
        let nights = nights.map(\.text).joined(separator: ", ")
        return (["as of \(nights), policy: \(Self.said(policy))"] + rows).joined(separator: "\n")
    }

    /// The fields of a row that are not nil, in their own order.
    private static func said(_ value: Any) -> String {
        if let moment = value as? Moment { return moment.text }
        if let text = value as? String { return "\"\(text)\"" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { said($0.value) } ?? ""
        case .collection: return "[" + mirror.children.map { said($0.value) }.joined(separator: ", ") + "]"
        case .struct: return "(" + mirror.children.compactMap(field).joined(separator: ", ") + ")"
        case .enum where !mirror.children.isEmpty:
            return mirror.children.map { "\($0.label ?? "") \(said($0.value))" }.joined()
        default: return "\(value)"
        }
    }

    private static func field(_ child: Mirror.Child) -> String? {
        let text = said(child.value)
        let isUsual = text.isEmpty || text == "false" || child.label == "night" && text == "0"
        return isUsual ? nil : "\(child.label ?? "?"): \(text)"
    }
}
