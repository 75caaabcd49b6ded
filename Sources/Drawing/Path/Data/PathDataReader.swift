/// Splits path data into commands, numbers and flags.
struct PathDataReader {
    struct Command {
        /// In lower case.
        var letter: Character
        var isRelative: Bool
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Nil at the end. The first command must be a move.
    mutating func nextCommand(isFirst: Bool) throws(PathDataError) -> Command? {
        skipBlanks()
        guard let byte = current else { return nil }
        let lower = byte | 0x20
        let letters = isFirst ? "m" : "mzlhvcsqta"
        guard letters.utf8.contains(lower) else {
            throw PathDataError(offset: index, expected: isFirst ? "M or m" : "a command, one of \(letters)")
        }
        index += 1
        skipBlanks()
        return Command(letter: Character(Unicode.Scalar(lower)), isRelative: byte == lower)
    }

    /// True if another number for the same command follows.
    var hasNumber: Bool { current.map { "+-.0123456789".utf8.contains($0) } ?? false }

    mutating func point(from origin: Point) throws(PathDataError) -> Point {
        let x = try number()
        return Point(x: x + origin.x, y: try number() + origin.y)
    }

    mutating func arc() throws(PathDataError) -> EllipticalArc {
        let radii = Size(width: try number(), height: try number())
        let rotation = try number()
        let isLarge = try flag()
        return EllipticalArc(radii: radii, degrees: rotation, isLarge: isLarge, isClockwise: try flag())
    }

    /// Ends where another number may begin: `1-1` and `.5.5` are two numbers each.
    mutating func number() throws(PathDataError) -> Double {
        let start = index
        skip("+-")
        let whole = skipDigits()
        let fraction = skip(".") ? skipDigits() : 0
        guard whole + fraction > 0 else { throw PathDataError(offset: start, expected: "a number") }
        skipExponent()
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
            throw PathDataError(offset: start, expected: "a finite number")
        }
        skipSeparator()
        return value
    }

    /// Reads one digit, which needs no separator after it: `0 01.5` is two flags and a number.
    private mutating func flag() throws(PathDataError) -> Bool {
        guard let byte = current, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw PathDataError(offset: index, expected: "0 or 1")
        }
        index += 1
        skipSeparator()
        return byte == UInt8(ascii: "1")
    }

    // MARK: Bytes

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    @discardableResult
    private mutating func skip(_ wanted: String) -> Bool {
        guard let byte = current, wanted.utf8.contains(byte) else { return false }
        index += 1
        return true
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index - start
    }

    private mutating func skipExponent() {
        let start = index
        guard skip("eE") else { return }
        skip("+-")
        if skipDigits() == 0 { index = start }
    }

    private mutating func skipBlanks() {
        while skip(" \t\n\r") {}
    }

    private mutating func skipSeparator() {
        skipBlanks()
        // A comma separates two numbers; a trailing one is invalid.
        let comma = index
        guard skip(",") else { return }
        skipBlanks()
        if !hasNumber { index = comma }
    }
}
