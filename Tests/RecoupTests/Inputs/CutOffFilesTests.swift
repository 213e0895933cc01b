import Foundation
import Testing

/// A file of credits that ended in the middle: the files of later nights cover its times, and hide what was in the rest.
@Suite struct CutOffFilesTests {
    private static let header = "transaction_id,user_id,credited_at\n"

    @Test func `a file of credits that was cut off is told of each night, until it has come in whole`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        try place.put(Self.header + "900,u0,2026-02-27T10:00:00Z\n", at: "inbox/credits/c1.csv")
        #expect(try await place.run().status == 0)

        let whole = Self.header + "901,u0,2026-03-01T10:00:00Z\n902,u0,2026-03-01T11:00:00Z\n"
        try place.put(String(whole.dropLast(12)) + "\"", at: "inbox/credits/c2.csv")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 3)
        try place.put(Self.header + "903,u0,2026-03-02T10:00:00Z\n", at: "inbox/credits/c3.csv")
        let next = try await place.run(asOf: "2026-03-03T03:00:00Z")
        #expect(next.status == 3, "\(next.messages)")
        #expect(try first(of: place).contains("DELIVERY RECORDS ARE MISSING: credits/c2.csv"))

        try place.put(whole, at: "inbox/credits/c2.csv")
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == 0)
        #expect(!(try first(of: place).contains("DELIVERY RECORDS ARE MISSING")))
    }

    @Test func `uploads that were cut off are told of each night too, until they have come in whole`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        let lines = ["700001001", "700001002"].map { #"{"user_id":"u1","transaction_id":"\#($0)"}"# }
        let whole = lines.joined(separator: "\n") + "\n"
        try place.put(String(whole.dropLast(5)), at: "inbox/receipts/r.jsonl")
        #expect(try await place.run().status == 3)
        let next = try await place.run(asOf: "2026-03-02T03:00:00Z")
        #expect(next.status == 3, "\(next.messages)")
        #expect(try first(of: place).contains("RECORDS ARE MISSING: receipts/r.jsonl"))
        try place.put(whole, at: "inbox/receipts/r.jsonl")
        #expect(try await place.run(asOf: "2026-03-03T03:00:00Z").status == 0)
        #expect(!(try first(of: place).contains("RECORDS ARE MISSING")))
    }

    @Test func `a quote out of place that hides records is told of until the file has come in whole`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        let header = "transaction_id,user_id,credited_at,product_id\n"
        let rows = (901...905).map { "\($0),u0,2026-02-28T11:00:00Z," }
        let hidden = rows[1...3].joined(separator: "\n")
        let broken = rows[0] + "\"Poster 24\\\"\"\n" + hidden + "\n" + rows[4] + "\"x\"\n"
        try place.put(header + broken + "906,u0,2026-02-28T12:00:00Z,\n", at: "inbox/credits/c2.csv")
        #expect(try await place.run().status == 3)
        // The export is called the same each night.
        try place.put(header + "907,u0,2026-03-02T10:00:00Z,\n", at: "inbox/credits/c2.csv")
        #expect(try await place.run(asOf: "2026-03-03T03:00:00Z").status == 3)
        #expect(try first(of: place).contains("DELIVERY RECORDS ARE MISSING: credits/c2.csv"))

        let whole = header + rows.joined(separator: "\n") + "\n906,u0,2026-02-28T12:00:00Z,\n"
        try place.put(whole, at: "inbox/credits/c2.csv")
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == 0)
    }

    @Test func `a whole file ends the alarm whichever way it came, and refused files do not hide it`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        let whole = Self.header + "901,u0,2026-02-27T10:00:00Z\n902,u0,2026-02-28T11:00:00Z\n"
        try place.put(String(whole.dropLast(12)) + "\"", at: "c1.csv")
        #expect(try await place.recoup("import", "credits", "c1.csv").status == 3)
        for number in 1...9 { try place.put("a,b\n\(number),1\n", at: "inbox/products/\(number).csv") }
        // The file came by the clock of this machine, long after the as-of.
        for night in ["2026-03-02T03:00:00Z", "2026-03-03T03:00:00Z"] {
            #expect(try await place.run(asOf: night).status == 3)
            let told = try first(of: place, 8)
            #expect(told.contains("DELIVERY RECORDS ARE MISSING: c1.csv"), "\(told)")
        }
        #expect(try first(of: place, 8).contains("FILES WAIT"))
        try place.remove("inbox/failed")
        try place.put(whole, at: "inbox/credits/c1.csv")
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == 0)
    }

    @Test func `a file of credits that an import refused as a whole is told of each night, until it has come in`()
        async throws
    {
        let place = try await Workplace.small()
        try await place.prove()
        let rows = "901,u0,2026-02-27T10:00:00Z\n"
        try place.put("transaction_id,user,at\n" + rows, at: "c1.csv")
        #expect(try await place.recoup("import", "credits", "c1.csv").status == 3)
        for night in ["2026-03-02T03:00:00Z", "2026-03-03T03:00:00Z"] {
            #expect(try await place.run(asOf: night).status == 3)
            #expect(try first(of: place).contains("DELIVERY RECORDS ARE MISSING: c1.csv"))
        }
        try place.put(Self.header + rows, at: "c1.csv")
        #expect(try await place.recoup("import", "credits", "c1.csv").status == 0)
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == 0)
    }

    @Test(arguments: ["c1.csv.gz", "-"])
    func `a file of credits that an import cannot read is told of each night, as one that was refused`(file: String)
        async throws
    {
        let place = try await Workplace.small()
        try await place.prove()
        let whole = Self.header + "901,u0,2026-02-27T10:00:00Z\n"
        try place.put(whole, at: "whole.csv")
        try await place.prepare("gzip -9n < whole.csv | head -c -6 > c1.csv.gz")
        let piped = file == "-" ? try place.data("c1.csv.gz") : Data()
        #expect(try await place.recoup(["import", "credits", file], input: piped).status == 3)
        let name = file == "-" ? "standard input" : file
        for night in ["2026-03-02T03:00:00Z", "2026-03-03T03:00:00Z"] {
            #expect(try await place.run(asOf: night).status == 3)
            #expect(try first(of: place).contains("DELIVERY RECORDS ARE MISSING: \(name)"))
        }
        try place.put(whole, at: "c1.csv.gz")
        #expect(try await place.recoup("import", "credits", "c1.csv.gz").status == 0)
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == (file == "-" ? 3 : 0))
    }

    @Test(arguments: ["cat", "gzip -9n | head -c -6"])
    func `a file of the inbox that was refused or cannot be read ends each night in 3, until somebody takes it away`(
        damage: String
    ) async throws {
        let place = try await Workplace.small()
        try await place.prove()
        // It has lost its header.
        try place.put("901,u0,2026-02-27T10:00:00Z\n", at: "rows.csv")
        try await place.prepare("(\(damage)) < rows.csv > inbox/credits/c1.csv")
        #expect(try await place.run().status == 3)
        #expect(!(try first(of: place, 8).contains("RECORDS ARE MISSING")))
        try place.put(Self.header + "902,u0,2026-03-01T10:00:00Z\n", at: "inbox/credits/c2.csv")
        for night in ["2026-03-02T03:00:00Z", "2026-03-03T03:00:00Z"] {
            #expect(try await place.run(asOf: night, "--dry-run").status == 3)
            #expect(try await place.run(asOf: night).status == 3)
            let told = try first(of: place, 8)
            #expect(told.hasPrefix("FILES WAIT") && told.contains("DELIVERY RECORDS ARE MISSING: credits/c1.csv"))
        }
        try place.remove("inbox/failed")
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == 0)
    }

    @Test func `what was lost on standard input is told of, whatever comes there later`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        let lost = Data("901,u0,2026-02-27T10:00:00Z\n".utf8)
        #expect(try await place.recoup(["import", "credits", "-"], input: lost).status == 3)
        let other = Data((Self.header + "902,u0,2026-02-28T10:00:00Z\n").utf8)
        #expect(try await place.recoup(["import", "credits", "-"], input: other).status == 0)
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 3)
        let told = try first(of: place, 8).replacing(#/ +/#, with: " ")
        #expect(told.contains("DELIVERY RECORDS ARE MISSING: standard input ended"), "\(told)")
        #expect(told.contains("Import it again, whole") && !told.contains("inbox/credits"), "\(told)")
    }

    private func first(of place: Workplace, _ lines: Int = 4) throws -> String {
        try place.summaryText().split(separator: "\n").prefix(lines).joined(separator: " ")
    }
}
