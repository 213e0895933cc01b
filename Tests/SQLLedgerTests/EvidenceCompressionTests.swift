import Testing

@testable import SQLLedger

/// How evidence is packed.
@Suite struct EvidenceCompressionTests {
    @Test(arguments: [0, 1, 95, 96, 97, 10_000, 300_000])
    func `evidence unpacks to the bytes that were packed`(length: Int) throws {
        let same = [UInt8](repeating: 7, count: length)
        var state: UInt64 = 42
        let noise = (0..<length).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        for bytes in [same, noise] {
            let frame = EvidenceCompression.pack(bytes)
            #expect(frame.count <= bytes.count + 1)
            #expect(try EvidenceCompression.unpack(frame) == bytes)
        }
    }

    @Test(arguments: [[], [2, 1], [1, 0, 0], [1, 255, 255, 255, 255, 1], [1, 0, 0, 0, 4, 9, 9]] as [[UInt8]])
    func `a damaged frame is an error, not empty evidence`(frame: [UInt8]) {
        #expect(throws: DatabaseError.self) { try EvidenceCompression.unpack(frame) }
    }

    @Test(arguments: [[], [0], [0, 1, 2], [1, 0, 1, 0, 0, 9]] as [[UInt8]])
    func `the length of a piece is known before it is unpacked`(frame: [UInt8]) throws {
        let lengths: [[UInt8]: Int] = [[0]: 0, [0, 1, 2]: 2, [1, 0, 1, 0, 0, 9]: 65_536]
        let length = try? EvidenceCompression.unpackedLength(of: frame)
        #expect(length == lengths[frame])
    }
}
