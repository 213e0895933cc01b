import Testing

@testable import ReconciliationCore

@Test(arguments: 0...9) func `a partition is found wherever it lies`(count: Int) {
    let numbers = Array(0..<count)
    for bound in 0...count { #expect(numbers.partitioningIndex { $0 >= bound } == bound) }
}
