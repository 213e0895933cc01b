/// What goes wrong, and how often: `latency=200ms:0.5,drop=0.05,status500=0.05,storm21005=10:20,skew=-10m`.
///
/// What happens to a request depends on the seed and the request's number alone.
package struct FaultPlan: Sendable, Equatable {
    /// How a request is spoilt.
    package enum Fault: Sendable, Equatable {
        /// The connection is closed without a byte.
        case drop
        case status500
        case status429
        /// The head and half of the body, then the connection is closed.
        case half
        /// HTTP 200 with bytes that are no JSON.
        case garbage
        /// The right answer, but for so many of the first signatures in it.
        case tampered(signaturesMax: Int)
        /// A `verifyReceipt` status, or an HTTP status for every endpoint.
        case storm(Int)
    }

    /// What happens to one request.
    package struct Decision: Sendable, Equatable {
        package var latencyMilliseconds = 0
        package var fault: Fault?
    }

    private struct Storm: Sendable, Equatable {
        var code: Int
        var numbers: ClosedRange<Int>
    }

    package private(set) var skewMilliseconds: Int64 = 0
    private var seed: UInt64
    private var latencies: [(milliseconds: Int, share: Double)] = []
    private var shares: [(fault: Fault, share: Double)] = []
    private var storms: [Storm] = []

    /// An empty text is a store in which nothing goes wrong.
    package init(_ text: String = "", seed: UInt64 = 1) throws(FaultPlanError) {
        self.seed = seed
        for part in text.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1).map { String($0.filter { $0 != " " }) }
            guard pair.count == 2 else { throw FaultPlanError(part: String(part)) }
            guard try add(pair[0], pair[1]) else { throw FaultPlanError(part: String(part)) }
        }
    }

    /// Fair for every number: requests do not share a stream of random numbers, so their order does not matter.
    package func decision(for number: Int) -> Decision {
        var random = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0xD1B5_4A32_D192_ED03)
        var decision = Decision()
        for latency in latencies where Self.share(&random) < latency.share {
            decision.latencyMilliseconds += latency.milliseconds
        }
        for storm in storms where storm.numbers.contains(number) { decision.fault = .storm(storm.code) }
        // Every fault draws once, so that adding one does not move the others.
        for (fault, share) in shares where Self.share(&random) < share {
            if decision.fault == nil { decision.fault = fault }
        }
        return decision
    }

    private mutating func add(_ name: String, _ value: String) throws(FaultPlanError) -> Bool {
        let parts = value.split(separator: ":").map(String.init)
        switch name {
        case "latency":
            guard let milliseconds = Self.milliseconds(parts.first ?? ""), milliseconds >= 0 else { return false }
            guard let share = parts.count > 1 ? Double(parts[1]) : 1, (0...1).contains(share) else { return false }
            latencies.append((Int(milliseconds), share))
            return true
        case "skew":
            guard let milliseconds = Self.milliseconds(value) else { return false }
            skewMilliseconds = milliseconds
            return true
        case "drop", "status500", "status429", "half", "garbage", "tampered", "tampered_first":
            guard let share = Double(value), (0...1).contains(share) else { return false }
            let faults: [String: Fault] = [
                "drop": .drop, "status500": .status500, "status429": .status429, "half": .half, "garbage": .garbage,
                "tampered": .tampered(signaturesMax: .max), "tampered_first": .tampered(signaturesMax: 1),
            ]
            if let fault = faults[name] { shares.append((fault, share)) }
            return true
        default:
            guard name.hasPrefix("storm"), let code = Int(name.dropFirst(5)), parts.count == 2,
                let first = Int(parts[0]), let last = Int(parts[1]), first <= last
            else { return false }
            storms.append(Storm(code: code, numbers: first...last))
            return true
        }
    }

    /// `200ms`, `2s`, `-10m`, `1h`
    private static func milliseconds(_ text: String) -> Int64? {
        for (unit, factor) in [("ms", Int64(1)), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
        where text.hasSuffix(unit) {
            return Int64(text.dropLast(unit.count)).map { $0 * factor }
        }
        return nil
    }

    private static func share(_ random: inout SplitMix64) -> Double {
        Double(random.next() >> 11) / Double(UInt64(1) << 53)
    }

    package static func == (left: FaultPlan, right: FaultPlan) -> Bool {
        left.seed == right.seed && left.skewMilliseconds == right.skewMilliseconds && left.storms == right.storms
            && left.latencies.elementsEqual(right.latencies, by: ==) && left.shares.elementsEqual(right.shares, by: ==)
    }
}

/// A part of a fault plan that says nothing.
package struct FaultPlanError: Error, CustomStringConvertible {
    package var part: String

    package var description: String {
        "\(part) is no fault. Write parts such as latency=200ms:0.5, drop=0.05, status500=0.05, status429=0.05, "
            + "half=0.03, garbage=0.02, tampered=0.02, storm21005=10:20 (request numbers) or skew=-10m, joined by commas."
    }
}
