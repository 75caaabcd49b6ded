/// Which drawing each symbol has, by its name.
///
/// A line has the symbol's name, a tab, and the drawing: a file below the table's folder without `.svg`, alone or as `ring:`, `disc:`,
/// `frame:` or `plate:` and the file that stands inside of that. Lines that begin with `#` say what the table is.
struct SymbolTable: Equatable {
    /// What a symbol is drawn from.
    struct Drawing: Equatable {
        var enclosure: SymbolEnclosure?
        /// Below the folder of the symbols.
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
                throw SymbolError(path: path, reason: "line \(index + 1): \(fields[0]) has a line already")
            }
        }
        self.drawings = drawings
    }

    /// The drawing of a symbol. One without a line of its own, such as `bell.circle.fill` or `bell.square`, is the symbol without
    /// that form inside of it: `bell.fill` or `bell`.
    func drawing(named name: String) -> Drawing? {
        if let drawing = drawings[name] { return drawing }
        guard let (base, enclosure) = SymbolEnclosure.split(name) else { return nil }
        let inner = (enclosure.isFilled ? drawings["\(base).fill"] : nil) ?? drawings[base]
        guard let inner, inner.enclosure == nil else { return nil }
        return Drawing(enclosure: enclosure, file: inner.file)
    }
}

extension SymbolTable.Drawing {
    /// Nil for what is no drawing, such as a file outside of the folder.
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

    /// No dot: no way out of the folder, and no ending of another kind.
    private static func isAllowed(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "/")
    }
}
