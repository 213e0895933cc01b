/// One question over HTTP.
package struct HTTPRequest: Sendable, Hashable {
    package let url: String
    /// Sent as `Authorization: Bearer`.
    package let bearer: SealedBytes?
    /// With a body it is a POST, without one a GET.
    package let body: SealedBytes?
    /// What the body is; Apple's services speak JSON.
    package let contentType: String
    /// The longest answer that makes sense; nil for the transport's own limit.
    package let answerBytesMax: Int?

    package init(
        url: String,
        bearer: SealedBytes? = nil,
        body: SealedBytes? = nil,
        contentType: String = "application/json",
        answerBytesMax: Int? = nil
    ) {
        self.url = url
        self.bearer = bearer
        self.body = body
        self.contentType = contentType
        self.answerBytesMax = answerBytesMax
    }
}

/// What came back, whatever its status.
package struct HTTPAnswer: Sendable, Hashable {
    package let status: Int
    /// The header `Retry-After` as it stands.
    package let retryAfter: String?
    /// Decoded: content encodings are undone.
    package let body: SealedBytes

    package init(status: Int, retryAfter: String? = nil, body: SealedBytes) {
        self.status = status
        self.retryAfter = retryAfter
        self.body = body
    }
}

/// Why there is no answer. Never a verdict about what was asked.
package struct TransportFailure: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Not connected, or not answered in full, in time.
        case timedOut = "timed_out"
        /// No such name, no route, nobody listening, or no way through the proxy.
        case cannotConnect = "cannot_connect"
        /// The server could not prove to be who it should be, or no common TLS.
        case tlsRefused = "tls_refused"
        /// The connection ended inside the answer, or before it.
        case broken
        /// What came is not HTTP, or not in an encoding we know.
        case notHTTP = "not_http"
        case tooLarge = "too_large"
        /// Not https, nor http to this machine itself; or not a URL.
        case badURL = "bad_url"
        case cancelled
        /// libcurl refused a setting or ran out of memory.
        case cannotStart = "cannot_start"
    }

    /// What is wrong with an address that was written.
    package enum AddressFault: Sendable, Hashable {
        /// An endpoint with a query or a fragment.
        case queryOrFragment
        case notURL
        case userOrPassword
        /// Neither https nor http to this machine: the scheme and the host.
        case insecure(String)
    }

    package let kind: Kind
    /// Nil where it is not about the address alone.
    package let addressFault: AddressFault?
    /// libcurl's sentence; holds host names at most.
    package let detail: String

    package init(_ kind: Kind, _ detail: String) {
        self.kind = kind
        self.detail = detail
        addressFault = nil
    }

    init(_ fault: AddressFault) {
        kind = .badURL
        detail = "\(fault)"
        addressFault = fault
    }

    package var description: String { "\(kind.rawValue): \(detail)" }
}

/// Carries questions to a server and brings what came back.
package protocol HTTPTransport: Sendable {
    /// Asks once: no retry, no redirect. A cancelled task gets `cancelled`.
    func perform(_ request: HTTPRequest) async -> Result<HTTPAnswer, TransportFailure>
}
