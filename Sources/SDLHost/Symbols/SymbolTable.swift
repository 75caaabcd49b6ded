/// The drawings of symbols by name.
///
/// A line has the symbol's name, a tab, and the drawing: a file below the table's folder without `.svg`, either alone
/// or after `ring:`, `disc:`, `frame:` or `plate:`, which enclose it. Lines that begin with `#` are comments.
struct SymbolTable: Equatable {
    /// The source of a symbol's drawing.
    struct Drawing: Equatable {
        var enclosure: SymbolEnclosure?
        /// The path below the folder of the symbols.
        var file: String
    }

    let drawings: [String: Drawing]

    init(_ text: String, path: String) throws(SymbolError) {
        var drawings: [String: Drawing] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 2, !fields[0].isEmpty, let drawing = Drawing(fields[1]) else {
                throw SymbolError(path: path, reason: "line \(index + 1): expected a name, a tab and a drawing")
            }
            guard drawings.updateValue(drawing, forKey: String(fields[0])) == nil else {
                throw SymbolError(path: path, reason: "line \(index + 1): \(fields[0]) is defined twice")
            }
        }
        self.drawings = drawings
    }

    /// Returns the drawing of a symbol. A name without its own line, such as `bell.circle.fill` or `bell.square`, is
    /// the inner symbol in that enclosure: `bell.fill` or `bell`.
    func drawing(named name: String) -> Drawing? {
        if let drawing = drawings[name] { return drawing }
        guard let (base, enclosure) = SymbolEnclosure.split(name) else { return nil }
        let inner = (enclosure.isFilled ? drawings["\(base).fill"] : nil) ?? drawings[base]
        guard let inner, inner.enclosure == nil else { return nil }
        return Drawing(enclosure: enclosure, file: inner.file)
    }
}

extension SymbolTable.Drawing {
    /// Fails for an invalid drawing, such as a file outside of the folder.
    fileprivate init?(_ text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let file = parts.last, !file.isEmpty, parts.count < 3, file.allSatisfy(Self.isAllowed), file.first != "/"
        else {
            return nil
        }
        if parts.count == 2 {
            guard let known = SymbolEnclosure(rawValue: String(parts[0])) else { return nil }
            enclosure = known
        }
        self.file = String(file)
    }

    /// Excludes dots, and with them paths out of the folder and other extensions.
    private static func isAllowed(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "/")
    }
}
