/// A text quoted as one word of a shell, so that a command naming a file can be pasted, whatever the file is called.
package func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || "._:@/,+-".utf8.contains(byte)
    }
    return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
}
