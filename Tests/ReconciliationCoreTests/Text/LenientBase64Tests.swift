import FoundationEssentials
import ReconciliationCore
import Testing

@Suite struct LenientBase64Tests {
    private static let bytes: [UInt8] = [0xFB, 0xFF, 0xBE, 0x00, 0x10, 0x83, 0x10, 0x51]  // "+/++ABCDEFE="

    @Test(arguments: [
        "+/++ABCDEFE=", "+/++ABCDEFE", "-_--ABCDEFE=", "-_--ABCDEFE", "%2B%2F%2B%2BABCDEFE%3D", "%2b/%2b+ABCDEFE%3d",
        "+/++\nABCD\r\nEFE=\n", "  +/++ABCDEFE=  ", "+/  ABCDEFE=", "+/  ABCDEFE", "+/++\n    ABCD\n    EFE=",
        "+/++\n    ABCD\n    EFE", "+/++\tABCDEFE=", "+/++ABCDEFE==", "+/++ABCDEFE===", "\u{FEFF}+/++ABCDEFE=\n",
        "\"+/++ABCDEFE=\"", " \" +/++ABCDEFE= \" ", #"+\/++ABCDEFE="#, #""+\/++\nABCD\r\nEFE=\n""#,
        #"\u002b\u002F++ABCDEFE\u003d"#, "%22%2B/++ABCDEFE=%22", "-_-- ABCD EFE",
    ])
    func `clients write Base64 in many ways`(text: String) throws {
        #expect(try LenientBase64.decode(text.utf8) == Self.bytes)
    }

    @Test(arguments: [
        ("", LenientBase64.Fault.empty), ("   ", .empty), ("\"\"", .empty), ("====", .empty), ("\u{FEFF}", .empty),
        ("A", .impossibleLength(1)), ("AAAAA", .impossibleLength(5)),
        ("AA*A", .notBase64(position: 3)), ("AA=A", .notBase64(position: 3)), ("AAA\0", .notBase64(position: 4)),
        ("AAAA.", .notBase64(position: 5)), ("ÄÄÄÄ", .notBase64(position: 1)), ("{}", .notBase64(position: 1)),
        ("\"", .notBase64(position: 1)), ("\"AAAA", .notBase64(position: 1)), (#"AA\u012B"#, .notBase64(position: 3)),
        (#"AA\"#, .notBase64(position: 3)), ("AAAA\"", .notBase64(position: 5)),
        (#"AAAA\u00"#, .notBase64(position: 5)),
        ("%4", .brokenPercentEscape), ("AA%2", .brokenPercentEscape), ("AA%zz", .brokenPercentEscape),
    ])
    func `what is not Base64 has its fault`(text: String, fault: LenientBase64.Fault) {
        #expect(throws: fault) { try LenientBase64.decode(text.utf8) }
    }

    /// What a space stands for is told by the whole text.
    @Test(arguments: [
        // Padding tells the length.
        ("AAAAAAA BBBBBBBB=", "AAAAAAABBBBBBBB="), ("AAAAAAA BBBBBB==", "AAAAAAA+BBBBBB=="), ("AA =", "AA+="),
        // Without padding both may fit: then a space was a plus, unless lines of one width tell otherwise.
        ("AAAAAA AAAA", "AAAAAA+AAAA"), ("AAAA BBBBBB", "AAAA+BBBBBB"),
        ("AAAAAAAAAAAAAAAA BBBBBBBBBBBBBBBB CC", "AAAAAAAAAAAAAAAABBBBBBBBBBBBBBBBCC"),
        ("AAAAAAAAAAAAAAAA  BBBBBBBBBBBBBBBB  CC", "AAAAAAAAAAAAAAAABBBBBBBBBBBBBBBBCC"),
        ("AAAAAAAAAAAAAAAA BBBBBBBBBBBBBBBBBB CC", "AAAAAAAAAAAAAAAA+BBBBBBBBBBBBBBBBBB+CC"),
        ("AAAAAAAAAAAA BBBBBBBBBBBB CC", "AAAAAAAAAAAA+BBBBBBBBBBBB+CC"),
        ("AAAAAAAAAAAAAAAA BBBBBBBBBB", "AAAAAAAAAAAAAAAABBBBBBBBBB"),
        ("AAAAAAAAAAAAAAAA BBBBBBBBBBB", "AAAAAAAAAAAAAAAA+BBBBBBBBBBB"),
        ("AAAAAAAAAAAAAAAAA BBBBBBBBB", "AAAAAAAAAAAAAAAAA+BBBBBBBBB"),
        // A form loses every plus but one that was escaped before, and the URL-safe alphabet has none.
        ("AAAA BB+B CC", "AAAABB+BCC"), ("AA+A BBBB CC", "AA+A+BBBB+CC"), ("AA_A BBBB CC", "AA_ABBBBCC"),
        // Beside line breaks it is indentation where it is at each of them.
        ("AAAA\n BBBB\n CCC", "AAAABBBBCCC"), ("AAAA \nBBBB \nCCC", "AAAABBBBCCC"), ("AAAA\n     BBB", "AAAABBB"),
        ("AAAA\n BBB", "AAAA+BBB"), ("AAA \nBBBB\nCC", "AAA+BBBBCC"), ("AAAA\n BBBBB\nCC", "AAAA+BBBBBCC"),
        ("AA A\n  BBBB\n  CC", "AA+ABBBBCC"), ("AAAA\nBB B\nCC==", "AAAABB+BCC=="),
        ("AAAA\nBB BB\nCCC=", "AAAABBBBCCC="),
        ("AAAA\n B_BB\nCC", "AAAAB_BBCC"),
        // At its end it was one where a group of four lacks it.
        ("AAAA BBBB CC ", "AAAA+BBBB+CC"), ("AAAABBB ", "AAAABBB+"), ("AAAABB  ", "AAAABB++"), ("AAAABB ", "AAAABB"),
        ("AAAAB   ", "AAAAB+++"), ("AAAABBBB    ", "AAAABBBB"),
        ("AAAABBBB ", "AAAABBBB"), ("AA+ABBB ", "AA+ABBB"), ("AA_ABBB ", "AA_ABBB"), ("AAAABBB= ", "AAAABBB="),
        ("AAAABBB\n", "AAAABBB"),
    ])
    func `a space wraps, indents, or was a plus`(text: String, meant: String) throws {
        #expect(try LenientBase64.decode(text.utf8) == LenientBase64.decode(meant.utf8))
    }

    @Test func `receipts of every length are read in every writing`() throws {
        for count in 200..<500 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ $0 / 7 &* 151 &+ 48) }
            let text = Data(bytes).base64EncodedString()
            for wrapped in [text, text.replacing("=", with: "")] {
                let lines = stride(from: 0, to: wrapped.count, by: 76).map { start in
                    String(Array(wrapped)[start..<min(start + 76, wrapped.count)])
                }
                for separator in ["\r\n", "\n", " ", "  ", "\n    ", " \n", "\n\t"] {
                    let read = try LenientBase64.decode(lines.joined(separator: separator).utf8)
                    #expect(read == bytes, "\(count) bytes, wrapped by \(Array(separator.utf8))")
                }
            }
            guard !text.hasSuffix("+") else { continue }
            #expect(try LenientBase64.decode(text.replacing("+", with: " ").utf8) == bytes)
        }
    }

    @Test func `an escaped tab is white space`() throws {
        #expect(try LenientBase64.decode(#"QUJD\tREVG"#.utf8) == Array("ABCDEF".utf8))
    }
}
