#if PostgreSQL
import CPostgreSQL

/// Where a database is, as libpq takes it: `postgresql://recoup@db.example.com/ledger?sslmode=verify-full`. What is not said
/// there libpq takes from its environment: `PGHOST`, `PGSERVICEFILE`, `PGPASSFILE` and the others.
package struct ServerAddress: Sendable, Hashable {
    /// As it was given: it holds no secret, and may be shown.
    package let text: String

    package enum Fault: Error, Hashable {
        /// libpq's reason; nil where it could cite a secret.
        case malformed(String?)
        /// By libpq's name of the parameter.
        case holdsSecret(String)
    }

    /// - Throws: where libpq cannot read it, or where it holds a password: that belongs into a file of its own.
    package init(_ text: String) throws(Fault) {
        var reason: UnsafeMutablePointer<CChar>?
        guard let options = PQconninfoParse(text, &reason) else {
            defer { PQfreemem(reason) }
            let rest = text.drop { $0 != ":" }.dropFirst(3)
            let mayHoldSecret = rest.contains("@") || text.lowercased().contains("pass") || text.contains("%")
            let sentence = mayHoldSecret ? nil : reason.map { ServerError.sentence(of: $0) }
            throw .malformed(sentence)
        }
        defer { PQconninfoFree(options) }
        var option = options
        while let keyword = option.pointee.keyword {
            // libpq marks what is not for the screen.
            let isSecret = option.pointee.dispchar.map { String(cString: $0) == "*" } ?? false
            if isSecret, option.pointee.val != nil { throw .holdsSecret(String(cString: keyword)) }
            // libpq ends the name and password of an address at the first slash: `recoup:ab/cd@db` is a host with a port to it.
            if String(cString: keyword) == "port", let port = option.pointee.val, !Self.holdsPorts(port) {
                throw .holdsSecret("password")
            }
            option += 1
        }
        if Self.path(of: text)?.contains("@") == true { throw .holdsSecret("password") }
        self.text = text
    }

    private static func holdsPorts(_ text: UnsafePointer<CChar>) -> Bool {
        String(cString: text).utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ",")
        }
    }

    /// What stands between the server and the parameters of a URI; nil where there is nothing.
    private static func path(of text: String) -> Substring? {
        guard let scheme = text.firstRange(of: "://") else { return nil }
        let rest = text[scheme.upperBound...].prefix { $0 != "?" }
        return rest.firstIndex(of: "/").map { rest[$0...] }
    }
}
#endif
