import Drawing

/// A line or a letter of a text in a content transition.
struct TextPiece {
    /// The identity of a piece, by which it is matched with the corresponding piece of the other text.
    struct Key: Hashable {
        var line: Int
        /// The index of the part in a line, or the place value of a digit in a number.
        var slot: Int
    }

    let key: Key
    /// The part, whose left end is at zero.
    var part: TextLine.Part
    /// The x and the baseline from the text's top left, and the size of the letters, in points.
    var origin: AnimatedVector
    /// The progress from 0 to 1 of a piece that appears; nil if it was there before.
    var arrival: AnimatedVector?
    /// The progress from 0 to 1 of a piece that disappears.
    var departure: AnimatedVector?
    /// The direction in which digits appear and disappear: 1 is upwards, -1 downwards, 0 if they only fade.
    var arrivalDirection = 0.0
    var departureDirection = 0.0
    /// The ink of a piece that disappears; other pieces use the text's ink.
    var ink: TextInk?

    init(key: Key, part: TextLine.Part, x: Double, baseline: Double) {
        self.key = key
        self.part = part
        self.part.x = 0
        origin = AnimatedVector(SIMD4(x, baseline, part.run.face.size, 0))
    }

    /// Returns whether both have the same letters in the same font, regardless of its size.
    func looksLike(_ other: TextPiece) -> Bool {
        var face = other.part.run.face
        face.size = part.run.face.size
        return part.run.string == other.part.run.string && part.run.face == face && part.span == other.part.span
            && TextImage.haveSamePicture(part.image, other.part.image)
    }

    func isMoving(at time: Duration) -> Bool {
        [origin, arrival, departure].contains { $0.map { $0.isRunning && time < $0.end } ?? false }
    }

    func hasLeft(at time: Duration) -> Bool { departure.map { time >= $0.end } ?? false }

    /// Returns the opacity, 0...1.
    func opacity(at time: Duration) -> Double {
        let arrival = self.arrival?.value(at: time).x ?? 1
        let departure = self.departure?.value(at: time).x ?? 0
        return min(max(arrival, 0), 1) * (1 - min(max(departure, 0), 1))
    }

    /// Returns the distance of a digit below its origin, in points: half its size before it appears and after it has disappeared.
    func shift(at time: Duration) -> Double {
        let toCome = arrival.map { 1 - $0.value(at: time).x } ?? 0
        let gone = departure?.value(at: time).x ?? 0
        return (arrivalDirection * toCome - departureDirection * gone) * part.run.face.size * 0.5
    }
}

extension TextContent {
    /// Returns the place value of each character of a number: 0 for the decimal separator or the character after a whole number, lower
    /// before it and higher after it. Characters before the first digit are numbered from the left, and those after the last digit from
    /// there, with values far from those of the digits.
    static func slots(of line: [Character]) -> [Int] {
        let far = 1_000_000
        guard let first = line.firstIndex(where: \.isNumber), let last = line.lastIndex(where: \.isNumber) else {
            return line.indices.map { $0 - far }
        }
        let unit = decimalSeparator(in: line, first...last) ?? last + 1
        return line.indices.map { index in
            if index < first { return index - far }
            return index > last ? index - last + far : index - unit
        }
    }

    /// Returns the index of the last point or comma that is followed by digits, unless it can only separate thousands.
    private static func decimalSeparator(in line: [Character], _ range: ClosedRange<Int>) -> Int? {
        let isSeparator = { (character: Character) in character == "." || character == "," }
        guard let index = line[range].lastIndex(where: isSeparator) else { return nil }
        let behind = line[(index + 1)...range.upperBound]
        guard behind.allSatisfy(\.isNumber) else { return nil }
        let other = line[range].first(where: isSeparator)
        return behind.count == 3 && other == line[index] ? nil : index
    }
}
