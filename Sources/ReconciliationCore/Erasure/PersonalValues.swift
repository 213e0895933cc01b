/// The values of one person, each with what stands in its place, and where they stand in text.
///
/// A value counts where it stands by itself: `u-1` is not in `u-12`, and `bob` not in `bob.smith`. The same rule finds what
/// is to be replaced and what was left.
package struct PersonalValues: Sendable {
    /// How text is read: among numbers, a value of digits alone is told from a count or an amount.
    package enum Setting: Sendable, Hashable {
        /// Words of the ledger about people.
        case words
        /// What a page shows: numbers have at most three digits in a row, and years four.
        case page
        /// A whole file of ours or of a producer, whatever its form.
        case file
        /// The name of a file: what is no letter and no digit parts its words, and numbers are dates unless they are long.
        case fileName
    }

    private struct Value: Sendable {
        let bytes: [UInt8]
        let replacement: [UInt8]
        let isOfDigits: Bool
        /// Whether it means something else too, such as a currency: among other words nobody knows which is meant, but where a
        /// finding names people.
        let isAmbiguous: Bool
        /// Whether it is the name of a file: it counts wherever names of files do, such as behind `4a5b6c7d-`.
        let isFileName: Bool
    }

    /// Of those that stand for a person on a page, or in the name of a file.
    private static let shortestDigits = 5
    /// Figures of a page stand by themselves up to here; greater ones have separators.
    private static let longestFigure = 3
    /// In what a finding expects or found, and in its detail, a number stands behind these.
    private static let wordsBeforeNumber = ["quantity ", "evidence ", "users "].map { Array($0.utf8) }
    /// Or before these, and nothing before it.
    private static let wordsBehindNumber = [" user", " users"].map { Array($0.utf8) }
    /// In the detail of a finding it stands behind a user, with the year of his delivery: `u1 at 2026-03-01T…`.
    private static let wordsBehindUser = Array(" at 2".utf8)

    /// People are called so too.
    private static let months = Set(
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map { Array($0.utf8) }
    )

    /// The pseudonyms by value, in whatever spelling of its letters.
    package private(set) var pseudonyms: [String: String] = [:]
    /// The pseudonyms by the value as pages show it.
    private var shownValues: [String: String] = [:]
    /// Each value as it was stated, by its bytes.
    private var statedValues: [[UInt8]: String] = [:]
    /// Whether they are replaced only where the id of a user stands: nothing else is known of the person.
    package private(set) var replacesOnlyUserIDs = false
    private var ambiguous: Set<String> = []
    /// The values by their first byte, the longest first.
    private var values: [[Value]] = Array(repeating: [], count: 256)

    /// - Parameters:
    ///   - pseudonyms: by the value they stand for; empty values are left out. Values that differ only in how letters are encoded may
    ///     stand beside each other.
    ///   - isAmbiguous: whether a value means something else too, such as a currency or a product. It is replaced only where
    ///     nothing but a person can be meant.
    package init(
        _ pseudonyms: some Sequence<(key: String, value: String)>,
        isAmbiguous: (String) -> Bool = { _ in false }
    ) {
        for (value, pseudonym) in pseudonyms where !value.isEmpty {
            add(value, pseudonym, isAmbiguous: isAmbiguous(value), isFileName: false)
        }
        sort()
    }

    private mutating func add(_ value: String, _ pseudonym: String, isAmbiguous: Bool, isFileName: Bool) {
        pseudonyms[value] = pseudonym
        statedValues[Array(value.utf8)] = pseudonym
        shownValues[printable(value)] = pseudonym
        if isAmbiguous { ambiguous.insert(value) }
        for form in Self.forms(of: value) {
            let bytes = Array(form.utf8)
            values[Int(bytes[0])].append(
                Value(
                    bytes: bytes,
                    replacement: Array(pseudonym.utf8),
                    isOfDigits: bytes.allSatisfy { ASCII.isDigit($0) },
                    isAmbiguous: isAmbiguous,
                    isFileName: isFileName
                )
            )
        }
    }

    private mutating func sort() {
        for byte in values.indices { values[byte].sort { $0.bytes.count > $1.bytes.count } }
    }

    package var isEmpty: Bool { pseudonyms.isEmpty }

    /// By which Apple's data name the person, or others who were forgotten.
    package func accountTokens(_ forgotten: ForgottenNames) -> AccountTokens {
        AccountTokens(among: pseudonyms.keys, forgotten)
    }

    /// The same, each replaced only where the id of a user stands.
    package var limitedToUserIDs: PersonalValues {
        var values = PersonalValues(stated) { _ in true }
        values.replacesOnlyUserIDs = true
        return values
    }

    /// With the names of files that name the person, by what stands in their place.
    package func adding(fileNames: [String: String]) -> PersonalValues {
        var values = self
        // One that is called like a value and nothing else counts as that.
        for (name, other) in fileNames where pseudonyms[name] == nil {
            values.add(name, other, isAmbiguous: false, isFileName: true)
        }
        values.sort()
        return values
    }

    /// The name of a file with pseudonyms in place of the values; nil where none stands in it. `refund-u1.csv` names `u1`, as
    /// `u1_2.csv` does.
    package func erasedFileName(_ name: String) -> String? {
        erased(name.utf8, in: .fileName).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Each value as it was stated, with what stands in its place. Of two that differ only in how letters are encoded, each.
    package var stated: [(key: String, value: String)] {
        statedValues.map { (key: String(decoding: $0.key, as: UTF8.self), value: $0.value) }
    }

    /// Every way in which a value may be spelled in a text, in order: where none of these stands, no value does.
    package var spellings: [String] {
        Set(stated.flatMap { Self.forms(of: $0.key) }.map { Array($0.utf8) })
            .sorted { $0.lexicographicallyPrecedes($1) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// As the value stands in CSV, JSON and HTML, and on pages and screens, which escape control and format characters.
    private static func forms(of value: String) -> Set<String> {
        writtenForms(of: value).union(writtenForms(of: printable(value)))
    }

    private static func writtenForms(of value: String) -> Set<String> {
        let json = [JSONLiteral.LineEscapes.numeric, .short].map {
            JSONLiteral.string(value, $0).dropFirst().dropLast()
        }
        let html = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
        // As our pages write JSON: no mark of HTML stands in it.
        let script = json.map {
            $0.replacing("&", with: "\\u0026").replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
        }
        // Once in CSV, and twice in a cell of it that is text to Excel.
        let csv = [2, 4].map { value.replacing("\"", with: String(repeating: "\"", count: $0)) }
        return Set([value, html] + csv + (json + script).map { String($0) })
    }

    /// The text with pseudonyms in place of the values: among words, a value that means something else too stays.
    package func erased(_ text: String) -> String {
        if let whole = pseudonym(ofText: text) { return whole }
        guard let erased = erased(Array(text.utf8), in: Self.setting(of: text)) else { return text }
        return String(decoding: erased, as: UTF8.self)
    }

    /// The text of a place where only people stand, one or several with `;` between them, with pseudonyms: whoever is called like the
    /// person and something more is somebody else.
    package func erased(people text: String) -> String {
        pseudonyms[text] ?? erasedList(text) { pseudonyms[$0] } ?? text
    }

    package func isIn(people text: String) -> Bool { erased(people: text) != text }

    package func isIn(_ text: String) -> Bool {
        pseudonym(ofText: text) != nil || isIn(Array(text.utf8), in: Self.setting(of: text))
    }

    /// What stands for a text that is a value and nothing else; nil where it may mean something else.
    package func pseudonym(ofText text: String) -> String? { ambiguous.contains(text) ? nil : pseudonyms[text] }

    /// What stands for a text of a page that is a value and nothing else; nil also where it may be a figure.
    package func pseudonym(ofPageText text: String) -> String? {
        Self.isFigure(text.utf8) ? nil : pseudonym(ofText: text)
    }

    /// Whether a text of a page may be a count or another figure.
    static func isFigure(_ text: some Collection<UInt8>) -> Bool {
        text.count <= longestFigure && text.allSatisfy { ASCII.isDigit($0) }
    }

    /// What stands for the words of a place where only people stand, one or several with `;` between them; nil where the person is
    /// not among them.
    package func pseudonym(ofPeople text: String) -> String? {
        replacesOnlyUserIDs ? nil : pseudonym(ofShown: text) ?? erasedList(text, pseudonym(ofShown:))
    }

    /// What stands for a value as pages show it, with escapes in place of what cannot be seen.
    private func pseudonym(ofShown text: String) -> String? { pseudonyms[text] ?? shownValues[text] }

    /// An object of JSON is read as a file is: its numbers are counts and amounts, and its keys are ours.
    private static func setting(of text: String) -> Setting {
        let marks = text.utf8.lazy.filter { !ASCII.isWhiteSpace($0) }
        return marks.starts(with: "{\"".utf8) && text.utf8.last { !ASCII.isWhiteSpace($0) } == UInt8(ascii: "}")
            ? .file : .words
    }

    /// Whether any value stands in the bytes.
    package func isIn(_ bytes: [UInt8], in setting: Setting) -> Bool {
        bytes.withUnsafeBufferPointer { text in
            text.indices.contains { match(at: $0, of: text, in: setting) != nil }
        }
    }

    /// The bytes with pseudonyms in place of the values; nil where none stands in them.
    package func erased(_ bytes: some Collection<UInt8>, in setting: Setting) -> [UInt8]? {
        Array(bytes).withUnsafeBufferPointer { erased($0, in: setting) }
    }

    private func erased(_ text: UnsafeBufferPointer<UInt8>, in setting: Setting) -> [UInt8]? {
        var erased: [UInt8] = []
        var copied = 0
        var index = 0
        while index < text.count {
            guard let value = match(at: index, of: text, in: setting) else {
                index += 1
                continue
            }
            erased.append(contentsOf: text[copied..<index])
            erased.append(contentsOf: value.replacement)
            index += value.bytes.count
            copied = index
        }
        guard copied > 0 else { return nil }
        erased.append(contentsOf: text[copied...])
        return erased
    }

    private func match(at index: Int, of text: UnsafeBufferPointer<UInt8>, in setting: Setting) -> Value? {
        for value in values[Int(text[index])] {
            let end = index + value.bytes.count
            guard end <= text.count, text[index..<end].elementsEqual(value.bytes),
                setting == .fileName || value.isFileName
                    ? isWord(index..<end, in: text) : standsAlone(index..<end, value, in: text)
            else { continue }
            if value.isAmbiguous, !isPerson(index..<end, in: text, setting) { continue }
            if setting == .file, isKey(index..<end, in: text) { continue }
            if setting == .file, value.isOfDigits, !isQuoted(index..<end, in: text) { continue }
            if setting == .fileName, value.isOfDigits, value.bytes.count < Self.shortestDigits { continue }
            if setting == .page, value.isOfDigits, value.bytes.count < Self.shortestDigits,
                !text[end...].prefix(Self.wordsBehindUser.count).elementsEqual(Self.wordsBehindUser)
            {
                continue
            }
            if value.isOfDigits, isNumber(index..<end, in: text) { continue }
            if Self.months.contains(value.bytes), isOfDate(index..<end, in: text) { continue }
            return value
        }
        return nil
    }

    /// Whether a value that means something else too must be a person where it stands. In the name of a file, and in one of any form,
    /// nothing says so.
    private func isPerson(_ value: Range<Int>, in text: UnsafeBufferPointer<UInt8>, _ setting: Setting) -> Bool {
        guard setting == .words || setting == .page, !replacesOnlyUserIDs else { return false }
        return PersonInFinding(value, in: text).isPerson
    }

    /// Whether the words before or behind digits make them a number: `quantity 2`, `2 users`.
    private func isNumber(_ digits: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let (before, behind) = (text[..<digits.lowerBound], text[digits.upperBound...])
        let isLast = behind.isEmpty || behind.first == UInt8(ascii: ";")
        return isLast && Self.wordsBeforeNumber.contains { isClause($0, endOf: before) }
            || before.isEmpty && Self.wordsBehindNumber.contains { behind.elementsEqual($0) }
    }

    /// Whether words stand at the end of a text and begin it, or a clause of it, or say more of a delivery: `u1 at 2026-03-01T…, quantity 2`.
    private func isClause(_ words: [UInt8], endOf text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard text.suffix(words.count).elementsEqual(words) else { return false }
        let before = text.dropLast(words.count)
        return before.isEmpty || before.suffix(2).elementsEqual("; ".utf8)
            || String(decoding: before, as: UTF8.self).contains(Self.delivery)
    }

    private static let delivery = " at 2"

    /// Whether a word stands between a day and a year, as months do in our texts: `1 Jan 2026`.
    private func isOfDate(_ month: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        byte(month.lowerBound - 1, of: text) == ASCII.space && ASCII.isDigit(byte(month.lowerBound - 2, of: text))
            && text[month.upperBound...].prefix(3).elementsEqual(" 20".utf8)
    }

    /// Whether no letter or digit goes on before or behind it.
    private func isWord(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        [byte(range.lowerBound - 1, of: text), byte(range.upperBound, of: text)].allSatisfy { neighbour in
            !ASCII.isDigit(neighbour) && !ASCII.isLetter(neighbour)
        }
    }

    private func standsAlone(_ range: Range<Int>, _ value: Value, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        // A name that begins or ends in a script without blanks between words stands alone anywhere.
        if isNameByte(value.bytes[0]) {
            let before = range.lowerBound - 1
            if isNameByte(byte(before, of: text)), !isEscape(endingAt: before, in: text) { return false }
            if isJoint(byte(before, of: text)), isNameByte(byte(before - 1, of: text)) { return false }
        }
        if isNameByte(value.bytes[value.bytes.count - 1]) {
            let after = range.upperBound
            if isNameByte(byte(after, of: text)) { return false }
            if isJoint(byte(after, of: text)), isNameByte(byte(after + 1, of: text)) { return false }
        }
        return true
    }

    /// Whether a byte that looks like a letter ends an escape of JSON: `\n`, `\u003c`.
    private func isEscape(endingAt index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let backslash = UInt8(ascii: "\\")
        if byte(index - 1, of: text) == backslash, "nrtbf".utf8.contains(byte(index, of: text)) { return true }
        return byte(index - 5, of: text) == backslash && byte(index - 4, of: text) == UInt8(ascii: "u")
            && (index - 3...index).allSatisfy { Hexadecimal.value(ofDigit: byte($0, of: text)) != nil }
    }

    /// Whether it is the name of a member of JSON: ours, whoever is called so.
    private func isKey(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard isQuoted(range, in: text) else { return false }
        let next = text[(range.upperBound + 1)...].first { $0 != ASCII.space }
        return next == UInt8(ascii: ":")
    }

    /// Digits that are not quoted are a number of JSON or CSV. Cells of CSV that hold people are looked at by themselves.
    private func isQuoted(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let quote = UInt8(ascii: "\"")
        return byte(range.lowerBound - 1, of: text) == quote && byte(range.upperBound, of: text) == quote
    }

    /// Before the beginning and behind the end: none that a name or JSON has.
    private func byte(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> UInt8 {
        text.indices.contains(index) ? text[index] : 0
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || ASCII.isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    private func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") }
}

/// A list of people with `;` between them, with pseudonyms for those who have one; nil where none has.
func erasedList(_ list: String, _ pseudonym: (String) -> String?) -> String? {
    let people = list.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let erased = people.map { pseudonym($0) ?? $0 }
    return erased == people ? nil : erased.joined(separator: ";")
}
