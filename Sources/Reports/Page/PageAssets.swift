import Crypto
import FoundationEssentials
import Mustache

/// The template, the style and the script of the page, as the build put them into the program.
enum PageAssets {
    /// The template must name every part it wants; what does not parse fails every test of the page.
    static let template: MustacheTemplate = {
        MustacheContentTypes.register(PageEscaping(), named: PageEscaping.name)
        do {
            return try MustacheTemplate(string: text(PackageResources.page_mustache))
        } catch {
            preconditionFailure("the page's template does not parse: \(error)")
        }
    }()

    static let style = [
        PackageResources.base_css, PackageResources.table_css, PackageResources.print_css,
    ].map(text).joined()

    /// One block, so that none of its names meets one of the browser's.
    static let script =
        "\"use strict\";\n{\n"
        + [
            PackageResources.language_js, PackageResources.rows_js, PackageResources.details_js,
            PackageResources.table_js, PackageResources.start_js,
        ].map(text).joined(separator: "\n") + "}\n"

    /// What the page may do: run its one script, use its one style, and ask nobody for anything.
    static let policy = [
        "default-src 'none'", "script-src '\(digest(script))'", "style-src '\(digest(style))'", "base-uri 'none'",
        "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func digest(_ text: String) -> String { digestText(Array(text.utf8)) }
}

/// A digest as a content security policy states it.
func digestText(_ bytes: [UInt8]) -> String { "sha256-" + Data(SHA256.hash(data: bytes)).base64EncodedString() }
