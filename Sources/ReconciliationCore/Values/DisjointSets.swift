/// Groups of members that belong together, directly or through others, by the ties they share (union-find).
package struct DisjointSets<Tie: Hashable> {
    private var parents: [Int]
    private var firstByTie: [Tie: Int] = [:]

    package init(count: Int) { parents = Array(0..<count) }

    package mutating func join(_ index: Int, by tie: Tie) {
        guard let first = firstByTie[tie] else {
            firstByTie[tie] = index
            return
        }
        let (left, right) = (root(of: index), root(of: first))
        parents[max(left, right)] = min(left, right)
    }

    /// The member that stands for the group: its smallest.
    package mutating func root(of index: Int) -> Int {
        var root = index
        while parents[root] != root { root = parents[root] }
        var passed = index
        while parents[passed] != root { (passed, parents[passed]) = (parents[passed], root) }
        return root
    }
}
