import FoundationEssentials
package import ReconciliationCore

extension SQLEngine {
    /// Uploads that named their device and carried a receipt Apple signed, not compared yet. Uploads that cannot be
    /// compared are closed on the way. Recording a page makes the next one come.
    package func openDeviceChecks(limit: PageLimit) throws(StoreFailure) -> [DeviceCheck] {
        try write(.readDevices) { database in
            let vouchedFor = try codes(where: \EvidenceOutcome.isVouchedFor)
            try database.run(
                SQL.Devices.closeDevices,
                named: [
                    "open": try codes { (outcome: EvidenceOutcome) in !outcome.isFinal }, "vouched_for": vouchedFor,
                    "forms": try codes(where: \StoredForm.tellsDevice), "match": DeviceMatch.notCheckable.rawValue,
                ]
            )
            let arguments: NamedValues = ["vouched_for": vouchedFor, "limit": limit.pieces]
            return try evidencePage(database.cursor(SQL.Devices.deviceChecks, named: arguments), limit) { row, bytes in
                DeviceCheck(submissionID: row["submission_id"], deviceID: row["device_id"], receipt: bytes)
            }
        }
    }

    /// Stores how the devices of uploads compare. A stored result is never changed.
    package func record(_ matches: [Int64: DeviceMatch]) throws(StoreFailure) {
        try write(.recordDevices) { database in
            for (submissionID, match) in matches.sorted(by: { $0.key < $1.key }) {
                try database.queue(SQL.Devices.putDevice, [submissionID, match.rawValue])
            }
        }
    }
}

/// How devices compare, by purchase, for the purchases of a JSON array of keys.
func deviceReports(of purchases: String, in database: Database) throws -> [Int64: [DeviceReport]] {
    let rows = try database.rows(SQL.LookupMatches.devices, named: ["purchases": purchases])
    return try Dictionary(grouping: rows) { $0["purchase_id"] as Int64 }.mapValues { rows in
        try rows.map { row in
            DeviceReport(
                userID: row["user_id"],
                receivedAt: (row["received_at"] as Instant?)?.text,
                match: try row.code("device_match")
            )
        }
    }
}
