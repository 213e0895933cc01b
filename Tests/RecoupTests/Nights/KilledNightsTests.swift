import Foundation
import Testing

@testable import AppStoreSimulator

/// From the article "Promises": one night after another dies, or loses who reads it, at a moment drawn at random; each is run
/// again, and stays the same as the night of a twin that nobody disturbed.
@Suite struct KilledNightsTests {
    /// How a night is disturbed.
    private enum Disturbance: Int, CaseIterable {
        case killed, terminated, interrupted, unread

        var signal: Int32? {
            switch self {
            case .killed: SIGKILL
            case .terminated: SIGTERM
            case .interrupted: SIGINT
            case .unread: nil
            }
        }

        /// What the process ends in where the signal finds it alive.
        var status: Int32 {
            switch self {
            case .killed: SIGKILL
            case .terminated: 143
            case .interrupted: 130
            case .unread: 0
            }
        }
    }

    /// More of them with RECOUP_KILLED_NIGHTS.
    private static let nightCount: Int = {
        let wanted = ProcessInfo.processInfo.environment["RECOUP_KILLED_NIGHTS"].flatMap { Int($0) }
        return max(4, wanted ?? 8)
    }()

    private static let tables = [
        "lost-orders.csv", "exceptions.csv", "unverified.csv", "rejected-input.csv", "aging.csv", "roll-forward.csv",
    ]
    private static let lists = [
        "white-list", "black-list", "findings", "cases", "case-events", "moves", "rejects",
    ]
    /// What a run says of itself, not of the books.
    private static let ownKeys = ["run_id", "durations_milliseconds"]

    @Test func `nights that die at any moment, run again, are the nights of undisturbed books`() async throws {
        var random = SplitMix64(seed: 20_260_301)
        let nights = Self.moments(count: Self.nightCount)
        let calm = try await Workplace.dataset(21, withDamage: true, isEmptied: true)
        let torn = try await Workplace.dataset(21, withDamage: true, isEmptied: true)
        let batches = try await Self.batches(of: 21, nights, &random)
        var disturbed = [0, 0, 0, 0]
        for (number, asOf) in nights.enumerated() {
            for (path, text) in batches[number] {
                try calm.put(text, at: path)
                try torn.put(text, at: path)
            }
            let (whole, changes) = try await calm.countedRun(asOf: asOf)
            let way = Disturbance.allCases[number % 4]
            let moment = random.number(in: 1...(way == .unread ? 25 : changes))
            let name = "night \(number + 1), \(asOf), \(way) at \(moment) of \(changes)"

            if let signal = way.signal {
                let ending = try await torn.run(asOf: asOf, sent: signal, atChange: moment)
                if ending.status == way.status, ending.diedBySignal == (way == .killed) { disturbed[way.rawValue] += 1 }
            } else {
                let status = try await torn.runUnread(asOf: asOf, after: moment)
                #expect(status == whole.status, "\(name)")
                disturbed[way.rawValue] += 1
            }
            try await expectSound(torn, name)
            let again = try await torn.run(asOf: asOf, "--quiet")
            #expect(again.status == whole.status, "\(name): \(again.output) \(again.messages)")
            try expectSameNight(torn, calm, asOf, name)
            if number % 20 == 19 || number == nights.count - 1 { try await expectSameBooks(torn, calm, name) }
        }
        // Most moments lie before the end of the process.
        #expect(disturbed.allSatisfy { $0 >= Self.nightCount / 4 * 2 / 3 }, "\(disturbed)")
        #expect(disturbed.reduce(0, +) >= Self.nightCount * 3 / 4, "\(disturbed)")
    }

    /// What must hold at any moment, before anybody runs the night again.
    private func expectSound(_ place: Workplace, _ name: String) async throws {
        let newest = place.names("reports").last { !$0.hasPrefix(".") && $0 != "latest" }
        let ending = try await place.shell(
            """
            flock --nonblock recoup.sqlite.lock true || echo the lock is held by nobody who lives
            "$RECOUP" audit verify > /dev/null || echo the chain does not hold
            \(newest.map { "\"$RECOUP\" report verify reports/\($0) > /dev/null || echo \($0) is not whole" } ?? "true")
            """
        )
        #expect(ending.output.isEmpty, "\(name): \(ending.output) \(ending.messages)")
        for folder in place.names("reports") where !folder.hasPrefix(".") {
            #expect(place.names("reports/\(folder)").contains("manifest.json"), "\(name): \(folder)")
        }
    }

    private func expectSameNight(_ torn: Workplace, _ calm: Workplace, _ asOf: String, _ name: String) throws {
        #expect(torn.names("reports") == calm.names("reports"), "\(name)")
        for table in Self.tables {
            #expect(
                try torn.data("reports/latest/\(table)") == calm.data("reports/latest/\(table)"),
                "\(name): \(table)"
            )
        }
        var summaries = try [torn, calm].map { try $0.summary() }
        for index in summaries.indices {
            for key in Self.ownKeys { summaries[index][key] = nil }
            // They count what this run looked at; the run that was killed may have done a part of it, a check in full too,
            // which has totals of its own.
            let totals = try #require(summaries[index].removeValue(forKey: "control_totals") as? [[String: Any]])
            let broken = totals.filter { $0["holds"] as? Bool != true }
            #expect(broken.isEmpty, "\(name): \(broken)")
            summaries[index]["control_totals_legend"] = nil
        }
        let different = Set(summaries[0].keys).union(summaries[1].keys).filter { key in
            (summaries[0][key] as? NSObject) != (summaries[1][key] as? NSObject)
        }
        #expect(
            different.isEmpty,
            "\(name): \(different.sorted().map { key in "\(key): \(summaries.map { $0[key] ?? "" })" })"
        )
        for folder in ["done", "failed"] {
            #expect(torn.names("inbox/\(folder)") == calm.names("inbox/\(folder)"), "\(name): \(folder)")
        }
        for kind in ["credits", "notifications", "payments", "products", "receipts", "users"] {
            #expect(torn.names("inbox/\(kind)") == [], "\(name)")
        }
    }

    private func expectSameBooks(_ torn: Workplace, _ calm: Workplace, _ name: String) async throws {
        for list in Self.lists {
            let mine = try await torn.export(list).without("run_id", "at", "sequence")
            let others = try await calm.export(list).without("run_id", "at", "sequence")
            #expect(mine.differences(from: others) == [], "\(name): \(list)")
        }
        for file in torn.names("inbox/done") {
            #expect(try torn.data("inbox/done/\(file)") == calm.data("inbox/done/\(file)"), "\(name): \(file)")
        }
        let doctor = try await torn.recoup("doctor", "--offline")
        #expect(!doctor.output.contains("WRONG  ledger") && !doctor.output.contains("WRONG  continuity"))
        let full = try await torn.recoup("report", "verify", "--quiet")
        #expect(full.status == 0, "\(full.output)")
    }

    // MARK: Nights

    /// So many moments over two months, the last of them the dataset's own.
    private static func moments(count: Int) -> [String] {
        let last = Date(timeIntervalSince1970: 1_772_334_000)
        let step = 59.0 * 86_400 / Double(count)
        return (0..<count).map { number in
            last.addingTimeInterval(-(step * Double(count - 1 - number)).rounded()).formatted(.iso8601)
        }
    }

    /// The rows of a dataset, each on a night after every time it states.
    private static func batches(
        of seed: UInt64,
        _ nights: [String],
        _ random: inout SplitMix64
    ) async throws -> [[String: String]] {
        var batches = [[String: String]](repeating: [:], count: nights.count)
        let dataset = try await Datasets.shared.folder(seed: seed, withDamage: true)
        for file in try InboxPieces.files(of: dataset) {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            // A third of the rows is enough for a few nights.
            for row in file.rows where nights.count > 50 || random.oneIn(3) {
                let times = row.matches(of: #/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ/#).map { String($0.output) }
                let earliest = times.max().map { time in nights.firstIndex { time <= $0 } ?? nights.count - 1 } ?? 0
                let isSlow = random.oneIn(4)
                let night = isSlow ? random.number(in: earliest...nights.count - 1) : earliest
                batches[night]["inbox/\(file.kind)/\(night)-\(name)", default: file.header ?? ""] += row
            }
        }
        return batches
    }
}

extension Workplace {
    /// One night that gets a signal just before its `number`th change, if it has not ended by then.
    fileprivate func run(asOf: String, sent signal: Int32, atChange number: Int) async throws
        -> ProcessUnderTest.Ending
    {
        let trap = try CallTrap.atChange(number, signal: signal).map { "\($0)='\($1)'" }.joined(separator: " ")
        // Whoever started the tests may ignore SIGINT, as shells have it for what runs in the background.
        let line = "exec env --default-signal=INT,TERM \(trap) \"$RECOUP\" run --quiet --as-of \(asOf)"
        return try await shell(line)
    }

    /// One night whose reader goes away after so many lines of all it says.
    ///
    /// - Returns: what the night ended in.
    fileprivate func runUnread(asOf: String, after lineCount: Int) async throws -> Int32 {
        let ending = try await shell(
            """
            "$RECOUP" run --as-of \(asOf) --log-level debug 2>&1 | head --lines=\(lineCount) > /dev/null
            echo "${PIPESTATUS[0]}"
            """
        )
        return Int32(ending.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? -1
    }
}
