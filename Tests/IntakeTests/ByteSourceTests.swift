import FoundationEssentials
import Glibc
import Intake
import ReconciliationCore
import TestSupport
import Testing

@Suite struct ByteSourceTests {
    /// 300 credits, compressed for real.
    private static let compressed =
        "H4sIAAAAAAACA4XaPW4cVxRE4dxrGQFd9X5b63DkRCBEBkxkQOLs37eeYDgyDxMmFR0Qw/n69sfPlx+/Xr5/vP/949v76+P56+1nfn//+fb6/vH2+u3l4w9d//48ntfDl8eXq33R9ec1vvb+tbe//pvo8RRM/HgaJu3xbDDpj2eHyXg8B0zm4zlhsh7PBZP9eG6Y3I/n/flEVVeQV8kLfVV9BYFVgQWFVYUFiVWJBY1VjQWRVZEFlVWVBZlVmQWdXZ0NnV2dDZ2dv2Po7Ops6OzqbOjs6mzo7Ops6OzqbOjs6mzo7Ops6Nyqc4POrTo36Nyqc4POLR8Y0LlV5wadW3Vu0LlV5wadW3Vu0LlV5wadW3Vu0LlX5w6de3Xu0LlX5w6de3Xu0Lnnkxk69+rcoXOvzh069+rcoXOvzh069+rcofOozgM6j+o8oPOozgM6j+o8oPOozgM6j/wLhM6jOg/oPKrzgM6jOg/oPKrzgM6zOk/oPKvzhM6zOk/oPKvzhM6zOk/oPKvzhM4z3zWg86zOEzrP6jyh86zOEzqv6ryg86rOCzqv6ryg86rOCzqv6ryg86rOCzqv6ryg88qXOui8qvOCzqs6L+i8q/OGzrs6b+i8q/OGzrs6b+i8q/OGzrs6b+i8q/OGzrs6b+i88+0ZOu/qvKHzXZ1v6HxX5xs639X5hs53db6h812db+h8V+cbOt/V+YbOd3W+ofNdnW/ofIcpn3fWdZxywShQuQSjSOUyjEKVq8EoVrk6jIKVa8AoWrkmjMKVa8EoXrk2jAKWC4ofGQIN9ZuGUPzYEHCog0PQoY4OgYc6PAQf6vgQgKgDRBCijhCBiDpEBCMqRhQgUUGiQIny0TgUDxMFTlScKICiAkWBFBUpCqioUFFgRcWKAiwqWBRoUdGigIsKFwVeVLwoAKPaeQACxSNGARkVMgrMqJhRgEYFjQI1KmoUsFFho8CNihsFcFTgKJCjIkcBHRU6Cuyofp45QfHgUaBHRY8CPip8FPhR8aMAkAogBYJUBCkgpEJIgSEVQwoQqSBSoEhFkQJGapzHfFA8jhRAUoGkQJKKJAWUVCgpsKRiSQEmFUwKNKloUsBJhZMCTyqeFIBSAaVAlJrnySoUDykFplRMKUClgkqBKhVVClipsFLgSsWVAlgqsBTIUpGlgJYKLQW2VGwpwKXWeZgNxaNLAS8VXgp8qfhSAEwFmAJhKsIUEFMhpsCYijEFyFSQKVCmokwBMxVmCpypfe4HUDzQFEhTkaaAmgo1BdZUrCnApoJNgTYVbQq4qXBT4E3FmwJwKuAUiFMRp4Ccus/J5vPivs7N5oJRjjZgTp/rI5jTMafBnI45DeZ0zGkwp2NOgzkdcxrM6ZjTYE7HnAZzOuY0mNM6ZzIoHnMazOmY02BOx5wGczrmNJjTMafBnI45DeZ0zGkwp2NOgzl97pJgTp/DJJjTvy+TUPycJsGcPrdJMKfPcRLM6XOdBHP6nCfBnD73STCnz4ESzOmY02BOx5wGczrmNJjT7RyDoXjMaTCnY06DOR1zGszpmNNgTsecBnM65jSY0zGnwZyOOQ3mdMxpMKdjToM53c/9HYrHnAZzOuY0mNMxp8GcjjkN5nTMaTCnY06DOR1zGszpmNNgTsecBnM65jSY0+O88gDFY06DOR1zGszpmNNgTsecBnM65jSY0zGnwZyOOQ3mdMxpMKdjToM5HXMazOl53jKB4jGnwZyOOQ3mdMxpMKdjToM5HXMazOmY02BOx5wGczrmNJjTMafBnI45Deb0Oi/2QPGY02BOx5wGczrmNJjTMafBnI45DeZ0zGkwp2NOgzkdcxrM6ZjTYE7HnAZzep93qaB4zGkwp2NOgzkdcxrM6ZjTYE7HnAZzOuY0mNMxp8GcjjkN5nTMaTCnY06DOX2f19f+p/g/Tae3jhErAAA="
    private static let compressedDigest = "111b24610dbd6cbef5cc23bafba000197c6bf820fa75924cbfeaa0059bcf3216"

    private static func gzip() throws -> [UInt8] { Array(try #require(Data(base64Encoded: compressed))) }

    private func bytes(_ raw: [UInt8], chunkBytes: Int = 7) throws -> [UInt8] {
        let source = ByteSource(bytes: raw, name: "file", chunkBytes: chunkBytes)
        var all: [UInt8] = []
        while let chunk = try source.next() {
            #expect(!chunk.isEmpty)
            all += chunk
        }
        #expect(source.rawBytes == raw.count)
        return all
    }

    @Test(arguments: [1, 2, 3, 16, 17, 4096, 262_144]) func `gzip is recognised by content`(chunkBytes: Int) throws {
        let outcome = try reading(.credits, Self.gzip(), chunkBytes: chunkBytes)
        #expect(outcome.rows.count == 300)
        #expect(outcome.tally.recordsCounted == 300)
        #expect(outcome.tally.digest.hex == Self.compressedDigest)
    }

    @Test func `members one after the other are one file, and zeros may pad its end`() throws {
        let member = try Self.gzip()
        let once = try bytes(member)
        #expect(try bytes(member + member) == once + once)
        #expect(try bytes(member + member + [0, 0, 0], chunkBytes: 4096) == once + once)
    }

    @Test func `gzip cut short is a failure of the file`() throws {
        let member = try Self.gzip()
        for count in [2, 9, 100, member.count - 1] {
            let failure = #expect(throws: IntakeFailure.self) { try bytes(Array(member.prefix(count))) }
            guard case .truncatedGzip("file")? = failure else {
                Issue.record("\(count): \(String(describing: failure))")
                continue
            }
        }
    }

    @Test func `damaged gzip and text behind it are failures of the file`() throws {
        var damaged = try Self.gzip()
        damaged[60] ^= 0xff
        for raw in [damaged, try Self.gzip() + Array("tail".utf8), try Self.gzip() + [0, 1]] {
            let failure = #expect(throws: IntakeFailure.self) { try bytes(raw) }
            guard case .corruptGzip? = failure else {
                Issue.record("\(String(describing: failure))")
                continue
            }
        }
    }

    @Test func `plain bytes come as they are`() throws {
        #expect(try bytes([]).isEmpty)
        #expect(try bytes([0x1f]) == [0x1f])
        #expect(try bytes([0x1f, 0x8c, 3]) == [0x1f, 0x8c, 3])
    }

    @Test func `a file that grew while it was read shows by its stamps`() throws {
        let folder = try TemporaryFolder()
        try folder.put("product_id\ncoins\n", at: "p.csv")
        let path = folder.path("p.csv")
        func source() throws -> ByteSource { try opened(path, as: "p.csv") }
        let still = try InputFile(kind: .products, source: source(), asOf: asOf)
            .read(onRow: { _, _ in }, onRejected: { _ in })
        #expect(still.isStable)
        #expect(still.stampBefore?.sizeBytes == 17)
        #expect(try ContentDigest.ofFile(path: path, name: "p.csv") == still.digest)
        let grown = try InputFile(kind: .products, source: source(), asOf: asOf)
            .read(
                onRow: { _, _ in try folder.put("product_id\ncoins\ngems\n", at: "p.csv") },
                onRejected: { _ in }
            )
        #expect(!grown.isStable)
    }

    @Test func `a file that is not there is said by its name`() throws {
        let failure = #expect(throws: IntakeFailure.self) {
            try opened("/nowhere/at/all", as: "credits.csv")
        }
        guard case .obstacle("credits.csv", .vanished)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func `a file holds at most so many bytes, as it lies there and unpacked`() throws {
        let failure = #expect(throws: IntakeFailure.self) {
            let limits = ByteLimits(rawBytes: 16, plainBytes: 9)
            let source = ByteSource(
                bytes: Array(repeating: 0x78, count: 17),
                name: "big",
                limits: limits,
                chunkBytes: 4
            )
            while try source.next() != nil {}
        }
        guard case .tooLarge(file: "big", bytesMax: 16, isUnpacked: false)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        let packed = try Self.gzip()
        let plainBytes = try bytes(packed).count
        for (limit, fits) in [(plainBytes - 1, false), (plainBytes, true)] {
            let limits = ByteLimits(rawBytes: packed.count, plainBytes: limit)
            let source = ByteSource(bytes: packed, name: "packed", limits: limits, chunkBytes: 64)
            let result = Result { while try source.next() != nil {} }
            guard !fits, case .failure(let error) = result else {
                #expect(fits)
                continue
            }
            guard case .tooLarge(file: "packed", bytesMax: limit, isUnpacked: true)? = error as? IntakeFailure else {
                Issue.record("\(error)")
                continue
            }
            // Where it goes is told by its content all the same.
            #expect(source.digestToTheEnd()?.hex == Self.compressedDigest)
        }
    }

    @Test func `a sparse file of a terabyte is refused before a byte of it is read`() throws {
        let folder = try TemporaryFolder(["huge"])
        let path = folder.path("huge")
        try #require(truncate(path, 1 << 40) == 0)
        let failure = #expect(throws: IntakeFailure.self) { try opened(path, as: "huge") }
        guard case .tooLarge(file: "huge", bytesMax: 32 << 30, isUnpacked: false)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func `what breaks off has no digest`() {
        let source = ByteSource(name: "disk") { (_: Int) throws(IntakeFailure) -> [UInt8] in
            throw .cannotRead(file: "disk", reason: "Input/output error")
        }
        #expect(source.digestToTheEnd() == nil)
    }
}
