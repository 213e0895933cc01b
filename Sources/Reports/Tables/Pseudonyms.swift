import ReconciliationCore

/// What a cell says of people, for files that are passed on (`--redact`).
package enum PersonalData: Sendable, Hashable {
    /// One name of a person: an id, a name, a token.
    case name
    /// Several, joined by `;`.
    case names
    /// Words among which names may stand.
    case words
}

/// Names that stand for people's own in files that are passed on.
///
/// The same name has the same pseudonym in every file of one ledger. Without the ledger nobody can tell whose it is, not
/// by trying names either.
package struct Pseudonyms: Sendable {
    private let key: [UInt8]

    /// - Parameter key: the ledger's own, see `ReportReader.pseudonymKey`.
    package init(key: [UInt8]) { self.key = key }

    /// `p-0f3b9ad27c5e8146`; nothing for nothing.
    package func name(_ name: String) -> String {
        name.isEmpty ? "" : "p-" + saltedDigest(name, salt: key).prefix(16)
    }

    /// Names joined by `;`, each by itself.
    package func names(_ names: String) -> String {
        names.split(separator: ";", omittingEmptySubsequences: false).map { name(String($0)) }.joined(separator: ";")
    }

    func cell(_ cell: Cell, _ data: PersonalData?) -> Cell {
        guard let data, !cell.plainText.isEmpty else { return cell }
        return switch data {
        case .name: .identifier(name(cell.plainText))
        case .names: .identifier(names(cell.plainText))
        case .words: .text(Self.takenOut)
        }
    }

    /// What stands where words were.
    static let takenOut = "(redacted)"
}

extension Table {
    /// The same table with pseudonyms for people; itself where there are none.
    package func redacted(by pseudonyms: Pseudonyms?) -> Table {
        guard let pseudonyms else { return self }
        return Table(
            fileName: fileName,
            columns: columns.map { column in
                Column(column.name) { pseudonyms.cell(column.cell($0), column.people($0)) }
            }
        )
    }
}
