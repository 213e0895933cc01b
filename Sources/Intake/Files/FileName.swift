import Glibc
import ReconciliationCore

/// The name of a file as Linux has it: bytes, whatever they are meant to be.
package struct FileName: Sendable, Hashable {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package init(_ text: String) { bytes = Array(text.utf8) }

    /// As messages, reports and the ledger have it: the text, with `\u{202E}` for a character that would not be seen, `\xE9`
    /// for each byte that is no text, and `\\` for a backslash. No two names look alike.
    package var shown: String { visibleText(bytes) }

    /// As the path of a folder: the path of what has a name in it.
    func appending(_ name: FileName) -> FileName {
        let hasSlash = bytes.last == UInt8(ascii: "/")
        return FileName(bytes + (hasSlash ? [] : [UInt8(ascii: "/")]) + name.bytes)
    }

    var isPlainFile: Bool { status(in: AT_FDCWD).map { $0.st_mode & S_IFMT == S_IFREG } ?? false }
    var isLink: Bool { status(in: AT_FDCWD).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false }

    /// What follows the last slash of a path.
    package var lastPart: FileName {
        FileName(bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? bytes)
    }

    /// At most so many bytes of it: the ending that tells its kind is kept, and no character is cut in two.
    func cut(to bytesMax: Int) -> FileName {
        guard bytes.count > bytesMax else { return self }
        let endingMax = 16
        let point = bytes.lastIndex(of: ASCII.point) ?? 0
        let ending = point > 0 && bytes.count - point <= min(endingMax, bytesMax) ? bytes[point...] : []
        var end = bytesMax - ending.count
        while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return FileName(Array(bytes[..<end] + ending))
    }

    /// What has the name in an open folder, a link as the link it is. Nil where nothing has, or it cannot be asked; see `errno`.
    func status(in folderDescriptor: Int32) -> stat? {
        var status = stat()
        return withCName { fstatat(folderDescriptor, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0 ? status : nil
    }

    /// Calls with the name as C has it. A name never holds a NUL: the system gave it, or an argument, which ends there.
    func withCName<Value>(_ work: (UnsafePointer<CChar>) -> Value) -> Value {
        (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            guard let name = buffer.baseAddress else {
                preconditionFailure("a buffer of one or more bytes has an address")
            }
            return work(name)
        }
    }
}

/// Bytes as text that hides nothing: a character that would not be seen on a screen stands as `\u{H}`, what is no UTF-8 as
/// `\xHH`, byte by byte.
func visibleText(_ bytes: some Collection<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
        var ahead = rest.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        let length: Int
        var scalar: Unicode.Scalar?
        switch parser.parseScalar(from: &ahead) {
        case .valid(let encoded):
            length = encoded.count
            scalar = Unicode.UTF8.decode(encoded)
        case .error(let count): length = count
        case .emptyInput: length = rest.count
        }
        switch scalar {
        case "\\": text.append(contentsOf: "\\\\".unicodeScalars)
        case let scalar? where scalar.isVisible: text.append(scalar)
        case let scalar?:
            text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
        case nil:
            for byte in rest.prefix(length) {
                text.append(contentsOf: "\\x\(Hexadecimal.uppercaseText([byte]))".unicodeScalars)
            }
        }
        rest = rest.dropFirst(length)
    }
    return String(text)
}

extension Unicode.Scalar {
    /// Whether it stands on a screen as itself.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: true
        }
    }
}
