import Mustache
import ReconciliationCore

/// Text that is HTML already: the only thing a template may take as it is (`{{{name}}}`).
struct Markup: MustacheCustomRenderable, Sendable, Hashable {
    let html: String

    var renderText: String { html }
    var isNull: Bool { false }

    private init(html: String) { self.html = html }

    /// Text of any origin: it shows as it is and does nothing.
    init(_ text: String) { html = "<bdi>" + escaped(text) + "</bdi>" }

    /// The name of a thing, which may be broken behind its dots.
    init(breaking name: String) { html = "<bdi>" + escaped(name).replacing(".", with: ".<wbr>") + "</bdi>" }

    /// A message in every language; the style of the page shows the one in force.
    init(_ message: Message) {
        let texts = Language.allCases.map { message[$0] }
        guard Set(texts).count > 1 else {
            html = escaped(texts[0])
            return
        }
        html = zip(Language.allCases, texts).map { language, text in
            "<span class=\"t\" lang=\"\(language.rawValue)\">\(escaped(text))</span>"
        }.joined()
    }

    /// The sign before a notice, with its meaning for those who do not see it.
    init(_ tone: PageTone) {
        html =
            "<svg class=\"mark\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"\(tone.path)\"/></svg>"
            + "<span class=\"hidden\">\(Markup(tone.name).html)</span>"
    }

    /// A part of the page made of files of this module, where nothing comes from outside.
    static func trusted(_ html: String) -> Markup { Markup(html: html) }

    /// Shown where the page is too narrow for the column it stands in.
    var whereNarrow: Markup { Markup(html: "<span class=\"narrow\">" + html + "</span>") }

    static func + (left: Markup, right: Markup) -> Markup { Markup(html: left.html + right.html) }
}

/// How templates escape (`{{name}}`).
///
/// The library's own escaping goes by characters, so that a quote with a combining mark behind it would pass.
struct PageEscaping: MustacheContentType {
    static let name = "RECOUP"

    func escapeText(_ text: String) -> String { escaped(text) }
}

/// What shows in a document as the text itself, also inside the quotes of an attribute; see `printable`.
private func escaped(_ text: String) -> String {
    var html = ""
    html.reserveCapacity(text.utf8.count + 16)
    for scalar in printable(text).unicodeScalars {
        switch scalar {
        case "&": html += "&amp;"
        case "<": html += "&lt;"
        case ">": html += "&gt;"
        case "\"": html += "&quot;"
        case "'": html += "&#39;"
        default: html.unicodeScalars.append(scalar)
        }
    }
    return html
}

/// JSON that may stand inside a `script` element: nothing in it ends the element or begins another.
func scriptSafe(_ json: String) -> String {
    guard json.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "&") })
    else { return json }
    var safe = ""
    safe.reserveCapacity(json.utf8.count + 64)
    for scalar in json.unicodeScalars {
        switch scalar {
        case "<", ">", "&": safe += JSONLiteral.escape(UInt16(scalar.value))
        default: safe.unicodeScalars.append(scalar)
        }
    }
    return safe
}
