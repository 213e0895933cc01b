import Foundation
import Testing

/// Files that a command is given by name to look at.
@Suite struct NamedInputTests {
    @Test(arguments: [["inspect"], ["audit", "verify"], ["case", "import"], ["lookup", "--receipt"]])
    func `a device, a pipe and a folder are named as what they are`(command: [String]) async throws {
        let place = try await Workplace.small()
        try await place.prepare("mkfifo p")
        for (file, reason) in [("/dev/zero", "is a device"), ("p", "is a pipe"), (".", "is a folder")] {
            let ending = try await place.recoup(command + [file])
            #expect(ending.status == 64)
            #expect(ending.messages.contains(reason), "\(ending.messages)")
            #expect(!ending.messages.contains("Success"))
        }
    }

    @Test(arguments: ["inspect -", "inspect /dev/stdin", "inspect /dev/fd/0", "inspect /proc/self/fd/0"])
    func `a pipe that is handed over is read`(command: String) async throws {
        let place = try await Workplace.small()
        let named = try await place.recoup("inspect", "recoup.yaml")
        let piped = try await place.shell("cat recoup.yaml | $RECOUP \(command)")
        #expect(piped.output == named.output)
        #expect(piped.status == named.status)
    }

    @Test func `the pipe of a command in the shell is read`() async throws {
        let place = try await Workplace.small()
        let named = try await place.recoup("inspect", "recoup.yaml")
        let piped = try await place.shell(#""$RECOUP" inspect <(cat recoup.yaml)"#)
        #expect(piped.output == named.output, "\(piped.messages)")
    }

    @Test(arguments: ["https://x.example/?a=b", "https://x.example/#f", "https://u:p@x.example", "https://x.example?"])
    func `an endpoint that would swallow the path is 64`(endpoint: String) async throws {
        let place = try await Workplace.small()
        for key in ["PRODUCTION", "SANDBOX", "VERIFY_PRODUCTION", "VERIFY_SANDBOX"] {
            let ending = try await place.recoup(
                ["config", "validate"],
                environment: ["RECOUP_APPLE_ENDPOINTS_\(key)": endpoint]
            )
            #expect(ending.status == 64)
            #expect(ending.messages.contains("apple.endpoints.\(key.lowercased())"), "\(ending.messages)")
        }
    }
}
