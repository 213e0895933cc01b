/// What all answers under way may hold together. Each has a small room of its own; one that outgrows it takes the room of a
/// large answer, of which there are few, and waits while there is none. Lives on the thread of `CurlLoop`.
final class AnswerRoom {
    private var largeAnswersFree: Int

    /// At least one large answer always has room, so that those that wait get on.
    init(largeAnswersMax: Int) {
        precondition(largeAnswersMax > 0)
        largeAnswersFree = largeAnswersMax
    }

    /// Whether a large answer may enter.
    var hasRoom: Bool { largeAnswersFree > 0 }

    /// - Returns: whether there is room for a large answer; give it back with `leave`.
    func enter() -> Bool {
        guard hasRoom else { return false }
        largeAnswersFree -= 1
        return true
    }

    func leave() { largeAnswersFree += 1 }
}
