import CCurl

import class Foundation.Thread

/// libcurl's preparation: once per process, before anything else of it.
private let isCurlStarted = recoup_curl_start() == CURLE_OK

/// HTTP over libcurl: one thread, one multi handle, any number of tasks asking.
///
/// Connections are kept and shared, HTTP/2 where offered. Certificates and host names are always checked, redirects
/// never followed. Proxies are those of the environment, as libcurl reads it, but never towards this machine.
package final class CurlMulti: HTTPTransport {
    private let mailbox: CurlMailbox

    /// - Throws: `cannotStart` where libcurl refuses to.
    package init(settings: TransportSettings = TransportSettings()) throws(TransportFailure) {
        precondition(settings.concurrentMax > 0)
        guard isCurlStarted, let multi = curl_multi_init() else {
            throw TransportFailure(.cannotStart, "libcurl does not start")
        }
        // A pointer cannot be sent to a thread, its address can: from here on it belongs to that thread alone.
        let address = UInt(bitPattern: multi)
        let mailbox = CurlMailbox(multiAddress: address)
        self.mailbox = mailbox
        let thread = Thread {
            guard let multi = UnsafeMutableRawPointer(bitPattern: address) else { return }
            CurlLoop(multi: multi, mailbox: mailbox, settings: settings).run()
        }
        thread.name = "libcurl"
        thread.start()
    }

    deinit { mailbox.close() }

    package func perform(_ request: HTTPRequest) async -> Result<HTTPAnswer, TransportFailure> {
        let address: WebAddress
        do {
            address = try WebAddress(request.url)
        } catch {
            return .failure(error)
        }
        let id = mailbox.nextID()
        defer { mailbox.settle(id) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { reply in
                mailbox.submit(CurlSubmission(id: id, request: request, address: address, reply: reply))
            }
        } onCancel: {
            mailbox.withdraw(id)
        }
    }
}
