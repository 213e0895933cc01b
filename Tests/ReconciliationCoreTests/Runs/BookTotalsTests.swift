import ReconciliationCore
import Testing

@Suite struct BookTotalsTests {
    private func totals(_ change: (inout BookTotals) -> Void) -> BookTotals {
        var totals = BookTotals()
        change(&totals)
        return totals
    }

    @Test func `claims or credits with nothing that could prove a payment lack proof`() {
        #expect(totals { $0.liveCredits = 1 }.lacksProof(canAskApple: false, canAskAboutReceipts: true))
        #expect(totals { $0.claimsByState = ["pending": 1] }.lacksProof(canAskApple: false, canAskAboutReceipts: true))
        #expect(totals { $0.claimsByState = ["pending": 2, "proven": 1] }.unprovenCount == 3)
        #expect(
            totals {
                $0.liveCredits = 1
                $0.evidenceByOutcome = ["unreadable": 4]
            }.lacksProof(canAskApple: false, canAskAboutReceipts: true)
        )
    }

    @Test func `nothing to prove lacks no proof`() {
        #expect(BookTotals().unprovenCount == 0)
        #expect(!BookTotals().lacksProof(canAskApple: false, canAskAboutReceipts: true))
    }

    @Test func `a key for Apple, evidence, or a purchase on any list can prove payments`() {
        let unproven = totals { $0.liveCredits = 1 }
        #expect(!unproven.lacksProof(canAskApple: true, canAskAboutReceipts: true))
        let provers: [(inout BookTotals) -> Void] = [
            { $0.evidenceByOutcome = ["refused": 1] }, { $0.whiteByState = ["parked": 1] },
            { $0.closedByReason = ["refunded": 1] }, { $0.black = 1 }, { $0.merged = 1 },
        ]
        for prover in provers {
            let totals = totals {
                $0.liveCredits = 1
                prover(&$0)
            }
            #expect(!totals.lacksProof(canAskApple: false, canAskAboutReceipts: true))
        }
    }

    @Test(arguments: [true, false])
    func `evidence that waits for Apple can prove payments where Apple is asked about receipts`(isAsked: Bool) {
        let waiting = totals {
            $0.liveCredits = 1
            $0.evidenceByOutcome = ["pending": 2]
        }
        #expect(waiting.lacksProof(canAskApple: false, canAskAboutReceipts: isAsked) == !isAsked)
        #expect(!waiting.lacksProof(canAskApple: true, canAskAboutReceipts: isAsked))
        var proven = waiting
        proven.evidenceByOutcome["verified"] = 1
        #expect(!proven.lacksProof(canAskApple: false, canAskAboutReceipts: isAsked))
    }

    @Test(arguments: [
        (9, 0, false), (10, 0, true), (10, 9, true), (10, 10, false), (11, 10, true), (200, 10_000, false),
    ])
    func `ten repeated deliveries and more are told where they are more than the new ones`(
        repeated: Int,
        new: Int,
        areTold: Bool
    ) {
        let totals = totals {
            $0.repeatedDeliveries = repeated
            $0.newDeliveries = new
        }
        #expect(totals.areDeliveriesRepeated == areTold)
    }

    @Test func `a new page of totals counts nothing`() {
        #expect(BookTotals().newFindings == 0)
        #expect(BookTotals().isEmpty)
    }

    @Test func `a purchase on any list, evidence, a claim and a credit are each something`() {
        let things: [(inout BookTotals) -> Void] = [
            { $0.whiteByState = ["parked": 1] }, { $0.closedByReason = ["refunded": 1] }, { $0.black = 1 },
            { $0.merged = 1 }, { $0.evidenceByOutcome = ["unreadable": 1] }, { $0.claimsByState = ["pending": 1] },
            { $0.liveCredits = 1 },
        ]
        for thing in things { #expect(!totals(thing).isEmpty) }
        #expect(totals { $0.evidenceByOutcome = ["unreadable": 0] }.isEmpty)
    }
}
