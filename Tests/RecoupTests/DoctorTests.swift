import Foundation
import Testing

/// `recoup doctor` between two nights.
@Suite struct DoctorTests {
    @Test func `what came in since the last run is no damage, and is counted`() async throws {
        let place = try await Workplace.small()
        try place.put(Payments.one("700001001", at: "2026-02-01T10:00:00Z"), at: "inbox/payments/p.csv")
        #expect(try await place.run().status == 0)
        #expect(!(try await place.recoup("doctor").output.contains("wait for the next run")))

        try place.put(Payments.one("700001002", at: "2026-02-02T10:00:00Z"), at: "more.csv")
        try place.put(Credits.one("700001001", to: "u1", at: "2026-02-01T11:00:00Z"), at: "credits.csv")
        #expect(try await place.recoup("import", "payments", "more.csv").status == 0)
        #expect(try await place.recoup("import", "credits", "credits.csv").status == 0)
        let doctor = try await place.recoup("doctor")
        #expect(doctor.status == 0, "\(doctor.output)")
        #expect(doctor.output.contains(", 2 rows wait for the next run\n"))

        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(!(try await place.recoup("doctor").output.contains("wait for the next run")))
    }
}
