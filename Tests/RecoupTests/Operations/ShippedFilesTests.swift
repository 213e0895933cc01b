import Foundation
import TestSupport
import Testing

/// What is shipped for others to read, held against their own tools: metrics, alert rules, units.
@Suite struct ShippedFilesTests {
    private static func isThere(_ program: String) -> Bool {
        ["/usr/bin", "/usr/local/bin", "/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }

    @Test(.enabled(if: isThere("promtool"), "promtool (prometheus) is not installed"))
    func `promtool finds nothing wrong with the metrics of good, refused and failed nights, nor with the rules`()
        async throws
    {
        let place = try await Workplace.lost(user: "u1", more: "notify: { metrics_file: recoup.prom }")
        for (asOf, status) in [
            ("2026-03-01T03:00:00Z", Int32(0)), ("2026-03-02T03:00:00Z", 3), ("2026-02-01T03:00:00Z", 64),
        ] {
            #expect(try await place.run(asOf: asOf).status == status)
            try place.put("order\n1\n", at: "inbox/credits/refused.csv")
            let checked = try await place.shell("promtool check metrics < recoup.prom 2>&1")
            #expect(checked.status == 0 && checked.output.isEmpty, "\(checked.output)")
        }
        let rules = projectFolder.appending(path: "jobs/alerts.yaml").path
        let checked = try await place.shell("promtool check rules '\(rules)' 2>&1")
        #expect(checked.status == 0 && checked.output.contains("SUCCESS"), "\(checked.output)")
    }

    @Test func `every metric that a rule asks about is one that a night writes`() async throws {
        let place = try await Workplace.lost(user: "u1", more: "notify: { metrics_file: recoup.prom }")
        #expect(try await place.run().status == 0)
        let written = Set(try place.text("recoup.prom").matches(of: #/# TYPE (\w+) /#).map { String($0.output.1) })
        let rules = try String(contentsOf: projectFolder.appending(path: "jobs/alerts.yaml"), encoding: .utf8)
        let expressions = rules.split(separator: "\n").filter { $0.contains("expr:") }.joined(separator: "\n")
        let asked = Set(expressions.matches(of: #/recoup_\w+/#).map { String($0.output) })
        #expect(asked.count > 4)
        #expect(asked.subtracting(written).isEmpty, "\(asked.subtracting(written))")
    }

    @Test(.enabled(if: isThere("systemd-analyze"), "systemd-analyze (systemd) is not installed"))
    func `systemd finds nothing wrong with the units, and calls their exposure small`() async throws {
        let jobs = projectFolder.appending(path: "jobs").path
        let folder = try TemporaryFolder()
        let checked = try await ProcessUnderTest.shell(
            """
            sed "s|/usr/local/bin/recoup|/bin/true|" '\(jobs)/recoup.service' > recoup.service
            cp '\(jobs)/recoup.timer' .
            systemd-analyze verify --man=no ./recoup.service ./recoup.timer 2>&1 || echo "verify ended with $?"
            systemd-analyze security --offline=true --threshold=20 ./recoup.service > score 2>&1 || cat score
            """,
            in: folder.url
        )
        #expect(checked.output.isEmpty, "\(checked.output)")
    }
}
