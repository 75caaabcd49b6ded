/// Computes widths of plain Latin text as a sum over pairs of characters, without shaping the whole line each time.
///
/// Inter kerns by pairs, so that for letters, digits and some punctuation the advance of a character depends only on
/// the next one. Characters that Inter substitutes by context (arrows, a multiplication sign between digits, raised
/// colons) are left to the shaper.
struct PairAdvances {
    private static let first = UInt8(ascii: " ")
    private static let count = Int(UInt8(ascii: "z") - first) + 1
    private static let unknown = Int32.min

    /// The advance of the row's character before the column's, in units of the font. The last column is the end of the
    /// line.
    private var advances = [Int32](repeating: unknown, count: count * (count + 1))

    /// Returns the width in units of the font; nil for text that needs shaping. `measure` returns the width of a short
    /// text. Complexity: O(length).
    mutating func width(of string: String, measure: (String) -> Int) -> Int? {
        guard Self.isPlain(string) else { return nil }
        var string = string
        return string.withUTF8 { bytes in
            var width = 0
            for index in bytes.indices {
                let next = index + 1 < bytes.count ? bytes[index + 1] : nil
                width += advance(of: bytes[index], before: next, measure)
            }
            return width
        }
    }

    /// Returns the advance of a plain character in units of the font; before nothing, that at the end of a line.
    mutating func advance(of byte: UInt8, before next: UInt8?, _ measure: (String) -> Int) -> Int {
        let column = next.map { Int($0 - Self.first) } ?? Self.count
        let index = Int(byte - Self.first) * (Self.count + 1) + column
        if advances[index] != Self.unknown { return Int(advances[index]) }
        let character = String(UnicodeScalar(byte))
        let known =
            if let next {
                measure(character + String(UnicodeScalar(next))) - advance(of: next, before: nil, measure)
            } else {
                measure(character)
            }
        advances[index] = Int32(clamping: known)
        return known
    }

    /// True if the advances of a line's characters depend only on the next one. Complexity: O(length).
    static func isPlain(_ string: String) -> Bool {
        var string = string
        return string.withUTF8 { bytes in
            let space = UInt8(ascii: " ")
            var (previous, beforeIt) = (space, space)
            for byte in bytes {
                guard isPlain(byte), !isExchanged(previous == space ? beforeIt : previous, byte) else { return false }
                (previous, beforeIt) = (byte, previous)
            }
            return true
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "."),
            UInt8(ascii: ","), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    /// An x between digits becomes a multiplication sign, also with a space on either side.
    private static func isExchanged(_ left: UInt8, _ right: UInt8) -> Bool {
        (isFigure(left) && isTimes(right)) || (isTimes(left) && isFigure(right))
    }

    private static func isFigure(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isTimes(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "x") }
}
