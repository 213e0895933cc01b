import Glibc
import Reports

/// The terminal that standard output may be.
struct Terminal: Sendable {
    /// Whether standard output is one at all.
    var isThere: Bool
    /// What the terminal itself says; nil where it says nothing.
    var columns: Int?

    static var ofStandardOutput: Terminal {
        guard isatty(STDOUT_FILENO) == 1 else { return Terminal(isThere: false) }
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return Terminal(isThere: true, columns: isKnown ? Int(size.ws_col) : nil)
    }

    /// How screens are shaped for it.
    ///
    /// - Parameters:
    ///   - color: `always`, `never`, or nil and `auto`: on a terminal that can, unless `NO_COLOR` is set (no-color.org).
    ///   - environment: for `NO_COLOR`, `TERM` and `COLUMNS`.
    func style(color: String?, environment: [String: String]) -> TerminalStyle {
        let isWished = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        let isColoured =
            switch color {
            case "always": true
            case "never": false
            default: isThere && isWished
            }
        let stated = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        return TerminalStyle(
            isColoured: isColoured,
            columns: isThere ? stated ?? columns ?? TerminalStyle.columnsDefault : nil
        )
    }
}

extension Context {
    /// Shows a screen on standard output, in the colours and the width of the terminal it goes to.
    func screen(_ locale: TextLocale, _ text: (TextLocale) -> String) { console.outData(screenText(locale, text)) }

    /// What `screen` shows.
    func screenText(_ locale: TextLocale, _ text: (TextLocale) -> String) -> String {
        var locale = locale
        locale.style = style
        return style.printableScreen(text(locale))
    }
}
