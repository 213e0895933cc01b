import ReconciliationCore
import Testing

@Suite struct EvidenceNewsTests {
    @Test(arguments: [
        (0, 0, false), (9, 9, false), (10, 9, false), (10, 10, true), (20, 18, false), (20, 19, true), (100, 0, false),
    ])
    func `more than nine in ten of at least ten pieces are next to all of them`(
        read: Int,
        unreadable: Int,
        isBarely: Bool
    ) {
        let news = EvidenceNews(read: read, unreadable: unreadable)
        #expect(news.isBarelyReadable == isBarely)
        #expect(news.needsAttention == isBarely)
    }

    @Test func `one piece that became unverifiable needs attention`() {
        #expect(!EvidenceNews().needsAttention)
        #expect(EvidenceNews(unverifiable: 1).needsAttention)
        #expect(!EvidenceNews(unverifiable: 1).isBarelyReadable)
    }

    struct Answer: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var before = EvidenceOutcome.pending
        var rule: String?
        let outcome: EvidenceOutcome
        let news: EvidenceNews
    }

    @Test(arguments: [
        Answer(testDescription: "read for the first time", outcome: .verified, news: EvidenceNews(read: 1)),
        Answer(testDescription: "not readable", outcome: .unreadable, news: EvidenceNews(read: 1, unreadable: 1)),
        Answer(
            testDescription: "unverifiable at once",
            outcome: .unverifiable,
            news: EvidenceNews(read: 1, unverifiable: 1)
        ),
        Answer(testDescription: "read before", rule: "needs_apple", outcome: .verified, news: EvidenceNews()),
        Answer(testDescription: "unreadable by now", rule: "needs_apple", outcome: .unreadable, news: EvidenceNews()),
        Answer(
            testDescription: "unverifiable by now",
            rule: "needs_apple",
            outcome: .unverifiable,
            news: EvidenceNews(unverifiable: 1)
        ),
        Answer(
            testDescription: "unverifiable as before",
            before: .unverifiable,
            rule: "app_id_mismatch",
            outcome: .unverifiable,
            news: EvidenceNews()
        ),
        Answer(testDescription: "proven before", before: .verified, outcome: .refused, news: EvidenceNews()),
    ])
    func `what an answer brings is what was not known before`(answer: Answer) {
        var news = EvidenceNews()
        news.count(answer.outcome, after: answer.before, rule: answer.rule)
        #expect(news == answer.news)
    }

    @Test func `news of several pages add up`() {
        var news = EvidenceNews(read: 1, unreadable: 2, unverifiable: 3)
        news += EvidenceNews(read: 10, unreadable: 20, unverifiable: 30)
        #expect(news == EvidenceNews(read: 11, unreadable: 22, unverifiable: 33))
    }
}
