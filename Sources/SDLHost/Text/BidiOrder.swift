/// Reorders a line's characters for display.
///
/// Implements Unicode's bidirectional algorithm for a line without embeddings: letters have a direction, digits run
/// from left to right, and neutral characters follow their neighbours, or else the paragraph. The paragraph's direction
/// is that of its first letter or mark (UAX #9, rules P2, W, N, I and L2).
struct BidiOrder {
    /// Characters of one level, in logical order.
    struct Run: Equatable {
        var characters: Range<Int>
        var isRightToLeft: Bool
    }

    private enum Kind {
        case left, right, figure, neutral
    }

    /// The runs from left to right.
    let runs: [Run]

    /// Nil for a line that runs entirely from left to right.
    init?(_ characters: [Character]) {
        var kinds = characters.map(Self.kind)
        guard kinds.contains(.right) else { return nil }
        let base: Kind = kinds.first { $0 == .left || $0 == .right } ?? .left
        Self.resolveFigures(&kinds, base: base)
        Self.resolveNeutrals(&kinds, base: base)
        runs = Self.ordered(Self.levels(kinds, base: base))
    }

    private static func kind(of character: Character) -> Kind {
        guard let scalar = character.unicodeScalars.first else { return .neutral }
        switch scalar.value {
        case 0x200E: return .left
        case 0x200F: return .right
        case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: return .figure
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return isLetter(scalar) ? .right : .neutral
        default: return isLetter(scalar) ? .left : .neutral
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

    /// Digits after left-to-right letters take their direction (W7). A single point or comma between digits is part of
    /// the number (W4).
    private static func resolveFigures(_ kinds: inout [Kind], base: Kind) {
        var last = base
        for index in kinds.indices {
            if kinds[index] == .left || kinds[index] == .right { last = kinds[index] }
            if kinds[index] == .figure, last == .left { kinds[index] = .left }
            let isBetween = index > 0 && index + 1 < kinds.count
            if isBetween, kinds[index] == .neutral, kinds[index - 1] == .figure, kinds[index + 1] == .figure {
                kinds[index] = .figure
            }
        }
    }

    /// Neutrals between two characters of one direction take it (N1); digits count as right-to-left there. Others take
    /// the paragraph's direction (N2).
    private static func resolveNeutrals(_ kinds: inout [Kind], base: Kind) {
        func side(_ kind: Kind) -> Kind { kind == .figure ? .right : kind }
        var index = 0
        while index < kinds.count {
            guard kinds[index] == .neutral else {
                index += 1
                continue
            }
            let end = kinds[index...].firstIndex { $0 != .neutral } ?? kinds.count
            let before = index == 0 ? base : side(kinds[index - 1])
            let behind = end == kinds.count ? base : side(kinds[end])
            for neutral in index..<end { kinds[neutral] = before == behind ? before : base }
            index = end
        }
    }

    private static func levels(_ kinds: [Kind], base: Kind) -> [Int] {
        kinds.map { kind in
            switch kind {
            case .right: 1
            case .figure: 2
            case .left, .neutral: base == .left ? 0 : 2
            }
        }
    }

    /// Rule L2: from the highest level down, reverses each sequence of at least that level.
    private static func ordered(_ levels: [Int]) -> [Run] {
        var stretches: [(range: Range<Int>, level: Int)] = []
        for (index, level) in levels.enumerated() {
            if let last = stretches.last, last.level == level {
                stretches[stretches.count - 1].range = last.range.lowerBound..<(index + 1)
            } else {
                stretches.append((index..<(index + 1), level))
            }
        }
        for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
            var index = 0
            while index < stretches.count {
                let end = stretches[index...].firstIndex { $0.level < level } ?? stretches.count
                if end > index { stretches[index..<end].reverse() }
                index = end + 1
            }
        }
        return stretches.map { Run(characters: $0.range, isRightToLeft: $0.level % 2 == 1) }
    }
}
