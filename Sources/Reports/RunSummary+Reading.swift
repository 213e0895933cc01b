import FoundationEssentials

extension RunSummary {
    /// The exit status a published `summary.json` states; nil where there is none, or it cannot be understood.
    static func exitStatus(inFolder folder: String) throws -> Int? {
        struct Stated: Decodable {
            let exit_status: Int
        }
        let path = folder + "/summary.json"
        guard FileSystem.isTaken(path) else { return nil }
        do {
            return try JSONDecoder().decode(Stated.self, from: Data(FileSystem.contents(of: path))).exit_status
        } catch is DecodingError {
            return nil
        }
    }
}
