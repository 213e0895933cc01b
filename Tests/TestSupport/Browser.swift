package import Foundation
import Glibc

/// Headless Chromium, driven over its debugging pipe (Chrome DevTools Protocol).
///
/// It keeps what pages ask for over the network and what they complain about.
package final class Browser {
    /// Whether the tests that need it can run; Debian's package is `chromium`.
    package static var isInstalled: Bool { program != nil }

    /// What the pages asked for, their own files included.
    package private(set) var requests: [String] = []
    /// Exceptions, messages of the console, and what the browser logs itself: violated policies, failed requests.
    package private(set) var complaints: [String] = []

    private let folder: TemporaryFolder
    private let process = Process()
    private let input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []
    private var lastCall = 0
    private var session: String?
    private var isLoaded = false

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private static var program: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/chromium" }.first { access($0, X_OK) == 0 }
    }

    package init() throws {
        guard let program = Self.program else { throw Failure(description: "Chromium is not installed.") }
        folder = try TemporaryFolder()
        for name in ["in", "out"] {
            guard mkfifo(folder.path(name), 0o600) == 0 else { throw Failure(description: "cannot make a pipe") }
        }
        // Both ends at once: nobody waits for the other to come.
        input = open(folder.path("in"), O_RDWR | O_CLOEXEC)
        output = open(folder.path("out"), O_RDWR | O_CLOEXEC)
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", #"exec "$0" "$@" 3<"$RECOUP_TEST_IN" 4>"$RECOUP_TEST_OUT""#, program, "--headless=new",
            "--no-sandbox",
            "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-component-update",
            "--disable-background-networking", "--remote-debugging-pipe", "--user-data-dir=\(folder.path("profile"))",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([
            "RECOUP_TEST_IN": folder.path("in"), "RECOUP_TEST_OUT": folder.path("out"),
        ]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
        let attached = try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        close(input)
        close(output)
    }

    /// Opens a page and waits until it has loaded. What pages before it asked for and complained about is forgotten.
    package func load(_ page: URL) throws {
        isLoaded = false
        requests = []
        complaints = []
        try call("Page.navigate", ["url": page.absoluteString])
        while !isLoaded { try receive() }
    }

    /// What an expression is; a promise is waited for.
    package func evaluate(_ script: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": script, "returnByValue": true, "awaitPromise": true]
        )
        if let thrown = answer["exceptionDetails"] { throw Failure(description: "\(script): \(thrown)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    package func text(_ script: String) throws -> String? { try evaluate(script) as? String }

    package func number(_ script: String) throws -> Int? { try evaluate(script) as? Int }

    /// Waits until an expression holds.
    package func wait(until script: String) throws {
        let polling = """
            new Promise((done, failed) => {
              const end = Date.now() + 20000;
              const look = () => (\(script)) ? done(true) : Date.now() > end ? failed(new Error("never")) : setTimeout(look, 10);
              look();
            })
            """
        _ = try evaluate(polling)
    }

    /// Presses a key and lets it go, as a person does.
    package func press(_ key: String, code: Int, text: String = "") throws {
        let pressed: [String: Any] = ["key": key, "code": key, "windowsVirtualKeyCode": code]
        try call("Input.dispatchKeyEvent", pressed.merging(["type": "keyDown", "text": text]) { $1 })
        try call("Input.dispatchKeyEvent", pressed.merging(["type": "keyUp"]) { $1 })
    }

    /// Types into what has the focus.
    package func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

    package func resize(width: Int, height: Int) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
        )
    }

    /// As if it were printed, or on the screen again.
    package func show(as medium: String) throws { try call("Emulation.setEmulatedMedia", ["media": medium]) }

    // MARK: The protocol

    @discardableResult
    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastCall += 1
        var message: [String: Any] = ["id": lastCall, "method": method, "params": parameters]
        if let session, !method.hasPrefix("Target.") { message["sessionId"] = session }
        try send(Array(JSONSerialization.data(withJSONObject: message)) + [0])
        while true {
            guard let answer = try receive(), answer["id"] as? Int == lastCall else { continue }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { throw Failure(description: "the browser takes no commands") }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// The next answer; nil for an event, which is noted.
    @discardableResult
    private func receive() throws -> [String: Any]? {
        while !buffer.contains(0) {
            var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, 60_000) > 0 else { throw Failure(description: "the browser says nothing any more") }
            var piece = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(output, &piece, piece.count)
            guard count > 0 else { continue }
            buffer += piece[..<count]
        }
        let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
        let read = try JSONSerialization.jsonObject(with: Data(buffer[..<end]))
        buffer.removeSubrange(...end)
        guard let message = read as? [String: Any] else { return nil }
        guard let event = message["method"] as? String else { return message }
        note(event, message["params"] as? [String: Any] ?? [:])
        return nil
    }

    private func note(_ event: String, _ parameters: [String: Any]) {
        switch event {
        case "Page.loadEventFired": isLoaded = true
        case "Network.requestWillBeSent":
            requests.append((parameters["request"] as? [String: Any])?["url"] as? String ?? "?")
        case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
            complaints.append("\(event): \(parameters)")
        default: break
        }
    }
}
