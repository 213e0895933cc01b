import FoundationEssentials

/// An HTML page of ours with pseudonyms in its text and its data. Markup, styles and scripts stay as they are.
package struct ErasedPage: Sendable {
    private let values: PersonalValues

    package init(_ values: PersonalValues) { self.values = values }

    /// The bytes with pseudonyms; nil where the person does not stand in them.
    package func erased(_ page: [UInt8]) -> [UInt8]? {
        var erased: [UInt8] = []
        var isChanged = false
        var isOwnerCell = false
        var places = Places()
        var rest = page[...]
        while !rest.isEmpty {
            let text = rest.prefix { $0 != UInt8(ascii: "<") }
            append(text, isOfPeople: isOwnerCell, to: &erased, &isChanged)
            rest = rest.dropFirst(text.count)
            let tag = rest.prefix { $0 != UInt8(ascii: ">") }
            erased.append(contentsOf: tag)
            rest = rest.dropFirst(tag.count)
            if tag.starts(with: Array("<td".utf8)) { isOwnerCell = tag.starts(with: Array("<td class=\"owner\"".utf8)) }
            // How well the owner is known stands behind him.
            if tag.starts(with: Array("<span class=\"two\"".utf8)) || tag.starts(with: Array("</td".utf8)) {
                isOwnerCell = false
            }
            guard tag.starts(with: Array("<style".utf8)) || tag.starts(with: Array("<script".utf8)) else { continue }
            // What stands in these is no markup: it ends with their end tag. In ours no `<` stands before it but in scripts.
            let content = rest.prefix(upTo: end(of: tag, in: rest))
            if tag.starts(with: Array("<script type=\"application/json\"".utf8)) {
                // The data before the rows names their columns.
                let named = Places(amongColumnsOf: content.dropFirst())
                let data: Data = named.areKnown ? .texts : places.areKnown ? .rows(places) : .words
                append(content, as: data, to: &erased, &isChanged)
                if named.areKnown { places = named }
            } else {
                erased.append(contentsOf: content)
            }
            rest = rest.dropFirst(content.count)
        }
        return isChanged ? erased : nil
    }

    private func end(of tag: ArraySlice<UInt8>, in rest: ArraySlice<UInt8>) -> Int {
        let mark = Array((tag.starts(with: Array("<style".utf8)) ? "</style" : "</script").utf8)
        return rest.indices.first { rest[$0...].starts(with: mark) } ?? rest.endIndex
    }

    private func append(
        _ text: ArraySlice<UInt8>,
        isOfPeople: Bool,
        to erased: inout [UInt8],
        _ isChanged: inout Bool
    ) {
        // A cell that holds nothing else: digits of a name are no number there. The `>` of the tag before comes with it.
        let isBehindTag = text.first == UInt8(ascii: ">")
        let words = isBehindTag ? text.dropFirst() : text
        let shown = String(decoding: words, as: UTF8.self)
        if let whole = isOfPeople ? values.pseudonym(ofPeople: shown) : values.pseudonym(ofPageText: shown) {
            erased.append(contentsOf: text.prefix(text.count - words.count))
            erased.append(contentsOf: whole.utf8)
            isChanged = true
        } else {
            append(text, in: .page, to: &erased, &isChanged)
        }
    }

    /// What the data of a page holds.
    private enum Data {
        /// Our own texts, and the columns of the rows.
        case texts
        case rows(Places)
        /// Nothing says: every string may name the person.
        case words

        var places: Places {
            if case .rows(let places) = self { places } else { Places() }
        }
    }

    /// JSON: of its rows the cells that hold people or name them in sentences. Before the rows stand our own texts, and what the columns
    /// hold whose values are listed once; names of members and numbers stay.
    private func append(
        _ data: ArraySlice<UInt8>,
        as kind: Data,
        to erased: inout [UInt8],
        _ isChanged: inout Bool
    ) {
        let quote = UInt8(ascii: "\"")
        var place = RowPlace()
        var coded = CodedColumn()
        var rest = data
        while let start = rest.firstIndex(of: quote) {
            place.pass(rest[..<start])
            erased.append(contentsOf: rest[..<rest.index(after: start)])
            rest = rest[(start + 1)...]
            var end = rest.startIndex
            while end < rest.endIndex, rest[end] != quote {
                end += rest[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            end = min(end, rest.endIndex)
            let string = rest[..<end]
            rest = rest[end...]
            let next = rest.dropFirst().first { !ASCII.isWhiteSpace($0) }
            let isOfPeople = place.column.map { kind.places.ofPeople.contains($0) } ?? false
            let isSentence = place.column.map { kind.places.ofSentences.contains($0) } ?? false
            let isKey = next == UInt8(ascii: ":")
            coded.pass(String(decoding: string, as: UTF8.self), isKey: isKey)
            let namesNobody =
                switch kind {
                case .texts: coded.namesNobody
                case .rows: !isOfPeople && !isSentence
                case .words: false
                }
            if isKey || namesNobody {
                erased.append(contentsOf: string)
            } else if isOfPeople, let known = values.pseudonym(ofPeople: text(ofJSON: string)) {
                erased.append(contentsOf: known.utf8)
                isChanged = true
            } else if isOfPeople || !isSentence && PersonalValues.isFigure(string) {
                erased.append(contentsOf: string)
            } else {
                append(string, in: .words, to: &erased, &isChanged)
            }
            erased.append(contentsOf: rest.prefix(1))
            rest = rest.dropFirst()
        }
        erased.append(contentsOf: rest)
    }

    /// What a string of JSON says, of which the quotes are left off.
    private func text(ofJSON string: ArraySlice<UInt8>) -> String {
        let quote = UInt8(ascii: "\"")
        let json = FoundationEssentials.Data([quote] + string + [quote])
        guard string.contains(UInt8(ascii: "\\")),
            case .success(let text) = Result(catching: { try JSONDecoder().decode(String.self, from: json) })
        else { return String(decoding: string, as: UTF8.self) }
        return text
    }

    private func append(
        _ text: ArraySlice<UInt8>,
        in setting: PersonalValues.Setting,
        to erased: inout [UInt8],
        _ isChanged: inout Bool
    ) {
        let written = values.erased(text, in: setting)
        isChanged = isChanged || written != nil
        erased.append(contentsOf: written ?? Array(text))
    }
}

/// Where in each row of the page people stand, and where sentences that may name them; nowhere where the data names no columns.
private struct Places {
    var ofPeople: Set<Int> = []
    var ofSentences: Set<Int> = []

    /// Whether the data before the rows named the columns.
    var areKnown: Bool { !ofPeople.isEmpty }

    init() {}

    init(amongColumnsOf data: ArraySlice<UInt8>) {
        struct Names: Decodable {
            struct Column: Decodable {
                var name: String
            }
            var columns: [Column]
        }
        guard
            case .success(let names) = Result(catching: {
                try JSONDecoder().decode(Names.self, from: FoundationEssentials.Data(data))
            })
        else {
            return
        }
        let columns = names.columns.map(\.name)
        ofPeople = Set(columns.indices.filter { ErasedColumns.people.contains(columns[$0]) })
        ofSentences = Set(columns.indices.filter { ErasedColumns.sentences.contains(columns[$0]) })
    }
}

/// The column whose values the page lists once, while its rows hold their numbers: `{"name":"assignee","values":["kim"]}`.
private struct CodedColumn {
    private var key: String?
    private var name: String?

    /// Whether the last string is one of our own texts, or a value of a column that never holds people.
    var namesNobody: Bool { key != "values" || name.map(ErasedColumns.identifiersAndAmounts.contains) == true }

    /// Goes past a string.
    mutating func pass(_ string: String, isKey: Bool) {
        if isKey {
            key = string
        } else if key == "name" {
            name = string
        }
    }
}

/// How far a reader has come in an array of arrays.
private struct RowPlace {
    private var depth = 0
    private var commas = 0

    /// The place in the inner array; nil outside of one.
    var column: Int? { depth == 2 ? commas : nil }

    /// Goes past bytes in which no string stands.
    mutating func pass(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "["):
                depth += 1
                if depth == 2 { commas = 0 }
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 2: commas += 1
            default: continue
            }
        }
    }
}

/// A file of any form with pseudonyms; nil where nobody who was forgotten stands in it.
package func erasedFile(
    _ bytes: [UInt8],
    named name: String,
    _ values: PersonalValues,
    _ names: ForgottenNames
) -> [UInt8]? {
    if name.hasSuffix(".csv") { return ErasedTable(values, names).erased(bytes) }
    if name.hasSuffix(".html") { return ErasedPage(values).erased(bytes) }
    return values.erased(bytes, in: .file)
}
