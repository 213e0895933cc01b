extension RandomAccessCollection {
    /// The first index of a partitioned collection at which a condition holds, by binary search; `endIndex` where it holds nowhere.
    ///
    /// - Parameter belongsToSecondPart: false for every element before some index, true from there on.
    func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Index {
        var rest = self[...]
        while !rest.isEmpty {
            let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
            rest = belongsToSecondPart(rest[middle]) ? rest[..<middle] : rest[rest.index(after: middle)...]
        }
        return rest.startIndex
    }
}
