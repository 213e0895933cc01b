import Testing

@testable import ReconciliationCore

@Suite struct PartitioningIndexTests {
    @Test(arguments: 0...9) func `the border of two parts is found wherever it lies`(count: Int) {
        let numbers = Array(0..<count)
        for border in 0...count { #expect(numbers.partitioningIndex { $0 >= border } == border) }
    }
}
