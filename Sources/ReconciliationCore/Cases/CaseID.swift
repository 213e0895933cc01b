import Crypto

/// The name of a case: the same trouble with the same subject has the same one, on any machine, in any order.
///
/// Ten characters of base 32 without the letters that are misread on the telephone: a thousand million cases would
/// share one with a chance of about one in two million each.
package func caseID(of kind: FindingKind, environment: String, subject: String) -> String {
    let text = [kind.caseGroup, environment, subject].joined(separator: "\u{1F}")
    let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    var bits: UInt64 = 0
    for byte in SHA256.hash(data: Array(text.utf8)).prefix(7) { bits = bits << 8 | UInt64(byte) }
    let characters = (0..<10).map { alphabet[Int(bits >> (UInt64($0) * 5) & 31)] }
    return "RC-" + String(characters)
}

/// The name of a case as somebody typed it: small letters, blanks around it, `O` for 0, `I` and `L` for 1. Nil if it is
/// none.
package func caseID(typed text: String) -> String? {
    let upper = text.withoutBlanksAround.uppercased()
    guard upper.hasPrefix("RC-") else { return nil }
    let characters = upper.dropFirst(3).map { letter -> Character in
        switch letter {
        case "O": "0"
        case "I", "L": "1"
        default: letter
        }
    }
    return "RC-" + String(characters)
}
