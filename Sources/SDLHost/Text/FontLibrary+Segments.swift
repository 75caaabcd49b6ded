import Drawing

extension FontLibrary {
    /// Returns the segments of a line from left to right if it needs several fonts or directions; nil for all other
    /// lines. Complexity: O(n).
    func segments(of string: String, in face: FontFace) -> [TextSegment]? {
        guard !string.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let file = file(for: face)
        let characters = Array(string)
        let files = characters.map { self.file(for: $0, face: face, first: file) }
        let order = BidiOrder(characters)
        if order == nil, files.allSatisfy({ $0 == nil || $0 == file }), !needsShaping(characters) { return nil }
        let runs = order?.runs ?? [BidiOrder.Run(characters: characters.indices, isRightToLeft: false)]
        return runs.flatMap { segments(of: $0, characters, files, file) }
    }

    private func needsShaping(_ characters: [Character]) -> Bool {
        characters.contains { character in
            character.unicodeScalars.contains { TextScript($0).map { $0 != .latin } ?? false }
        }
    }

    /// Returns the segments of one direction; those of a right-to-left run are in visual order.
    private func segments(
        of run: BidiOrder.Run, _ characters: [Character], _ files: [FontFile?], _ first: FontFile
    ) -> [TextSegment] {
        var result: [TextSegment] = []
        for index in run.characters {
            let character = characters[index]
            let script = character.unicodeScalars.lazy.compactMap(TextScript.init).first
            if let last = result.last, files[index] ?? last.file == last.file, script ?? last.script == last.script {
                result[result.count - 1].text.append(character)
                continue
            }
            result.append(
                TextSegment(
                    text: String(character), file: files[index] ?? result.last?.file ?? first,
                    direction: run.isRightToLeft ? .rightToLeft : .leftToRight,
                    script: script ?? result.last?.script ?? .latin))
        }
        return run.isRightToLeft ? result.reversed() : result
    }

    /// Returns the font for a character: the face's own, else the first fallback with its glyphs; nil for a character
    /// that any font can show.
    private func file(for character: Character, face: FontFace, first: FontFile) -> FontFile? {
        let seen = Array(character.unicodeScalars).filter { !$0.properties.isDefaultIgnorableCodePoint && $0 != " " }
        if seen.isEmpty { return nil }
        if hasGlyphs(seen, in: first) { return first }
        return fallback(for: seen, isBold: face.weight >= 600) ?? first
    }

    /// Returns the width of a segment, as a share of the em.
    func advancePerEm(of segment: TextSegment) -> Double {
        guard let font = font(segment.file, pixelSize: Self.unitsPerEm, use: .measuring) else { return 0 }
        let width = font.widthBetweenBlanks(of: segment.text, segment.direction, segment.script)
        return Double(width) / Self.unitsPerEm
    }

    /// A size at which a pixel is about a unit of the font.
    static let unitsPerEm = 2048.0
}
