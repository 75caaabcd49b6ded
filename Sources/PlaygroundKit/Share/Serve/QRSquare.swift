import CQREncode

/// A text as a QR code: a square of dark and light modules.
///
/// Source: libqrencode, `qrencode.h`.
struct QRSquare {
    /// Modules on each side.
    let width: Int
    private let modules: [Bool]

    /// Nil for an empty text, one of more than 2,331 bytes, or without memory.
    init?(_ text: String) {
        // Zero is the smallest version that the text fits in. The level survives damage of 15 %.
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        // The library has a byte for each module; its lowest bit is set for a dark one.
        modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }

    /// Whether a module is dark. The surroundings are light.
    func isDark(_ x: Int, _ y: Int) -> Bool {
        let isInside = (0..<width).contains(x) && (0..<width).contains(y)
        return isInside && modules[y * width + x]
    }
}

// MARK: In a terminal

extension QRSquare {
    /// Light modules around the code, as its standard asks for.
    static let margin = 4

    /// Lines of half blocks, two modules high each. With colours it is dark on light in every terminal; without, in
    /// those with light text on a dark background.
    func lines(hasColors: Bool) -> [String] {
        let range = -Self.margin..<width + Self.margin
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
            let text = String(range.map { block(isDark($0, y), isDark($0, y + 1), isInkDark: hasColors) })
            return hasColors ? Self.darkOnLight + text + Self.plain : text
        }
    }

    /// Black and white of the 256 colours, which no theme of a terminal changes.
    private static let darkOnLight = "\u{1B}[38;5;16;48;5;231m"
    private static let plain = "\u{1B}[0m"

    private func block(_ upper: Bool, _ lower: Bool, isInkDark: Bool) -> Character {
        switch (upper == isInkDark, lower == isInkDark) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }
}
