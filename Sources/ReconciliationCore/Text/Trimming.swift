extension BidirectionalCollection {
    /// What is left without the elements at both ends that `isTrimmed` holds of.
    @inlinable package func trimmed(while isTrimmed: (Element) -> Bool) -> SubSequence {
        let start = drop(while: isTrimmed)
        guard let last = start.lastIndex(where: { !isTrimmed($0) }) else { return start }
        return start[...last]
    }
}
