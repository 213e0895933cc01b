import Glibc
import ReconciliationCore

@testable import AppStoreClient

extension TransportSettings {
    /// Time-outs that end a hung test and no other: a slow machine never reaches them. The transfer then says `timedOut`.
    static var unhurried: TransportSettings {
        var settings = TransportSettings()
        settings.connectTimeout = .seconds(3_600)
        settings.totalTimeout = .seconds(3_600)
        return settings
    }
}

/// For a test in a process of its own: ends the process by SIGALRM after an hour, which fails the test by that name.
func endIfHung() { alarm(3_600) }

/// A port of this machine that is taken and refuses connections, for as long as this value lives.
final class ClosedPort {
    let number: UInt16
    private let descriptor: Int32

    init() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        // Bound, and never told to listen.
        let isBound = withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
            }
        }
        guard descriptor >= 0, isBound else { throw LoopbackServer.CannotListen() }
        self.descriptor = descriptor
        number = UInt16(bigEndian: place.sin_port)
    }

    deinit { close(descriptor) }
}
