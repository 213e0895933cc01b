import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct PageWalkTests {
    private func page(_ place: Int, of count: Int) -> SignedPage {
        SignedPage(
            environment: .production,
            signed: [SealedBytes("\(place)")],
            next: "\(place + 1)",
            hasMore: place + 1 < count
        )
    }

    @Test func `a walk goes on where it was told to and says where it ended`() async {
        var seen: [SealedBytes] = []
        let progress = await PageWalk.walk(from: "3", in: [.production]) { next, _ in
            .answered(page(next.flatMap { Int($0) } ?? 0, of: 6))
        } each: { page in
            seen += page.signed
        }
        #expect(seen == ["3", "4", "5"].map { SealedBytes($0) })
        #expect(progress == .answered(PageWalk.Progress(next: "6", pageCount: 3)))
    }

    @Test func `a page that fails ends the walk with its own reason`() async {
        var pageCount = 0
        let progress = await PageWalk.walk(from: nil, in: [.production]) { next, _ in
            next == "2" ? .final(errorCode: 4_000_017) : .answered(page(next.flatMap { Int($0) } ?? 0, of: 9))
        } each: { _ in
            pageCount += 1
        }
        #expect(pageCount == 2)
        #expect(progress == .final(errorCode: 4_000_017))
    }

    @Test func `what cannot be stored ends the walk`() async {
        struct DiskFull: Error {}
        await #expect(throws: DiskFull.self) {
            try await PageWalk.walk(from: nil, in: [.production]) { _, _ in
                .answered(page(0, of: 9))
            } each: { _ in
                throw DiskFull()
            }
        }
    }

    @Test func `an empty last page keeps the mark it was asked with`() async {
        let progress = await PageWalk.walk(from: "r7", in: [.sandbox]) { _, _ in
            .answered(SignedPage(environment: .sandbox, signed: [], next: nil, hasMore: false))
        } each: { _ in
        }
        #expect(progress == .answered(PageWalk.Progress(next: "r7", pageCount: 1)))
    }

    /// How a walk over pages made by `page` ends.
    private func end(
        pageCountMax: Int = PageWalk.pageCountMax,
        _ page: (Int) -> (signed: [SealedBytes], next: String)
    ) async -> (end: PageTrail.End?, pageCount: Int) {
        var place = 0
        let progress = await PageWalk.walk(from: nil, in: [.production], pageCountMax: pageCountMax) { _, _ in
            let (signed, next) = page(place)
            place += 1
            return .answered(SignedPage(environment: .production, signed: signed, next: next, hasMore: true))
        } each: { _ in
        }
        guard case .answered(let progress) = progress else { return (nil, place) }
        return (progress.end, progress.pageCount)
    }

    @Test func `a walk that is always promised more ends by itself`() async {
        let empty = await end { ([], "r\($0)") }
        #expect(empty.end == .noNews && empty.pageCount == 3)
        let same = await end { ([SealedBytes("a")], "r\($0)") }
        #expect(same.end == .noNews && same.pageCount == 4)
        let circle = await end { ([SealedBytes("\($0)")], "r\($0 % 5)") }
        #expect(circle.end == .repeatedMark && circle.pageCount == 6)
        let long = await end(pageCountMax: 7) { ([SealedBytes("\($0)")], "r\($0)") }
        #expect(long.end == .tooLong && long.pageCount == 7)
    }
}
