import ReconciliationCore
import Testing

@Suite struct IdentitiesTests {
    @Test func `Production comes before Sandbox`() {
        #expect(StoreEnvironment.allCases.reversed().sorted() == [.production, .sandbox])
        #expect(!(StoreEnvironment.sandbox < .sandbox))
    }

    @Test func `transactions are ordered by environment, then by the text of their id`() {
        let keys = ["2", "10", "1"].flatMap { id in
            StoreEnvironment.allCases.map { TransactionKey(environment: $0, id: TransactionID(id)) }
        }
        #expect(
            keys.sorted().map { "\($0.environment.rawValue) \($0.id)" } == [
                "Production 1", "Production 10", "Production 2", "Sandbox 1", "Sandbox 10", "Sandbox 2",
            ]
        )
        #expect(!(keys[0] < keys[0]))
    }
}
