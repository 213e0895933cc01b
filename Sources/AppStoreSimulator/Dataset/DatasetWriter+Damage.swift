extension DatasetWriter {
    /// Rows that break the rules of the input, in files of their own; their transactions are in no other file.
    func writeDamage() throws {
        let at = calendar.settled.lowerBound.text
        var credits = CSVTable(header: Books.creditsHeader)
        credits.append(["1.00000028E+15", "u1", at, "", "", "", "", "", ""])
        credits.append(["1000000280765.000", "u1", at, "", "", "", "", "", ""])
        credits.append(["770000000000001", "", at, "", "", "", "", "", ""])
        credits.append(["770000000000002", "u1", "yesterday", "", "", "", "", "", ""])
        credits.append(["770000000000003", "u1", "2026-01-05 10:00:00", "", "", "", "", "", ""])
        credits.append(["770000000000004", "u1", at, "", "many", "", "", "", ""])
        credits.append(["(null)", "u1", at, "", "", "", "", "", ""])
        try put(credits.text, at: "inbox/credits/damaged.csv")
        try put(
            """
            {"user_id":"u1","received_at":"\(at)"}
            {"user_id":"u1","receipt_data":
            not json at all
            {"transaction_id":"770000000000005","transactionId":"770000000000006","user_id":"u1"}
            ["an","array"]

            """,
            at: "inbox/receipts/damaged.jsonl"
        )
        try put(
            """
            user_id,account_name,merged_into
            ,nobody,
            damaged1,"unclosed quote,
            damaged2,after,

            """,
            at: "inbox/users/damaged.csv"
        )
    }
}
