import FlyingFox
import FlyingSocks
import Foundation
import Glibc
import ReconciliationCore
import Reports
import TestSupport
import Testing

@testable import Recoup

/// What tells others how a night went: pings, metrics, hooks.
@Suite struct WatchingTests {
    /// Keeps what it is sent, as healthchecks.io does.
    private actor PingService {
        struct Ping: Sendable, Hashable {
            var path: String
            var run: String?
            var body: String
        }

        private(set) var pings: [Ping] = []

        func take(_ request: FlyingFox.HTTPRequest) async throws {
            let body = String(decoding: try await request.bodyData, as: UTF8.self)
            pings.append(Ping(path: request.path, run: request.query["rid"], body: body))
        }
    }

    /// Runs `body` with the address of a check, served on this machine, that answers with `status`.
    private static func served(
        _ status: FlyingFox.HTTPStatusCode = .ok,
        _ body: (String, PingService) async throws -> Void
    ) async throws {
        let service = PingService()
        let handler = ClosureHTTPHandler { request in
            try await service.take(request)
            return HTTPResponse(statusCode: status, body: Data("OK".utf8))
        }
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), handler: handler)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            try await server.waitUntilListening(timeout: 3_600)
            guard case .ip4(_, let port) = await server.listeningAddress else {
                Issue.record("the service has no address")
                return
            }
            try await body("http://127.0.0.1:\(port)/ping/3f2a", service)
            await server.stop()
            group.cancelAll()
        }
    }

    private static func place(_ more: String) async throws -> Workplace {
        let place = try await Workplace.small(more: more)
        try place.put(payment: "700001001", at: "2026-02-28T09:00:00Z")
        return place
    }

    @Test func `a ledger that is gone is told to those who watch`() async throws {
        let place = try await Self.place(
            "notify: { metrics_file: recoup.prom }\nhooks: { on_failure: 'echo $RECOUP_STATUS > failed' }"
        )
        try await place.run()
        try place.remove("recoup.sqlite")
        #expect(try await place.run().status == 10)
        #expect(try place.text("recoup.prom").contains("\nrecoup_exit_status 10\n"))
        #expect(try place.text("failed") == "10\n")
    }

    // MARK: Pings

    @Test func `start and success are pinged with one run id, and the summary goes along`() async throws {
        try await Self.served { address, service in
            let place = try await Self.place("notify: { healthcheck_url_file: check }")
            try place.put(address + "\n", at: "check")
            #expect(try await place.run("--max-requests", "0").status == 0)
            let pings = await service.pings
            #expect(pings.map(\.path) == ["/ping/3f2a/start", "/ping/3f2a"])
            let run = try #require(pings[0].run)
            #expect(UUID(uuidString: run) != nil && pings[1].run == run)
            #expect(pings[1].body.hasPrefix("exit status 0\n\n"))
            #expect(pings[1].body.contains("Control totals: all"))
        }
    }

    @Test func `a night that does not end with 0 is pinged as a failure with its status`() async throws {
        try await Self.served { address, service in
            let place = try await Self.place("notify: { healthcheck_url_file: check }")
            try place.put(address, at: "check")
            try place.put("order\n1\n", at: "inbox/credits/c.csv")
            #expect(try await place.run().status == 3)
            #expect(try await place.run(asOf: "2026-02-01T03:00:00Z").status == 64)
            let pings = await service.pings
            #expect(pings.map(\.path) == ["/start", "/fail", "/start", "/fail"].map { "/ping/3f2a" + $0 })
            #expect(pings[1].body.hasPrefix("exit status 3\n\nFILE REFUSED: "))
            #expect(pings[3].body.hasPrefix("exit status 64\n\n"))
        }
    }

    @Test(arguments: ["--dry-run", "--offline"])
    func `a rehearsal and an offline run ping nobody`(option: String) async throws {
        try await Self.served { address, service in
            let place = try await Self.place("notify: { healthcheck_url_file: check }")
            try place.put(address, at: "check")
            #expect(try await place.run(option).status == 0)
            #expect(await service.pings.isEmpty)
        }
    }

    @Test func `a ping that fails changes nothing, and doctor calls it an error`() async throws {
        try await Self.served(.notFound) { address, service in
            let place = try await Self.place("notify: { healthcheck_url_file: check }")
            try place.put(address, at: "check")
            chmod(place.path("check"), 0o600)
            let night = try await place.run()
            #expect(night.status == 0)
            #expect(night.messages.contains("the ping did not work: it answered 404"), "\(night.messages)")
            #expect(!night.messages.contains("3f2a"))
            let doctor = try await place.recoup("doctor")
            #expect(doctor.status == 3)
            #expect(
                doctor.output.contains("WRONG  ping notify.healthcheck_url_file: does not work"),
                "\(doctor.output)"
            )
            #expect(await service.pings.last?.path == "/ping/3f2a/log")
        }
        let place = try await Self.place("notify: { healthcheck_url_file: nowhere }")
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.output.contains("WRONG  ping"), "\(doctor.output)")
    }

    // MARK: Metrics

    @Test func `metrics are written whole after each run, and keep the last success`() async throws {
        let place = try await Self.place("notify: { metrics_file: metrics/recoup.prom }")
        try FileManager.default.createDirectory(
            at: place.folder.appending(path: "metrics"),
            withIntermediateDirectories: true
        )
        #expect(try await place.run("--dry-run").status == 0)
        #expect(place.names("metrics").isEmpty)
        #expect(try await place.run().status == 0)
        let good = try place.text("metrics/recoup.prom")
        #expect(good.contains("\nrecoup_exit_status 0\n"), "\(good)")
        #expect(good.contains("\nrecoup_control_totals_failed 0\n"))
        #expect(good.contains(#"recoup_awaiting_delivery{age="#), "\(good)")
        let success = try #require(good.split(separator: "\n").first { $0.hasPrefix("recoup_last_success_") })

        try place.put("order\n1\n", at: "inbox/credits/c.csv")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 3)
        let partly = try place.text("metrics/recoup.prom")
        #expect(partly.contains("\nrecoup_exit_status 3\n"))
        #expect(partly.contains("\nrecoup_refused_files 1\n"))
        #expect(partly.contains("\n\(success)\n"))
        #expect(place.names("metrics") == ["recoup.prom"])

        #expect(try await place.run(asOf: "2026-02-01T03:00:00Z").status == 64)
        #expect(try place.text("metrics/recoup.prom").contains("\nrecoup_exit_status 64\n"))
    }

    // MARK: Hooks

    @Test func `hooks are started with what the run came to, each when it is due`() async throws {
        let place = try await Self.place(
            """
            hooks:
              after_run: 'echo "$RECOUP_HOOK $RECOUP_STATUS $RECOUP_MISSING_CREDITS" >> hooks.txt'
              on_findings: 'echo "$RECOUP_HOOK $RECOUP_NEW_FINDINGS" >> hooks.txt; test -f "$RECOUP_REPORT/summary.json"'
              on_failure: 'echo "$RECOUP_HOOK $RECOUP_STATUS" >> hooks.txt'
            """
        )
        try place.put(creditsKnownUntil: "2026-03-01T02:00:00Z", in: "w.csv")
        let night = try await place.run("--dry-run")
        #expect(night.status == 0)
        #expect(!place.names(".").contains("hooks.txt"))
        let real = try await place.run(asOf: "2026-03-01T10:00:00Z")
        #expect(real.status == 0)
        #expect(!real.messages.contains("hooks."), "\(real.messages)")
        try place.put("order\n1\n", at: "inbox/credits/c.csv")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 3)
        #expect(try place.text("hooks.txt") == "after_run 0 1\non_findings 1\nafter_run 3 1\non_failure 3\n")
    }

    @Test func `a night whose summary cannot be written has failed for whoever watches too`() async throws {
        let place = try await Self.place(
            """
            notify: { metrics_file: recoup.prom }
            hooks: { after_run: 'echo "after $RECOUP_STATUS" >> hooks.txt', on_failure: 'echo failed >> hooks.txt' }
            """
        )
        let night = try await place.shell(#""$RECOUP" run --offline --as-of \#(Workplace.asOf) > /dev/full"#)
        #expect(night.status == 1, "\(night.messages)")
        #expect(try place.text("hooks.txt") == "after 1\nfailed\n")
        #expect(try place.text("recoup.prom").contains("\nrecoup_exit_status 1\n"))
    }

    @Test(arguments: [["--wait-lock", "10min"], ["--as-of", "tomorrow"], ["--max-requests=-5"]])
    func `a wrong argument is no night that failed`(arguments: [String]) async throws {
        let place = try await Self.place(
            "hooks: { after_run: 'echo ran >> hooks.txt', on_failure: 'echo failed >> hooks.txt' }"
        )
        #expect(try await place.recoup(["run", "--offline"] + arguments).status == 64)
        #expect(!place.names(".").contains("hooks.txt"))
    }

    @Test func `a hook is told of no report where none was published`() async throws {
        let place = try await Self.place(
            #"hooks: { after_run: 'echo "$RECOUP_STATUS <$RECOUP_REPORT>" >> hooks.txt' }"#
        )
        #expect(try await place.run().status == 0)
        try place.changeLedger("UPDATE source_file SET record_count = record_count + 1")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 6)
        #expect(place.names("reports").contains("20260302T030000Z.failed-1"))
        #expect(try place.text("hooks.txt") == "0 <\(place.path("reports/20260301T030000Z"))>\n6 <>\n")
    }

    @Test func `a hook is told no numbers where a night failed before it had any`() async throws {
        let numbers = ["MISSING_CREDITS", "OPEN_FINDINGS", "NEW_FINDINGS", "REOPENED_CASES", "REFUSED_ROWS"]
            .map { "$RECOUP_\($0)" }
        let place = try await Self.place(
            #"hooks: { after_run: 'echo "$RECOUP_STATUS <\#(numbers.joined())>" >> hooks.txt' }"#
        )
        #expect(try await place.run().status == 0)
        #expect(try await place.run(asOf: "2026-02-01T03:00:00Z").status == 64)
        #expect(try place.text("hooks.txt").hasSuffix(">\n64 <>\n"))
    }

    @Test func `a hook that fails or takes too long is a warning, never a verdict`() async throws {
        let place = try await Self.place("hooks: { after_run: 'exit 9' }")
        let night = try await place.run()
        #expect(night.status == 0)
        #expect(night.messages.contains("hooks.after_run ended with status 9"), "\(night.messages)")
        #expect(night.output.contains("\n  Exit status: 0 (run "))
    }

    @Test func `a hook's failure is seen also where whoever starts recoup ignores the ends of children`() async throws {
        let place = try await Self.place("hooks: { after_run: 'exit 9' }")
        let night = try await place.shell(
            #"env --ignore-signal=CHLD "$RECOUP" run --offline --as-of \#(Workplace.asOf)"#
        )
        #expect(night.messages.contains("hooks.after_run ended with status 9"), "\(night.messages)")
    }

    @Test(arguments: [
        "sleep 1000 & echo $! > pid; wait",
        // Its leader ends at the first signal, what it started does not heed it.
        "sh -c 'trap : TERM; echo $$ > pid; while :; do sleep 0.1; done' & wait",
    ])
    func `a hook is ended with everything it started, once its time is up`(command: String) throws {
        let folder = try TemporaryFolder()
        let hook = Hook(key: "hooks.after_run", command: command)
        let ending = hook.run(environment: ["PATH": "/usr/bin:/bin"], folder: folder.path, timeout: .seconds(2))
        #expect(ending == .timedOut)
        let text = try String(contentsOfFile: folder.path("pid"), encoding: .utf8)
        let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        // Gone, or ended and not yet collected by whoever inherited it. A busy machine may take its
        // time to end what was killed.
        func isThere() -> Bool {
            let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
            return state.map { !$0.contains(" Z ") } ?? false
        }
        var looks = 0
        while isThere(), looks < 600 {
            looks += 1
            usleep(100_000)
        }
        #expect(!isThere())
    }

    @Test func `no signal is blocked in a hook, so that each of its programs can be ended`() throws {
        let folder = try TemporaryFolder()
        let hook = Hook(key: "k", command: "grep '^SigBlk' /proc/self/status > mask")
        let ending = hook.run(environment: ["PATH": "/usr/bin:/bin"], folder: folder.path, timeout: .seconds(60))
        #expect(ending == .exited(0))
        let mask = try String(contentsOfFile: folder.path("mask"), encoding: .utf8)
        #expect(mask.hasSuffix("\t0000000000000000\n"), "\(mask)")
    }

    @Test func `a hook's signal and a shell that cannot find it are told apart`() throws {
        let folder = try TemporaryFolder()
        func ending(_ command: String) -> Hook.Ending {
            Hook(key: "k", command: command).run(environment: [:], folder: folder.path, timeout: .seconds(60))
        }
        #expect(ending("true") == .exited(0))
        #expect(ending("exit 3") == .exited(3))
        #expect(ending("kill -KILL $$") == .killedBySignal(9))
        #expect(ending("/no/such/program") == .exited(127))
    }
}
