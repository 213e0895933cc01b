/// The Swift text that holds every mutant of the rule code in one build and lets the environment choose.
///
/// An infix operator becomes one of its own, so that neither precedence nor type checking nor the short cut of `&&`
/// changes; a literal and a condition become calls.
enum Switchboard {
    /// The file the declarations go to, beside the rules.
    static let file = "Sources/ReconciliationCore/MutantSwitchboard.swift"
    /// Chooses a mutant by its number.
    static let choice = "RECOUP_MUTANT"
    /// Names a file with one byte per mutant, set when its place is reached.
    static let trace = "RECOUP_MUTANT_TRACE"

    /// An operator no source uses, one for each number.
    static func spelling(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        // U+2A00 to U+2A0F may stand in operators.
        return String(
            String.UnicodeScalarView(
                padded.compactMap { digit in
                    digit.hexDigitValue.flatMap { UnicodeScalar(UInt32(0x2A00 + $0)) }
                }
            )
        )
    }

    static func rewrite(_ site: SwiftSite, firstNumber: Int, in rewriting: inout Rewriting) {
        let values = [site.token] + site.changes
        switch site.form {
        case .number:
            rewriting.replace(site.range, with: "mutantNumber(\(firstNumber), \(values.joined(separator: ", ")))")
        case .truth: rewriting.replace(site.range, with: "mutantTruth(\(firstNumber), \(site.token))")
        case .text: rewriting.replace(site.range, with: "mutantText(\(firstNumber), \(values.joined(separator: ", ")))")
        case .character:
            rewriting.replace(site.range, with: "mutantCharacter(\(firstNumber), \(values.joined(separator: ", ")))")
        case .condition:
            rewriting.enclose(site.range, from: "mutantCondition(\(firstNumber), \(site.changes.count), ", to: ")")
        default: rewriting.replace(site.range, with: spelling(firstNumber))
        }
    }

    /// The declarations of a site's own operator; empty for calls.
    static func declaration(of site: SwiftSite, firstNumber: Int) -> String {
        let name = spelling(firstNumber)
        func comparison(_ constraint: String, _ left: String, _ right: String) -> String {
            let original = "l \(site.token) r"
            let cases = site.changes.enumerated().map { "case \($0.offset + 1): l \($0.element) r" }
            return """
                func \(name) \(constraint)(l: \(left), r: \(right)) -> Bool {
                    switch mutant(\(firstNumber), \(site.changes.count)) { \(cases.joined(separator: "; ")); default: \(original) }
                }

                """
        }
        switch site.form {
        case .comparison:
            return "infix operator \(name): ComparisonPrecedence\n"
                + comparison("<T: Comparable>", "T", "T")
                + comparison("<A: Comparable, B: Comparable>", "(A, B)", "(A, B)")
                + comparison("<A: Comparable, B: Comparable, C: Comparable>", "(A, B, C)", "(A, B, C)")
        case .equality:
            return "infix operator \(name): ComparisonPrecedence\n" + comparison("<T: Equatable>", "T", "T")
        case .nilTest:
            return "infix operator \(name): ComparisonPrecedence\n"
                + comparison("<T>", "T?", "_OptionalNilComparisonType")
        case .conjunction, .disjunction:
            let kind = site.form == .conjunction ? "Conjunction" : "Disjunction"
            return """
                infix operator \(name): Logical\(kind)Precedence
                func \(name) (l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool {
                    switch mutant(\(firstNumber), 2) { case 1: l; case 2: try r(); default: try l \(site.token) r() }
                }

                """
        case .coalescing:
            return """
                infix operator \(name): NilCoalescingPrecedence
                func \(name) <T>(l: T?, r: @autoclosure () throws -> T) rethrows -> T {
                    mutantIsImpossible(\(firstNumber + 1))
                    return mutant(\(firstNumber), 1) == 1 ? try r() : try l ?? r()
                }
                func \(name) <T>(l: T?, r: @autoclosure () throws -> T?) rethrows -> T? {
                    switch mutant(\(firstNumber), 2) { case 1: try r(); case 2: l; default: try l ?? r() }
                }

                """
        case .negation:
            return """
                prefix operator \(name)
                prefix func \(name) (value: Bool) -> Bool { mutant(\(firstNumber), 1) == 1 ? value : !value }

                """
        case .number, .truth, .text, .character, .condition: return ""
        }
    }

    /// A statement with its mutants before it: `\u{1}`, one line `number offset length replacement` each, `\u{1}`.
    static func statement(_ bytes: [UInt8], _ mutants: [(number: Int, change: SQLChange)]) -> [UInt8] {
        let table = mutants.map { number, change in
            "\(number) \(change.range.lowerBound) \(change.range.count) \(change.replacement.replacing("\n", with: " "))\n"
        }
        return [1] + Array(table.joined().utf8) + [1] + bytes
    }

    /// The one place where statements are read, before and after.
    static let reader = (
        file: "Sources/SQLLedger/Statements/StatementFile.swift",
        original: "for line in bytes.split(",
        rewritten: "for line in Array(mutatedStatement(bytes).utf8).split("
    )

    static func source(declarations: [String], mutantCount: Int) -> String {
        preamble.replacing("MUTANT_COUNT", with: String(mutantCount)) + declarations.joined(separator: "\n")
    }

    private static let preamble = #"""
        import Glibc

        /// The environment of this process, else of the one that started it: tests start programs with one of their own.
        private func inherited(_ name: String) -> String? {
            var process = getpid()
            for _ in 0..<8 where process > 1 {
                if let value = bytes(of: "/proc/\(process)/environ").split(separator: 0)
                    .map({ String(decoding: $0, as: UTF8.self) }).first(where: { $0.hasPrefix(name + "=") })
                {
                    return String(value.dropFirst(name.utf8.count + 1))
                }
                let status = String(decoding: bytes(of: "/proc/\(process)/stat"), as: UTF8.self)
                let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
                guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
                process = parent
            }
            return nil
        }

        private func bytes(of path: String) -> [UInt8] {
            guard let file = fopen(path, "r") else { return [] }
            defer { fclose(file) }
            var all: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = fread(&buffer, 1, buffer.count, file)
                if count == 0 { return all }
                all += buffer[..<count]
            }
        }

        private let chosenMutant = inherited("RECOUP_MUTANT").flatMap { Int($0) } ?? 0

        // One byte per mutant, only ever set to the same value: a race changes nothing.
        private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
            guard let path = inherited("RECOUP_MUTANT_TRACE") else { return nil }
            let file = open(path, O_RDWR)
            guard file >= 0, let map = mmap(nil, MUTANT_COUNT + 1, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) else { return nil }
            return map.assumingMemoryBound(to: UInt8.self)
        }()

        /// Which of the mutants from a number on is chosen: 1, 2 …, or 0 for none of them.
        package func mutant(_ first: Int, _ count: Int) -> Int {
            if let reached { for number in first..<(first + count) { reached[number] = 1 } }
            let offset = chosenMutant - first
            return offset >= 0 && offset < count ? offset + 1 : 0
        }

        func mutantIsImpossible(_ number: Int) { if let reached { reached[number] = 2 } }

        func mutantNumber<T: ExpressibleByIntegerLiteral>(_ first: Int, _ values: T...) -> T {
            values[mutant(first, values.count - 1)]
        }

        func mutantTruth(_ first: Int, _ value: Bool) -> Bool { mutant(first, 1) == 1 ? !value : value }

        func mutantText<T: ExpressibleByStringLiteral>(_ first: Int, _ value: T, _ changed: T) -> T {
            mutant(first, 1) == 1 ? changed : value
        }

        func mutantCharacter<T: ExpressibleByUnicodeScalarLiteral>(_ first: Int, _ value: T, _ changed: T) -> T {
            mutant(first, 1) == 1 ? changed : value
        }

        func mutantCondition(_ first: Int, _ count: Int, _ value: @autoclosure () throws -> Bool) rethrows -> Bool {
            switch mutant(first, count) { case 1: true; case 2: false; default: try value() }
        }

        package func mutatedStatement(_ bytes: [UInt8]) -> String {
            guard bytes.first == 1, let end = bytes.dropFirst().firstIndex(of: 1) else {
                return String(decoding: bytes, as: UTF8.self)
            }
            var statement = Array(bytes[(end + 1)...])
            for line in String(decoding: bytes[1..<end], as: UTF8.self).split(separator: "\n") {
                let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
                guard parts.count == 4, let number = Int(parts[0]), let offset = Int(parts[1]), let length = Int(parts[2])
                else { preconditionFailure("not a mutant: \(line)") }
                if mutant(number, 1) == 1 { statement.replaceSubrange(offset..<(offset + length), with: Array(parts[3].utf8)) }
            }
            return String(decoding: statement, as: UTF8.self)
        }


        """#
}
