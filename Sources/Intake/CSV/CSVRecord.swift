/// One record of a CSV file: its fields, unquoted, as bytes side by side.
struct CSVRecord {
    /// What is wrong with the record as a record, before anyone asks what it says.
    enum Fault: Equatable {
        case unclosedQuote, brokenQuote, tooLong
        case fieldTooLong(Int)
    }

    /// Physical line on which it starts, from 1.
    var line = 1
    /// How many physical lines it takes.
    var lineCount = 1
    /// All fields, one after the other.
    var bytes: [UInt8] = []
    /// Where each field ends in `bytes`.
    var ends: [Int] = []
    /// May exceed `ends.count`: fields past the limit are counted, not kept.
    var fieldCount = 0
    var fault: Fault?
    /// A CR follows a closing quote, and text follows the CR: most likely it was meant to end a line.
    var hasCarriageReturnBehindQuote = false
    /// The file ends in it, and no line end before that.
    var isWithoutEnd = false

    /// Whether a misplaced quote may have made it of several records: it spans several lines, and breaks the rules of
    /// CSV or has another number of fields than the header.
    func mayHideOthers(columnCount: Int) -> Bool {
        lineCount > 1 && (fault != nil || fieldCount != columnCount)
    }

    /// The field's text; nil if it is not UTF-8.
    func text(_ index: Int) -> String? {
        bytes.withUnsafeBufferPointer { all in
            let field = UnsafeBufferPointer(rebasing: all[range(index)])
            return isASCII(field) ? String(decoding: field, as: UTF8.self) : String(validating: field, as: UTF8.self)
        }
    }

    func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

    /// The first thing wrong with the bytes of any field, known to us or not.
    var byteFault: (field: Int, rule: RowRejectionRule)? {
        bytes.withUnsafeBufferPointer { all in
            var high: UInt8 = 0
            var nulCount = 0
            for byte in all {
                high |= byte
                nulCount &+= byte == 0 ? 1 : 0
            }
            guard nulCount > 0 || high >= 0x80 else { return nil }
            for index in ends.indices {
                let field = UnsafeBufferPointer(rebasing: all[range(index)])
                if field.contains(0) { return (index, .nulByte) }
                if String(validating: field, as: UTF8.self) == nil { return (index, .invalidUTF8) }
            }
            return nil
        }
    }

    mutating func clear(line: Int) {
        self.line = line
        lineCount = 1
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        fieldCount = 0
        fault = nil
        hasCarriageReturnBehindQuote = false
        isWithoutEnd = false
    }
}

func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var high: UInt8 = 0
    for byte in bytes { high |= byte }
    return high < 0x80
}
