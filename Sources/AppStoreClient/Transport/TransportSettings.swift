package import ReconciliationCore

/// Limits of the transport.
package struct TransportSettings: Sendable, Hashable {
    /// From the start of a transfer to the end of the TLS handshake.
    package var connectTimeout = Span.seconds(10)
    /// From the start of a transfer to its last byte.
    package var totalTimeout = Span.seconds(30)
    /// Bytes of one answer after decoding; one byte more ends the transfer.
    package var answerBytesMax = 32 << 20
    /// Bytes every answer has room for; longer ones wait for their turn …
    package var smallAnswerBytesMax = 512 << 10
    /// … of so many at a time. All answers under way hold at most `concurrentMax` small ones and these.
    package var largeAnswersMax = 2
    /// Bytes of all headers of one answer.
    package var headerBytesMax = 64 << 10
    /// Transfers at a time; the others wait in line.
    package var concurrentMax = 64
    /// A PEM file of TLS authorities in place of the system's.
    package var authoritiesPath: String?
    package var userAgent = "recoup"

    package init() {}
}
