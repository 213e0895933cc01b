import Foundation
import Glibc
import Testing

/// The exit statuses of the article "Exit statuses", each from the process itself.
@Suite struct ExitStatusTests {
    @Test func `nothing to do is done`() async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
    }

    @Test func `a broken control total publishes nothing and keeps the failed report beside`() async throws {
        let place = try await Workplace.lost()
        #expect(try await place.run(asOf: "2026-02-28T12:00:00Z").status == 0)
        try place.changeLedger("UPDATE source_file SET record_count = record_count + 1")

        // Neither is to write a report, and so neither speaks of one.
        for command in [["run", "--dry-run"], ["reconcile"]] {
            let ending = try await place.recoup(command + ["--as-of", Workplace.asOf])
            #expect(ending.status == 6)
            #expect(ending.output.contains("No report was written."), "\(ending.output)")
            #expect(ending.messages.contains("no report was written"), "\(ending.messages)")
        }
        #expect(place.names("reports") == ["20260228T120000Z", "latest"])

        let night = try await place.run()
        #expect(night.status == 6)
        #expect(night.messages.contains("nothing was published"))
        let setAside = place.path("reports/20260301T030000Z.failed-1")
        #expect(night.messages.contains(setAside), "\(night.messages)")
        #expect(try place.text("reports/20260301T030000Z.failed-1/summary.txt").contains("20260301T030000Z.failed-1"))
        #expect(place.names("reports") == ["20260228T120000Z", "20260301T030000Z.failed-1", "latest"])
        #expect(try place.json("reports/latest/manifest.json")["as_of"] as? String == "2026-02-28T12:00:00Z")
        #expect(try place.json("reports/20260301T030000Z.failed-1/summary.json")["exit_status"] as? Int == 6)
        #expect(try await place.recoup("report").status == 6)
        // What was wrong is put right: the report that was not published then is published now, and says so.
        try place.changeLedger("UPDATE source_file SET record_count = record_count - 1")
        #expect(try await place.recoup("report").status == 0)
        #expect(try place.json("reports/latest/manifest.json")["as_of"] as? String == "2026-03-01T03:00:00Z")
        #expect(try place.summary()["exit_status"] as? Int == 3)
        let alarms = try place.summary()["alarms"] as? [String]
        #expect(alarms?.contains { $0.hasSuffix("This report was written later.") } == true)
        #expect(try await place.export("runs").column("state") == ["published", "published"])
        // Its findings were told.
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z", "--fail-on", "new").status == 0)
    }

    @Test func `the report of a run that was cut off says so, and the run is gone on with`() async throws {
        let place = try await Workplace.lost()
        #expect(try await place.recoup("reconcile", "--as-of", "2026-02-28T12:00:00Z").status == 0)
        // As the books are after a kill between the judging and the report.
        try place.changeLedger("UPDATE run SET exit_status = NULL, finished_at = NULL, summary = NULL")
        #expect(try await place.recoup("report").status == 0)
        let summary = try place.summary()
        #expect(summary["exit_status"] as? Int == 3)
        #expect((summary["alarms"] as? [String])?.first?.hasPrefix("This run was cut off before its end") == true)
        #expect(try await place.export("runs").column("state") == ["judged"])
        #expect(try await place.run(asOf: "2026-02-28T13:00:00Z", "--fail-on", "new").status == 7)
    }

    @Test func `fail-on any is met while a finding is open, fail-on new only on its first night`() async throws {
        let place = try await Workplace.lost()
        #expect(try await place.run(asOf: "2026-02-28T12:00:00Z", "--fail-on", "new").status == 7)
        #expect(place.names("reports").contains("20260228T120000Z"))
        #expect(try await place.run(asOf: "2026-02-28T13:00:00Z", "--fail-on", "new").status == 0)
        #expect(try await place.run(asOf: "2026-02-28T14:00:00Z", "--fail-on", "any").status == 7)
        #expect(try await place.run(asOf: "2026-02-28T15:00:00Z", "--fail-on", "none").status == 0)
    }

    @Test func `fail-on new is met by what no report has said yet, however it was found`() async throws {
        let place = try await Workplace.lost()
        #expect(try await place.recoup("reconcile", "--as-of", "2026-02-28T12:00:00Z").status == 0)
        #expect(try await place.run(asOf: "2026-02-28T13:00:00Z", "--fail-on", "new").status == 7)
        #expect(try await place.run(asOf: "2026-02-28T13:00:00Z", "--fail-on", "new").status == 7)
        #expect(place.names("reports") == ["20260228T130000Z", "latest"])
        #expect(try await place.run(asOf: "2026-02-28T14:00:00Z", "--fail-on", "new").status == 0)
    }

    @Test func `what nobody knows is 8`() async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
        let told = "came in: the deliveries, payments and users named there are known after the next run."
        for command in [["lookup", "nobody"], ["explain", "77"]] {
            let ending = try await place.recoup(command)
            #expect(ending.status == 8 && !ending.messages.contains(told), "\(ending.messages)")
        }
        try place.put("transaction_id,user_id,credited_at\n77,nobody,2026-02-28T10:00:00Z\n", at: "late.csv")
        #expect(try await place.recoup("import", "credits", "late.csv").status == 0)
        for command in [["lookup", "nobody"], ["explain", "77"]] {
            let ending = try await place.recoup(command)
            #expect(ending.status == 8 && ending.messages.contains(told), "\(ending.messages)")
        }
    }

    @Test(arguments: [
        (["explain", "7"], "recoup.explain.v1", "purchases"),
        (["case", "show", "RC-1"], "recoup.case_show.v1", "history"),
        (["explain", "7", "--customer"], "recoup.explain.v1", "sentences"),
    ])
    func `where nothing matched JSON is one object all the same`(
        command: [String],
        schema: String,
        empty: String
    ) async throws {
        let place = try await Workplace.small()
        for _ in 0..<2 {
            let ending = try await place.recoup(command + ["--json"])
            #expect(ending.status == 8)
            let answer = try JSONText.object(ending.output)
            #expect(answer["schema"] as? String == schema)
            #expect((answer[empty] as? [Any])?.isEmpty == true, "\(ending.output)")
            // The second time with books.
            try await place.run()
        }
    }

    @Test(arguments: [
        ["run"], ["status"], ["export", "moves"], ["report"], ["lookup", "x"], ["verify"], ["reconcile"],
    ])
    func `without a ledger it ends in 10 and says what to do`(command: [String]) async throws {
        let place = try await Workplace.small()
        try place.remove("recoup.sqlite")
        let before = place.names(".")
        let ending = try await place.recoup(command)
        #expect(ending.status == 10)
        #expect(ending.messages.contains("recoup init"))
        #expect(place.names(".") == before)
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["status", "run", "doctor", "init"])
    func `a pipe in the ledger's place is no ledger, and nobody waits for its writer`(command: String) async throws {
        let place = try await Workplace.small()
        let pipe = place.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let options = command == "init" ? ["other", "--ledger", pipe] : ["--ledger", pipe]
        let ending = try await place.recoup([command] + options)
        #expect(ending.status == 10)
        #expect((ending.messages + ending.output).contains("pipe"), "\(ending.messages)\(ending.output)")
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["-journal", "-wal", "-shm"])
    func `nobody waits for the writer of a pipe beside the ledger either`(name: String) async throws {
        let place = try await Workplace.small()
        let pipe = place.path("recoup.sqlite\(name)")
        try? FileManager.default.removeItem(atPath: pipe)
        #expect(mkfifo(pipe, 0o600) == 0)
        let ending = try await place.recoup("status")
        #expect(ending.status == 10)
        let text = ending.messages + ending.output
        #expect(text.contains("recoup.sqlite\(name)"), "\(text)")
    }

    @Test func `a folder given as a file is 64, and nothing is stated by the way`() async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("import", "credits", ".", "--covers-until", "2026-02-01T00:00:00Z")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("is a folder"), "\(ending.messages)")
        try await place.run()
        #expect(try place.summary()["credits_watermark"] is NSNull)
    }

    @Test(arguments: [["inspect"], ["audit", "verify"], ["case", "import"], ["import", "credits"]])
    func `a file that cannot be read is named with the reason`(command: [String]) async throws {
        let place = try await Workplace.small()
        for (file, reason) in [(".", "is a folder"), ("nowhere.csv", "There is no file at")] {
            let ending = try await place.recoup(command + [file])
            #expect(ending.status == 64)
            #expect(ending.messages.contains(reason), "\(ending.messages)")
        }
    }

    @Test func `a report that cannot be written says why in words`() async throws {
        let place = try await Workplace.small()
        try await place.run()
        try place.put("a file", at: "taken")
        for target in ["/proc/x", "taken/below"] {
            let ending = try await place.recoup("report", "--output", target)
            #expect(ending.status == 64)
            #expect(ending.messages.contains(target), "\(ending.messages)")
            for noise in ["NSCocoaErrorDomain", "unexpected", "Error("] { #expect(!ending.messages.contains(noise)) }
        }
        let ending = try await place.recoup(["report"], environment: ["RECOUP_REPORTS_FOLDER": "/proc/reports"])
        #expect(ending.status == 1)
        #expect(ending.messages.contains("Cannot make the folder /proc/reports: No such file or directory."))
        #expect(!ending.messages.contains("unexpected"))
    }

    @Test func `a ledger of a newer version is 10 and left alone`() async throws {
        let place = try await Workplace.small()
        try place.changeLedger("INSERT INTO grdb_migrations VALUES ('v999')")
        let night = try await place.run()
        #expect(night.status == 10)
        #expect(night.messages.contains("newer"))
    }

    @Test func `a file that is no ledger is 10`() async throws {
        let place = try await Workplace.small()
        try place.put(String(repeating: "not a database\n", count: 100), at: "recoup.sqlite")
        #expect(try await place.run().status == 10)
    }

    @Test(arguments: [["run", "--offline"], ["run", "--dry-run"], ["status"], ["import", "credits", "-"]])
    func `a ledger that was emptied is 10 and stays empty, so that its loss is seen`(command: [String]) async throws {
        let place = try await Workplace.small()
        for suffix in ["", "-wal", "-shm"] {
            let file = place.folder.appending(path: "recoup.sqlite" + suffix)
            _ = Result { try FileManager.default.removeItem(at: file) }
        }
        try place.put("", at: "recoup.sqlite")
        let ending = try await place.recoup(command)
        #expect(ending.status == 10)
        #expect(ending.messages.contains("is empty: whatever it held is gone"), "\(ending.messages)")
        #expect(try place.data("recoup.sqlite").isEmpty)
    }

    @Test(arguments: [
        "CREATE TABLE run (id)", "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)",
    ])
    func `a database of something else is 10 for everybody, init too, and left alone`(schema: String) async throws {
        let place = try await Workplace.small()
        try place.changeLedger(named: "other.sqlite", schema)
        let before = try place.data("other.sqlite")
        for command in [["status"], ["run"], ["init"], ["doctor"], ["import", "credits", "recoup.yaml"]] {
            let ending = try await place.recoup(command + ["--ledger", place.path("other.sqlite")])
            #expect(command == ["doctor"] || ending.status == 10, "\(command): \(ending.messages)")
            let said = command == ["doctor"] ? ending.output : ending.messages
            #expect(said.contains("is no ledger of recoup"), "\(command): \(said)")
        }
        #expect(try place.data("other.sqlite") == before)
    }

    @Test(arguments: ["status", "run", "init", "report"])
    func `a folder in the place of the ledger is 10 and said to be one, and no lock is made beside it`(
        command: String
    ) async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup(command, "--ledger", "inbox")
        #expect(ending.status == 10)
        #expect(ending.messages.contains("inbox is a folder, not a ledger file. Name the file"), "\(ending.messages)")
        #expect(!place.names(".").contains("inbox.lock"))
    }

    @Test func `a lock held by another process is 11`() async throws {
        let place = try await Workplace.small()
        let descriptor = open(
            place.path("recoup.sqlite.lock"),
            O_RDWR | O_CREAT | O_CLOEXEC,
            0o644
        )
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let refused = try await place.run()
        #expect(refused.status == 11)
        #expect(refused.messages.contains("--wait-lock"))
        #expect(try await place.recoup("report").status == 11)
        // Imports and case actions are short, and need no lock of a run.
        #expect(try await place.recoup("import", "users", "-").status != 11)
        close(descriptor)
    }

    @Test func `wait-lock waits for the lock and then runs`() async throws {
        let place = try await Workplace.small()
        // The lock is let go when the run has opened its file, so the first attempt, or one soon after it, may succeed.
        let ending = try await place.shell(
            """
            exec 9<> recoup.sqlite.lock
            flock 9
            "$RECOUP" run --as-of 2026-03-01T03:00:00Z --wait-lock 10h 9>&- &
            run=$!
            is_waiting() { ls -l /proc/$run/fd | grep -q recoup.sqlite.lock; }
            until is_waiting || ! kill -0 $run; do sleep 0.01; done
            exec 9>&-
            wait $run
            """
        )
        #expect(ending.status == 0, "\(ending.messages)")
    }

    @Test(arguments: [
        ["run", "--frobnicate"], ["frobnicate"], ["run", "--as-of", "yesterday"], ["run", "--wait-lock", "soon"],
        ["run", "--fail-on", "everything"], ["import", "cakes", "x.csv"], ["import", "credits"],
        ["import", "credits", "missing.csv"], ["import", "users", "x", "--covers-until", "2026-01-01"],
        ["export", "everything"], ["export", "moves", "--since", "someday"], ["lookup", " "],
        ["export", "moves", "--since", "2026-03-02", "--until", "2026-03-01"],
        ["explain", ""], ["case", "show", " "], ["run", "--lang", "tlh"],
        ["import", "credits", "recoup.yaml", "--map", "nonsense"], ["--config", "nowhere.yaml", "run"],
        ["import", "credits", "recoup.yaml", "--map", "colour=column"], ["import", "credits", "-", "-"],
        ["import", "credits", "recoup.yaml", "--map", "user_id=a", "--map", "user_id=b"],
        ["import", "receipts", "recoup.yaml", "--map", "user_id=who", "--map", "account_name=who"],
    ])
    func `wrong arguments are 64`(arguments: [String]) async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup(arguments)
        #expect(ending.status == 64, "\(ending.messages)")
        #expect(!ending.messages.isEmpty)
        #expect(ending.output.isEmpty)
    }

    @Test func `an as-of that goes back is 64, and the books stay`() async throws {
        let place = try await Workplace.lost()
        try await place.run()
        let before = try await place.export("moves")
        for command in [["run"], ["reconcile"], ["run", "--dry-run"]] {
            let ending = try await place.recoup(command + ["--as-of", "2026-02-28T03:00:00Z"])
            #expect(ending.status == 64)
            #expect(ending.messages.contains("2026-03-01T03:00:00Z"))
        }
        #expect(try await place.export("moves") == before)
    }

    @Test func `without configuration it names every place it looked at`() async throws {
        let place = try Workplace()
        let ending = try await place.recoup(
            ["run"],
            environment: ["HOME": "/nonexistent/home", "XDG_CONFIG_HOME": "/nonexistent/xdg"]
        )
        #expect(ending.status == 64)
        for named in ["/recoup.yaml", "/nonexistent/xdg/recoup/recoup.yaml", "/etc/recoup/recoup.yaml"] {
            #expect(ending.messages.contains(named))
        }
    }

    @Test(arguments: [
        ("recouncile:\n  grace: 1h\n", "reconcile"), ("reconcile:\n  graze: 1h\n", "reconcile.grace"),
        ("reconcil:\n", "reconcile"), ("report: {}\n", "reports"), ("hook:\n", "hooks"), ("case:\n", "cases"),
        ("retentions:\n", "retention"), ("apple: { server_apis: {} }\n", "apple.server_api"), ("input:\n", "inputs"),
    ])
    func `an unknown key is 64 with the nearest known one`(yaml: String, nearest: String) async throws {
        let place = try Workplace()
        try place.put(yaml, at: "recoup.yaml")
        let ending = try await place.recoup("config", "validate")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("nearest known one is \(nearest).\n"), "\(ending.messages)")
    }

    @Test func `a reader that closes early ends it quietly with 0`() async throws {
        let place = try await Workplace.lost()
        try await place.run()
        var credits = "transaction_id,user_id,credited_at\n"
        for number in 0..<20_000 { credits += "6000\(100_000 + number),u\(number),2026-02-01T10:00:00Z\n" }
        try place.put(credits, at: "many.csv")
        #expect(try await place.recoup("import", "credits", "many.csv").status == 0)
        let ending = try await place.shell(
            #""$RECOUP" export black-list | head -n 1 > /dev/null; echo "${PIPESTATUS[0]}""#
        )
        #expect(ending.output == "0\n")
        #expect(ending.messages.isEmpty, "\(ending.messages)")
    }

    @Test(arguments: ["export moves", "--version", "run --help"])
    func `an output that cannot be written is a failure`(command: String) async throws {
        let place = try await Workplace.lost()
        try await place.run()
        let ending = try await place.shell("\"$RECOUP\" \(command) > /dev/full")
        #expect(ending.status == 1)
        #expect(ending.messages.contains("cannot write the output"))
    }

    @Test func `that the output cannot be written is said as everything else is`() async throws {
        let place = try await Workplace.lost()
        try await place.run()
        let ending = try await place.shell(#""$RECOUP" status --log-format json --lang zh-Hans > /dev/full"#)
        #expect(ending.status == 1)
        #expect(ending.messages.hasPrefix("{") && ending.messages.contains("无法写出结果"), "\(ending.messages)")
    }

    @Test func `from a folder that is gone nothing is written anywhere`() async throws {
        let place = try await Workplace.small()
        try await place.run()
        let ending = try await place.shell(
            #"mkdir gone; cd gone; rmdir ../gone; "$RECOUP" backup gone-copy.sqlite --config ../recoup.yaml"#
        )
        #expect(ending.status != 0, "\(ending.messages)")
        #expect(!FileManager.default.fileExists(atPath: "/gone-copy.sqlite"))
    }

    @Test(arguments: 1...6)
    func `a backup that is ended leaves nothing behind`(change: Int) async throws {
        let place = try await Workplace.small()
        try await place.run()
        try place.put("", at: "copies/letter.txt")
        let ending = try await place.recoup(
            ["backup", "copies/copy.sqlite"],
            environment: try CallTrap.atChange(change, signal: SIGTERM)
        )
        #expect(ending.status == 143, "\(ending)")
        #expect(place.names("copies") == ["letter.txt"])
    }

    @Test(arguments: [("TERM", SIGTERM, Int32(143)), ("INT", SIGINT, 130), ("HUP", SIGHUP, 129)])
    func `a signal ends it with an exit status of its own, and the next run goes on`(
        signal: String,
        number: Int32,
        status: Int32
    ) async throws {
        let place = try await Workplace.dataset(1)
        let ending = try await place.recoup(
            ["run", "--as-of", Workplace.asOf],
            environment: try CallTrap.atChange(100, signal: number)
        )
        #expect(ending.status == status)
        #expect(!ending.diedBySignal)
        #expect(
            ending.messages.hasSuffix(
                "recoup: Ended by SIG\(signal) before it was done. What is saved is whole; run it again.\n"
            )
        )
        let begun = try await place.recoup("status").output
        #expect(begun.hasPrefix("Run 1, as of 1 Mar 2026, 03:00 (UTC), was begun on "), "\(begun)")
        #expect(begun.hasSuffix("has not ended. Unless it is going on now, run `recoup run`: it goes on from there.\n"))
        #expect(try await place.run().status == 0)
        #expect(try await !place.recoup("status").output.contains("has not ended"))
    }

    @Test func `an import that is ended by a signal says so too`() async throws {
        let place = try await Workplace.small()
        try place.put(Credits.watermark("2026-02-28T10:00:00Z"), at: "c.csv")
        let ending = try await place.recoup(
            ["import", "credits", "c.csv"],
            environment: try CallTrap.atChange(1, signal: SIGTERM)
        )
        #expect(ending.status == 143)
        #expect(ending.messages.hasPrefix("recoup: Ended by SIGTERM before it was done. "), "\(ending.messages)")
    }

    @Test func `a signal ends it also where nobody reads what it says and the pipe is full`() async throws {
        let place = try await Workplace.dataset(1)
        let ending = try await place.shell(
            #"""
            mkfifo pipe; exec 7<>pipe; dd if=/dev/zero of=pipe bs=4096 oflag=nonblock 2>/dev/null
            export LD_PRELOAD=$CALL_TRAP_LIBRARY CALL_TRAP="changes 100 15"
            timeout --signal=KILL 100 "$RECOUP" run --quiet --as-of 2026-03-01T03:00:00Z 2>&7; echo $?
            """#
        )
        #expect(ending.output == "143\n", "\(ending.messages)")
    }

    @Test func `who starts it with the signal ignored is obeyed`() async throws {
        let place = try await Workplace.dataset(1)
        let ending = try await place.shell(
            #"""
            trap '' INT
            LD_PRELOAD=$CALL_TRAP_LIBRARY CALL_TRAP="changes 100 2" exec "$RECOUP" run --as-of 2026-03-01T03:00:00Z
            """#
        )
        #expect(ending.status == 0)
        #expect(place.names("reports").contains("latest"))
    }

    @Test func `a backup to standard output is refused, and makes no file`() async throws {
        let place = try await Workplace.small()
        let refused = try await place.recoup("backup", "-")
        #expect(refused.status == 64)
        #expect(refused.messages.contains("cannot be written to standard output"), "\(refused.messages)")
        #expect(!FileManager.default.fileExists(atPath: place.path("-")))
    }

    @Test func `a report before any run has nothing to do`() async throws {
        let place = try await Workplace.small()
        let report = try await place.recoup("report")
        #expect(report.status == 0 && report.output.isEmpty)
        #expect(report.messages.contains("No run yet."), "\(report.messages)")
        let json = try await place.recoup("report", "--json")
        #expect(try JSONText.object(json.output)["is_published"] as? Bool == false)
    }
}
