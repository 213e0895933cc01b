import CCurl

/// A URL that may be asked: https anywhere, http on this machine only.
///
/// Taken apart by libcurl's own parser, so that what is checked here is what is asked there.
package struct WebAddress: Sendable, Hashable {
    package let text: String
    package let scheme: String
    package let host: String

    /// - Throws: `badURL`, saying what to write instead.
    package init(_ text: String) throws(TransportFailure) {
        guard let parts = curl_url() else { throw TransportFailure(.cannotStart, "out of memory") }
        defer { curl_url_cleanup(parts) }
        guard curl_url_set(parts, CURLUPART_URL, text, 0) == CURLUE_OK,
            let scheme = Self.part(CURLUPART_SCHEME, of: parts), let host = Self.part(CURLUPART_HOST, of: parts)
        else { throw TransportFailure(.notURL) }
        guard Self.part(CURLUPART_USER, of: parts) == nil, Self.part(CURLUPART_PASSWORD, of: parts) == nil else {
            throw TransportFailure(.userOrPassword)
        }
        self.text = text
        self.scheme = scheme.lowercased()
        self.host = host.lowercased()
        guard self.scheme == "https" || self.scheme == "http" && isLoopback else {
            throw TransportFailure(.insecure("\(self.scheme)://\(self.host)"))
        }
    }

    /// Whether it leads to this machine itself; libcurl resolves `localhost` to nothing else (RFC 6761, 6.3).
    package var isLoopback: Bool {
        if host == "localhost" || host == "[::1]" || host == "::1" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }

    private static func part(_ what: CURLUPart, of parts: OpaquePointer) -> String? {
        var found: UnsafeMutablePointer<CChar>?
        guard curl_url_get(parts, what, &found, 0) == CURLUE_OK, let found else { return nil }
        defer { curl_free(found) }
        return String(cString: found)
    }
}
