import FoundationEssentials

extension Decodable {
    /// Reads a value from the JSON text that the ledger keeps of it.
    package init(json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
}
