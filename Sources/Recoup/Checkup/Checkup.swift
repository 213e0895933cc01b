import Reports

/// What `recoup doctor` found, in the order it looked. Where it looks stands in the extensions, by subject.
struct Checkup {
    struct Check {
        let name: String
        let subject: Message
        /// What is wrong and how to fix it; nil where all is well.
        let problem: Message?
        /// Neither well nor wrong, but to be known.
        var isRemark = false
    }

    private(set) var checks: [Check] = []
    var areBooksBroken = false

    /// Adds a check: one that holds where `problem` is nil.
    mutating func note(_ name: String, _ subject: Message, problem: Message?) {
        checks.append(Check(name: name, subject: subject, problem: problem))
    }

    /// Adds what is neither well nor wrong.
    mutating func remark(_ name: String, _ subject: Message) {
        checks.append(Check(name: name, subject: subject, problem: nil, isRemark: true))
    }

    /// One line for each check, and one that counts what is wrong.
    func text(in locale: TextLocale) -> String {
        let lines = checks.map { check -> Message in
            if let problem = check.problem { return .checkFailed(check.name, check.subject, problem).toned(.bad) }
            return check.isRemark
                ? .remark(check.name, check.subject).toned(.waiting)
                : .checkHolds(check.name, check.subject).toned(.good)
        }
        let wrong = checks.count { $0.problem != nil }
        let end = Message.checksEnd(wrong: wrong, of: checks.count).toned(wrong == 0 ? .good : .bad)
        return locale.lines(lines + [Message(verbatim: ""), end])
    }

    /// The answer to `--json`.
    func json(in language: Language) throws -> String {
        struct Answer: Encodable {
            struct Check: Encodable {
                let name: String
                let subject: String
                let problem: String?
                let isRemark: Bool
            }
            let schema = "recoup.doctor.v1"
            let checks: [Check]
        }
        let shown = checks.map { check in
            Answer.Check(
                name: check.name,
                subject: check.subject[language],
                problem: check.problem?[language],
                isRemark: check.isRemark
            )
        }
        return try Answer(checks: shown).jsonAnswer()
    }
}
