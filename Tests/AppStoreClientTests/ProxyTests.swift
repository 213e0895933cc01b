import Glibc
import ReconciliationCore
import Testing

@testable import AppStoreClient

/// The environment belongs to the process: each test has one of its own.
@Suite struct ProxyTests {
    @Test func `a proxy of the environment is used, and told the name only`() async throws {
        await #expect(processExitsWith: .success) {
            forgetProxies()
            let proxy = try LoopbackServer { _ in .http(502) }
            setenv("https_proxy", proxy.address, 1)
            let request = HTTPRequest(url: "https://api.storekit.example/inApps/v1/x", bearer: SealedBytes("token"))
            guard case .failure(let failure) = await (try CurlMulti(settings: .unhurried)).perform(request) else {
                exit(1)
            }
            let seen = proxy.requests
            let isRight =
                seen.map(\.line) == ["CONNECT api.storekit.example:443 HTTP/1.1"]
                && seen.allSatisfy { $0.headers["authorization"] == nil }
            exit(isRight && failure.kind == .broken ? 0 : 2)
        }
    }

    @Test func `this machine is never asked through a proxy`() async throws {
        await #expect(processExitsWith: .success) {
            forgetProxies()
            let proxy = try LoopbackServer { _ in .http(502) }
            let server = try LoopbackServer { _ in .http(200) }
            for name in ["http_proxy", "https_proxy", "all_proxy", "HTTPS_PROXY", "ALL_PROXY"] {
                setenv(name, proxy.address, 1)
            }
            let transport = try CurlMulti(settings: .unhurried)
            for host in ["127.0.0.1", "localhost"] {
                let answer = try await transport.perform(HTTPRequest(url: "http://\(host):\(server.port)/")).get()
                guard answer.status == 200 else { exit(1) }
            }
            exit(proxy.requests.isEmpty && server.requests.count == 2 ? 0 : 2)
        }
    }

    @Test func `no_proxy of the environment stays in force`() async throws {
        await #expect(processExitsWith: .success) {
            forgetProxies()
            let proxy = try LoopbackServer { _ in .http(502) }
            setenv("https_proxy", proxy.address, 1)
            // An address of this machine that does not count as one of its own names, so no name has to be looked up.
            setenv("no_proxy", "0.0.0.0", 1)
            let port = try ClosedPort()
            let request = HTTPRequest(url: "https://0.0.0.0:\(port.number)/")
            guard case .failure(let failure) = await (try CurlMulti(settings: .unhurried)).perform(request) else {
                exit(1)
            }
            exit(proxy.requests.isEmpty && failure.kind == .cannotConnect ? 0 : 2)
        }
    }
}

/// The settings of the machine the tests run on.
private func forgetProxies() {
    for name in ["http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"] {
        unsetenv(name)
    }
}
