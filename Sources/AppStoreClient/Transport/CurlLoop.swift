import CCurl
import Glibc

/// The thread that owns the multi handle: everything libcurl does happens here.
final class CurlLoop {
    private let multi: UnsafeMutableRawPointer
    private let mailbox: CurlMailbox
    private let settings: TransportSettings
    private let room: AnswerRoom
    /// By easy handle. A transfer leaves the multi handle before it leaves this dictionary and its buffers die.
    private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    private var line: [CurlSubmission] = []

    /// How long the thread sleeps where nothing is to do; it is woken for every piece of mail.
    private static let pollMilliseconds: Int32 = 1000

    init(multi: UnsafeMutableRawPointer, mailbox: CurlMailbox, settings: TransportSettings) {
        self.multi = multi
        self.mailbox = mailbox
        self.settings = settings
        room = AnswerRoom(largeAnswersMax: settings.largeAnswersMax)
    }

    /// Works until the mailbox is closed and everybody has an answer.
    func run() {
        blockBrokenPipeSignal()
        recoup_curl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
        recoup_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, settings.concurrentMax)
        recoup_curl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, settings.concurrentMax)
        while true {
            let mail = mailbox.take()
            line += mail.arrivals
            withdraw(mail.withdrawn)
            startWaiting()
            if mail.isClosed, running.isEmpty, line.isEmpty { break }
            var count: Int32 = 0
            let status = curl_multi_perform(multi, &count)
            if status != CURLM_OK { failAll(status) }
            collect()
            if !line.isEmpty, running.count < settings.concurrentMax { continue }
            curl_multi_poll(multi, nil, 0, Self.pollMilliseconds, nil)
        }
        mailbox.forget()
        curl_multi_cleanup(multi)
    }

    /// OpenSSL writes to sockets without MSG_NOSIGNAL, and with CURLOPT_NOSIGNAL libcurl leaves SIGPIPE to us. Blocked
    /// on this thread only, so that the rest of the program keeps its usual end behind a closed pipe.
    private func blockBrokenPipeSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private func startWaiting() {
        let room = min(line.count, settings.concurrentMax - running.count)
        guard room > 0 else { return }
        for submission in line.prefix(room) { start(submission) }
        line.removeFirst(room)
    }

    private func start(_ submission: CurlSubmission) {
        guard let easy = curl_easy_init() else {
            submission.fail(.cannotStart, "out of memory")
            return
        }
        let transfer = CurlTransfer(easy: easy, submission: submission, settings: settings, room: room)
        if let failure = transfer.prepare() {
            submission.reply.resume(returning: .failure(failure))
            return
        }
        guard curl_multi_add_handle(multi, easy) == CURLM_OK else {
            submission.fail(.cannotStart, "libcurl takes no further transfer")
            return
        }
        running[easy] = transfer
    }

    private func withdraw(_ ids: Set<UInt64>) {
        guard !ids.isEmpty else { return }
        for transfer in running.values where ids.contains(transfer.submission.id) {
            end(transfer, .failure(TransportFailure(.cancelled, "cancelled")))
        }
        for submission in line where ids.contains(submission.id) { submission.fail(.cancelled, "cancelled in line") }
        line.removeAll { ids.contains($0.id) }
    }

    private func collect() {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle,
                let transfer = running[easy]
            else { continue }
            // Read before the handle is removed: the message dies with it.
            let code = message.pointee.data.result
            end(transfer, transfer.outcome(code))
        }
        // One that goes on without room pauses again at once, and libcurl would have this thread try without end.
        for transfer in running.values where room.hasRoom { transfer.goOn() }
    }

    private func end(_ transfer: CurlTransfer, _ outcome: Result<HTTPAnswer, TransportFailure>) {
        curl_multi_remove_handle(multi, transfer.easy)
        running[transfer.easy] = nil
        transfer.leaveRoom()
        transfer.submission.reply.resume(returning: outcome)
    }

    private func failAll(_ status: CURLMcode) {
        let detail = String(cString: curl_multi_strerror(status))
        for transfer in running.values { end(transfer, .failure(TransportFailure(.cannotStart, detail))) }
    }
}
