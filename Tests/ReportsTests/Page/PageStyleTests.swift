import Foundation
import Testing

@testable import Reports

/// Text can be read on its ground, by day and by night.
@Suite struct PageStyleTests {
    private func colours(of theme: Substring) -> [String: [Double]] {
        var colours: [String: [Double]] = [:]
        for match in theme.matches(of: /--([a-z-]+): #([0-9a-f]{6});/) {
            let number = Int(match.2, radix: 16) ?? 0
            colours[String(match.1)] = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 }
        }
        return colours
    }

    /// As the Web Content Accessibility Guidelines reckon it.
    private func contrast(_ one: [Double], _ other: [Double]) -> Double {
        func luminance(_ colour: [Double]) -> Double {
            let linear = colour.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (light + 0.05) / (dark + 0.05)
    }

    @Test func `every text has a contrast of 4.5 to 1 to every ground it stands on`() throws {
        let style = PageAssets.style
        let roots = style.ranges(of: ":root {").map { range in
            style[range.upperBound...].prefix { $0 != "}" }
        }
        try #require(roots.count == 3, "light, dark, print")
        for root in roots {
            let theme = colours(of: root)
            for ground in ["ground", "card", "accent-ground"] {
                for text in ["ink", "quiet", "accent"] {
                    guard let one = theme[text], let other = theme[ground] else { continue }
                    #expect(contrast(one, other) >= 4.5, "\(text) on \(ground)")
                }
            }
            for text in ["alarm", "warn", "good"] {
                guard let one = theme[text], let other = theme["card"] else { continue }
                #expect(contrast(one, other) >= 4.5, "\(text) on card")
            }
            if let alarm = theme["alarm"], let ground = theme["alarm-ground"] {
                #expect(contrast(alarm, ground) >= 4.5)
            }
        }
        #expect(roots.allSatisfy { colours(of: $0)["ink"] != nil })
    }
}
