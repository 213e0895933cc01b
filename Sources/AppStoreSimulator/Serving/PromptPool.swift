import FlyingFox
import FlyingSocks
import Foundation

/// FlyingFox's own socket pool, but for answers that leave at once.
///
/// Head and body are written apart; with Nagle's algorithm the body would wait for the client's delayed
/// acknowledgement, 40 ms that no client should mistake for ours.
struct PromptPool: AsyncSocketPool {
    private let pool: any AsyncSocketPool = HTTPServer.defaultPool()

    func prepare() async throws {
        try await pool.prepare()
    }

    func run() async throws {
        try await pool.run()
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // The listening socket comes first, and what it accepts inherits the option.
        var isOn: Int32 = 1
        setsockopt(socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        try await pool.suspendSocket(socket, untilReadyFor: events)
    }
}
