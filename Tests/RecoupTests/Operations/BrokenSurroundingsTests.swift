import Foundation
import Glibc
import Testing

/// What is broken around a night: how the night ends, what it says, and that nothing is lost once it is mended.
struct Trouble: Sendable, CustomTestStringConvertible {
    let name: String
    /// Lines of shell, run in the folder of the place: break it, and mend it as the message says.
    let breaking: String
    let mending: String
    /// What `recoup run` ends in, and sentences it says.
    let status: Int32
    let said: [String]

    var testDescription: String { name }

    /// Breaks the surroundings, runs a night, mends them, and runs it again.
    ///
    /// - Parameters:
    ///   - user: put before the command of a night, to run it as somebody else.
    ///   - around: turns the whole script into a command line.
    func expect(user: String = "", around: (String) -> String = { $0 }) async throws {
        let usual = try await Self.place()
        try await usual.run("--quiet", "--offline")
        let place = try await Self.place()
        if !user.isEmpty { _ = try await place.shell("chown -R \(OtherUser.number) .") }
        let night = "\(user) \"$RECOUP\" run --offline --quiet --as-of \(Workplace.asOf)"
        let script = """
            said=$(mktemp -d)
            trap 'rm -rf "$said"' EXIT
            \(breaking)
            \(night) > "$said/first" 2>&1; first=$?
            \(mending)
            \(night) > "$said/second" 2>&1; second=$?
            echo "$first $second"
            cat "$said/first"
            echo ======
            cat "$said/second"
            """
        let ending = try await place.shell(around(script))
        let output = ending.output + ending.messages
        #expect(ending.output.hasPrefix("\(status) 0\n"), "\(output)")
        // Long lines go on below, indented.
        let first = output.replacing("\n  ", with: " ").split(separator: "======")[0]
        for sentence in said { #expect(first.contains(sentence), "\(output)") }
        for noise in ["SELECT", "INSERT", "COMMIT", "Error(", "NSCocoa", "unexpected"] {
            #expect(!first.contains(noise), "\(output)")
        }
        // What came in later moved later, where the first night had a report.
        let flow = [0, 3].contains(status) ? [] : ["roll-forward.csv"]
        for table in ["lost-orders.csv", "exceptions.csv", "aging.csv"] + flow {
            #expect(try place.text("reports/latest/\(table)") == usual.text("reports/latest/\(table)"), "\(table)")
        }
        #expect(place.names("inbox/done") == usual.names("inbox/done"))
        #expect(try await place.recoup("audit", "verify").status == 0)
        #expect(try await place.recoup("report", "verify").status == 0)
        #expect(place.names("reports").filter { $0.hasPrefix(".") } == [])
    }

    /// One purchase that was never delivered, and one that was.
    private static func place() async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put(
            Payments.one("700001001", at: "2026-02-01T10:00:00Z", user: "u1")
                + "700001002,com.example.game.coins60,2026-02-01T10:00:00Z,com.example.game,u2\n",
            at: "inbox/payments/p.csv"
        )
        try place.put(credit: "700001002", to: "u2", at: "2026-02-28T10:00:00Z")
        return place
    }
}

/// File systems that can be full or read-only; they end with the process that mounted them.
enum Mounts {
    static let missing: Comment = "only root may mount a file system, and not in every container"

    static let areAllowed = getuid() == 0 && ShellCondition.holds("unshare --mount mount -t tmpfs none /mnt")

    /// The script in a mount namespace of its own.
    static func apart(_ script: String) -> String {
        "unshare --mount bash -c '\(script.replacing("'", with: #"'\''"#))'"
    }
}

@Suite struct BrokenSurroundingsTests {
    @Test(arguments: [
        Trouble(
            name: "the inbox is missing",
            breaking: "mv inbox away",
            mending: "mv away inbox",
            status: 1,
            said: ["Cannot open ", "/inbox/: No such file or directory", "Is `inbox` in ", "recoup.yaml right?"]
        ),
        Trouble(
            name: "a folder of the inbox is missing",
            breaking: "mv inbox/credits away",
            mending: "rmdir inbox/credits; mv away inbox/credits",
            status: 0,
            said: ["`inbox/credits` is missing: `recoup init` makes it again."]
        ),
        Trouble(
            name: "the ledger is missing",
            breaking: "mkdir away; mv recoup.sqlite* away/",
            mending: "mv away/* .",
            status: 10,
            said: ["There is no ledger at ", "Run `recoup init`", "--ledger"]
        ),
        Trouble(
            name: "the first page of the ledger is damaged",
            breaking:
                "\"$RECOUP\" --quiet backup kept; head -c 100 /dev/urandom | dd of=recoup.sqlite conv=notrunc status=none",
            mending: "rm recoup.sqlite-*; cp kept recoup.sqlite",
            status: 10,
            said: ["is damaged", "put a backup in its place and run `recoup doctor`"]
        ),
        Trouble(
            name: "pages of the ledger are damaged",
            breaking: "\"$RECOUP\" --quiet backup kept; "
                + "head -c 200000 /dev/zero | tr '\\0' x | dd of=recoup.sqlite bs=4096 seek=2 conv=notrunc status=none",
            mending: "rm recoup.sqlite-*; cp kept recoup.sqlite",
            status: 10,
            said: ["is damaged", "put a backup in its place and run `recoup doctor`"]
        ),
        Trouble(
            name: "the ledger was cut short",
            breaking: "\"$RECOUP\" --quiet backup kept; truncate --size=20000 recoup.sqlite",
            mending: "rm recoup.sqlite-*; cp kept recoup.sqlite",
            status: 10,
            said: ["is damaged", "put a backup in its place and run `recoup doctor`"]
        ),
        Trouble(
            name: "files may not grow",
            breaking: "ulimit -S -f 100",
            mending: "ulimit -S -f unlimited",
            status: 1,
            said: ["Cannot ", "failed or is full", "Look at the disk and at its free space, then run again."]
        ),
    ])
    func `what is missing or damaged is named with its cure, and nothing is lost`(trouble: Trouble) async throws {
        try await trouble.expect()
    }

    @Test(
        .enabled(if: OtherUser.canRun, OtherUser.missing),
        arguments: [
            Trouble(
                name: "the inbox is read-only",
                breaking: "chmod -R a-w inbox",
                mending: "chmod -R u+w inbox",
                status: 3,
                said: ["payments/p.csv cannot be moved out of the inbox: Permission denied. Its rows are in the ledger"]
            ),
            Trouble(
                name: "a folder of the inbox cannot be read",
                breaking: "chmod 000 inbox/credits",
                mending: "chmod 755 inbox/credits",
                status: 3,
                said: ["`inbox/credits` cannot be used: Permission denied."]
            ),
            Trouble(
                name: "a file of the inbox cannot be read",
                breaking: "chmod 000 inbox/credits/c.csv",
                mending: "chmod 644 inbox/failed/unread-c.csv; mv inbox/failed/unread-c.csv inbox/credits/c.csv",
                status: 3,
                said: [
                    "Cannot open credits/c.csv: Permission denied. Check that it exists and may be read by this user."
                ]
            ),
            Trouble(
                name: "no report may be written",
                breaking: "chmod a-w reports",
                mending: "chmod u+w reports",
                status: 1,
                said: ["Cannot make the folder ", "Permission denied. May this user write there?"]
            ),
            Trouble(
                name: "the ledger cannot be read",
                breaking: "chmod 000 recoup.sqlite",
                mending: "chmod 640 recoup.sqlite",
                status: 10,
                said: ["Cannot open the ledger at ", "Run as the ledger's owner, or fix its owner and mode"]
            ),
            Trouble(
                name: "the ledger is read-only",
                breaking: "chmod 440 recoup.sqlite",
                mending: "chmod 640 recoup.sqlite",
                status: 10,
                said: ["cannot be written. Run as its owner, fix its owner or mode, or remount its disk for writing."]
            ),
            Trouble(
                name: "nothing may be made beside the ledger",
                breaking: "chmod a-w .",
                mending: "chmod u+w .",
                status: 10,
                said: [
                    "Cannot make the lock ", "this user may not write in its folder. Run as the ledger's owner, or fix",
                ]
            ),
            Trouble(
                name: "the configuration cannot be read",
                breaking: "chmod 000 recoup.yaml",
                mending: "chmod 640 recoup.yaml",
                status: 64,
                said: ["Cannot read ", "recoup.yaml: Permission denied. May this user read it?"]
            ),
        ]
    )
    func `what may not be read or written is named with its cure, and nothing is lost`(trouble: Trouble) async throws {
        try await trouble.expect(user: OtherUser.prefix)
    }

    /// Room left for: nothing, opening a run, one file, all files, posting.
    @Test(.enabled(if: Mounts.areAllowed, Mounts.missing), arguments: [0, 20, 100, 250, 400])
    func `a full disk is named, and room is all the next night needs`(kibibytes: Int) async throws {
        let trouble = Trouble(
            name: "\(kibibytes) KiB of room",
            breaking: """
                mkdir "$said/disk" && mount -t tmpfs -o size=2m none "$said/disk" && cp -a . "$said/disk/" && cd "$said/disk"
                cat /dev/zero > filler 2> /dev/null; truncate --size=-\(kibibytes)K filler
                """,
            mending: "rm filler",
            status: 1,
            said: ["o space left ", " disk"]
        )
        try await trouble.expect(around: { script in
            Mounts.apart(
                "here=$PWD\n" + script + "\nrm -rf \"$here\"/*; cp -a . \"$here\"/; cd \"$here\"; umount \"$said/disk\""
            )
        })
    }

    @Test(.enabled(if: Mounts.areAllowed, Mounts.missing))
    func `a report that finds no room leaves nothing on the full disk`() async throws {
        let place = try await Workplace.small()
        let night = try await place.shell(
            Mounts.apart(
                """
                mkdir -p reports && mount -t tmpfs -o size=8k none reports || exit 99
                "$RECOUP" run --as-of \(Workplace.asOf)
                echo "ended in $?"
                ls -A reports
                """
            )
        )
        #expect(night.messages.contains("o space left "), "\(night.messages)")
        #expect(night.output.hasSuffix("ended in 1\n"), "\(night.output)")
    }

    @Test(.enabled(if: Mounts.areAllowed, Mounts.missing))
    func `a read-only file system is named, and reading commands go on`() async throws {
        let trouble = Trouble(
            name: "a read-only file system",
            breaking:
                "mount --bind . . && mount -o remount,ro,bind . && cd . && \"$RECOUP\" status > \"$said/status\" 2>&1",
            mending: "mount -o remount,rw,bind . ; grep -q 'No run yet' \"$said/status\"",
            status: 10,
            said: ["Cannot make the lock ", "its disk cannot be written. Remount it for writing."]
        )
        try await trouble.expect(around: Mounts.apart)
    }

    @Test(.enabled(if: Mounts.areAllowed, Mounts.missing))
    func `doctor names a folder of the inbox that files cannot be moved out of`() async throws {
        let place = try await Workplace.small()
        let mounted = "mount -t tmpfs -o size=1m,mode=755 none inbox/credits && \"$RECOUP\" doctor --offline"
        let doctor = try await place.shell(Mounts.apart(mounted))
        #expect(doctor.status == 3)
        let wrong = doctor.output.replacing("\n", with: " ")
        #expect(wrong.contains("inbox/credits") && wrong.contains("is on another file system"), "\(doctor.output)")
        #expect(!(try await place.recoup("doctor", "--offline")).output.contains("file system"))
    }

    @Test(.enabled(if: OtherUser.canRun, OtherUser.missing))
    func `a secret that cannot be read costs the questions to Apple, not the report`() async throws {
        let place = try await Workplace.small()
        let configuration = try place.text("recoup.yaml")
        try place.put(
            configuration.replacing(
                "apple:\n",
                with: "apple:\n  server_api: { issuer_id: i, key_id: k, private_key_file: key }\n"
            ),
            at: "recoup.yaml"
        )
        try place.put("-----BEGIN PRIVATE KEY-----\n", at: "key")
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        let ending = try await place.shell(
            """
            \(getuid() == 0 ? "chown -R \(OtherUser.number) ." : "true")
            chmod 000 key
            \(OtherUser.prefix) "$RECOUP" run --quiet --as-of \(Workplace.asOf)
            """
        )
        #expect(ending.status == 4, "\(ending.output) \(ending.messages)")
        let first = ending.output.replacing("\n  ", with: " ").split(separator: "\n")[0]
        #expect(
            first.contains("apple.server_api.private_key_file") && first.contains("May this user read it?"),
            "\(first)"
        )
        #expect(try place.report("lost-orders.csv").column("transaction_id") == ["700001001"])
    }

    @Test(.enabled(if: OtherUser.isAnother, OtherUser.needsRoot))
    func `what root did by hand stops no night of the ledger's own user`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try place.put(credit: "700001001", to: "zoe", at: "2026-02-01T11:00:00Z")
        #expect(try await place.run().status == 0)
        let prepared = try await place.shell(
            """
            chown -R \(OtherUser.number) .
            "$RECOUP" forget --user zoe --yes --quiet
            mkdir reports/.20260302T030000Z.partial-77 && echo cut > reports/.20260302T030000Z.partial-77/a.csv
            """
        )
        #expect(prepared.status == 0, "\(prepared.messages)")
        let night = try await OtherUser.recoup("run --offline --quiet --as-of 2026-03-02T03:00:00Z", in: place)
        #expect(night.status == 0, "\(night.output) \(night.messages)")
        #expect(place.names("reports").contains("20260302T030000Z"))
    }

    @Test(.enabled(if: OtherUser.isAnother, OtherUser.needsRoot))
    func `a report that may not be looked into leaves open whether the ledger is older, and says so`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        #expect(try await place.run().status == 0)
        let prepared = try await place.shell(
            "chown -R \(OtherUser.number) . && chown 0:0 reports/2* && chmod 750 reports/2*"
        )
        #expect(prepared.status == 0, "\(prepared.messages)")
        for asOf in ["2026-03-02T03:00:00Z", "2026-03-03T03:00:00Z"] {
            let night = try await OtherUser.recoup("run --offline --quiet --as-of \(asOf)", in: place)
            let isFirst = asOf.hasPrefix("2026-03-02")
            #expect(night.status == (isFirst ? 3 : 0), "\(night.output) \(night.messages)")
            #expect(night.output.hasPrefix("NOT COMPARED") == isFirst, "\(night.output)")
        }
    }

    @Test func `doctor checks the rest beside reports that cannot be read`() async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
        try place.remove("reports")
        try place.put("", at: "reports")
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3, "\(doctor.messages)")
        let lines = doctor.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("WRONG  reports ") }, "\(doctor.output)")
        #expect(lines.contains { $0.hasPrefix("ok     control_totals ") }, "\(doctor.output)")
    }

    @Test func `doctor says before the night that no report can be shown as the latest`() async throws {
        let place = try await Workplace.small()
        try place.put("", at: "reports/latest/a file")
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3, "\(doctor.messages)")
        #expect(doctor.output.contains("link to the newest report"), "\(doctor.output)")
    }

    @Test func `doctor checks the rest beside a ledger that cannot be opened`() async throws {
        let place = try await Workplace.small()
        try place.put(String(repeating: "not a database\n", count: 100), at: "recoup.sqlite")
        try place.remove("inbox/credits")
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 10)
        let wrong = doctor.output.split(separator: "\n").filter { $0.hasPrefix("WRONG") }
        #expect(wrong.contains { $0.hasPrefix("WRONG  ledger ") && $0.contains("put a backup in its place") })
        #expect(wrong.contains { $0.hasPrefix("WRONG  folder ") && $0.contains("inbox/credits") }, "\(doctor.output)")
        let json = try await place.recoup("doctor", "--offline", "--json")
        #expect(json.status == 10)
        #expect(try JSONText.object(json.output)["schema"] as? String == "recoup.doctor.v1")
    }
}
