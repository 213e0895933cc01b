import CCurl
import ReconciliationCore

/// One easy handle with everything libcurl writes into while it runs. Lives on the thread of `CurlLoop`.
final class CurlTransfer {
    let easy: UnsafeMutableRawPointer
    let submission: CurlSubmission
    private let settings: TransportSettings
    private let room: AnswerRoom
    /// Whether its answer has the room of a large one.
    private var isLarge = false
    /// Whether it waits for that room. Its time-out goes on.
    private var isWaitingForRoom = false
    private let errorText: UnsafeMutablePointer<CChar>
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var body: [UInt8] = []
    private var headerBytes = 0
    private var retryAfter: String?
    private var isTooLarge = false
    private var isHeadComplete = false
    /// The first setting libcurl refused.
    private var refusal = CURLE_OK

    /// Takes over the handle and frees it in the end.
    init(easy: UnsafeMutableRawPointer, submission: CurlSubmission, settings: TransportSettings, room: AnswerRoom) {
        self.easy = easy
        self.room = room
        self.submission = submission
        self.settings = settings
        errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_slist_free_all(headers)
        errorText.deallocate()
    }

    /// Sets everything; the failure where libcurl would not have it.
    func prepare() -> TransportFailure? {
        let address = submission.address
        set(CURLOPT_URL, address.text)
        set(CURLOPT_PATH_AS_IS, 1)
        set(CURLOPT_PROTOCOLS_STR, address.scheme)
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_SSL_VERIFYPEER, 1)
        set(CURLOPT_SSL_VERIFYHOST, 2)
        set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        // Rather wait for a connection that can be shared than open forty.
        set(CURLOPT_PIPEWAIT, address.scheme == "https" ? 1 : 0)
        set(CURLOPT_CONNECTTIMEOUT_MS, Int(settings.connectTimeout.milliseconds))
        set(CURLOPT_TIMEOUT_MS, Int(settings.totalTimeout.milliseconds))
        set(CURLOPT_TCP_KEEPALIVE, 1)
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        set(CURLOPT_ACCEPT_ENCODING, "")
        set(CURLOPT_USERAGENT, settings.userAgent)
        if let path = settings.authoritiesPath {
            set(CURLOPT_CAINFO, path)
            // The system's folder would go on being trusted besides.
            note(recoup_curl_set_string(easy, CURLOPT_CAPATH, nil))
        }
        // Setting it replaces no_proxy of the environment, so it is set only where no proxy may be used at all.
        if address.isLoopback { set(CURLOPT_NOPROXY, "*") }
        prepareSinks()
        prepareContent()
        guard refusal != CURLE_OK else { return nil }
        return TransportFailure(.cannotStart, String(cString: curl_easy_strerror(refusal)))
    }

    /// What became of it, by libcurl's code.
    func outcome(_ code: CURLcode) -> Result<HTTPAnswer, TransportFailure> {
        if isTooLarge {
            let detail = "the answer is longer than \(answerBytesMax) bytes"
            return .failure(TransportFailure(.tooLarge, detail))
        }
        guard code == CURLE_OK else {
            let kind = Self.kind(code)
            let text = String(cString: errorText)
            // Only these sentences say more than the code, and they quote names and addresses, not contents.
            let isTelling = !text.isEmpty && (kind == .tlsRefused || kind == .cannotConnect || kind == .timedOut)
            return .failure(TransportFailure(kind, isTelling ? text : String(cString: curl_easy_strerror(code))))
        }
        // libcurl takes a connection closed inside the head for the end of an empty answer.
        guard isHeadComplete else { return .failure(TransportFailure(.broken, "the answer ends inside its head")) }
        var status = 0
        recoup_curl_get_long(easy, CURLINFO_RESPONSE_CODE, &status)
        return .success(HTTPAnswer(status: status, retryAfter: retryAfter, body: SealedBytes(body)))
    }

    private static func kind(_ code: CURLcode) -> TransportFailure.Kind {
        switch code {
        case CURLE_OPERATION_TIMEDOUT: .timedOut
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PROXY,
            CURLE_INTERFACE_FAILED:
            .cannotConnect
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
            CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED,
            CURLE_SSL_ENGINE_INITFAILED:
            .tlsRefused
        // The scheme was checked before: what is unsupported is an answer without a status line.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING: .notHTTP
        case CURLE_URL_MALFORMAT: .badURL
        case CURLE_OUT_OF_MEMORY, CURLE_FAILED_INIT, CURLE_UNKNOWN_OPTION: .cannotStart
        default: .broken
        }
    }

    private func prepareSinks() {
        // Not retained: the transfer is removed from the multi handle before it is freed.
        let context = Unmanaged.passUnretained(self).toOpaque()
        note(recoup_curl_set_pointer(easy, CURLOPT_ERRORBUFFER, errorText))
        note(recoup_curl_set_pointer(easy, CURLOPT_WRITEDATA, context))
        note(recoup_curl_set_pointer(easy, CURLOPT_HEADERDATA, context))
        note(
            recoup_curl_set_sink(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
                CurlTransfer.at(context)?.takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
            }
        )
        note(
            recoup_curl_set_sink(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
                CurlTransfer.at(context)?.takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
            }
        )
    }

    private func prepareContent() {
        add("Accept: application/json")
        if let bearer = submission.request.bearer {
            add("Authorization: Bearer " + String(decoding: bearer.bytes, as: UTF8.self))
        }
        if let content = submission.request.body {
            add("Content-Type: \(submission.request.contentType)")
            // Large bodies would wait a second for a "100 Continue" nobody sends.
            add("Expect:")
            set(CURLOPT_POST, 1)
            note(recoup_curl_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(content.bytes.count)))
            content.bytes.withUnsafeBytes { buffer in
                // libcurl copies it, by the size told before.
                let start = UnsafeMutableRawPointer(mutating: buffer.baseAddress)
                note(recoup_curl_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, start))
            }
        }
        note(recoup_curl_set_list(easy, CURLOPT_HTTPHEADER, headers))
    }

    private func add(_ header: String) {
        guard let longer = curl_slist_append(headers, header) else {
            note(CURLE_OUT_OF_MEMORY)
            return
        }
        headers = longer
    }

    private func set(_ option: CURLoption, _ value: Int) { note(recoup_curl_set_long(easy, option, value)) }
    private func set(_ option: CURLoption, _ value: String) { note(recoup_curl_set_string(easy, option, value)) }
    private func note(_ code: CURLcode) { if refusal == CURLE_OK { refusal = code } }

    private static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
        context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    private var answerBytesMax: Int {
        min(settings.answerBytesMax, submission.request.answerBytesMax ?? settings.answerBytesMax)
    }

    /// Any number but that of the bytes given ends the transfer.
    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard body.count + bytes.count <= answerBytesMax else {
            isTooLarge = true
            return 0
        }
        if !isLarge, body.count + bytes.count > settings.smallAnswerBytesMax {
            isLarge = room.enter()
            isWaitingForRoom = !isLarge
            // libcurl brings the same bytes again after `goOn`.
            guard isLarge else { return Int(CURL_WRITEFUNC_PAUSE) }
        }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    /// Gives its room back, once the transfer has ended.
    func leaveRoom() {
        if isLarge { room.leave() }
        isLarge = false
    }

    /// Goes on where it waited for room.
    func goOn() {
        guard isWaitingForRoom else { return }
        isWaitingForRoom = false
        curl_easy_pause(easy, CURLPAUSE_CONT)
    }

    private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
        headerBytes += bytes.count
        guard headerBytes <= settings.headerBytesMax else {
            isTooLarge = true
            return 0
        }
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") {
            // A further status line: what came before was an interim answer.
            retryAfter = nil
            isHeadComplete = false
        } else if line == "\r\n" || line == "\n" {
            isHeadComplete = true
        } else if let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "retry-after" {
            let value = line[line.index(after: colon)...].utf8.filter { $0 > 0x20 }
            retryAfter = String(decoding: value, as: UTF8.self)
        }
        return bytes.count
    }
}
