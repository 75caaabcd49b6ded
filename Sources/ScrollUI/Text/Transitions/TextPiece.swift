import Drawing

/// A line or a letter of a text that goes over into another one.
struct TextPiece {
    /// What a piece is compared with: the piece of the other text that stands for the same.
    struct Key: Hashable {
        var line: Int
        /// Of a line its part; of a number what the digit counts.
        var slot: Int
    }

    let key: Key
    /// At its left end is zero.
    var part: TextLine.Part
    /// x and baseline from the text's top left, and the size of the letters, points.
    var origin: AnimatedVector
    /// From 0 to 1 where the piece came; nil where it was there.
    var arrival: AnimatedVector?
    /// From 0 to 1 where the piece goes.
    var departure: AnimatedVector?
    /// Which way digits come and go: 1 is upwards, -1 downwards, 0 for what only fades.
    var arrivalDirection = 0.0
    var departureDirection = 0.0
    /// What a piece that goes is drawn with; the others are drawn as the text is.
    var ink: TextInk?

    init(key: Key, part: TextLine.Part, x: Double, baseline: Double) {
        self.key = key
        self.part = part
        self.part.x = 0
        origin = AnimatedVector(SIMD4(x, baseline, part.run.face.size, 0))
    }

    /// The same letters in the same font, of whatever size.
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

    /// 0...1.
    func opacity(at time: Duration) -> Double {
        let arrival = self.arrival?.value(at: time).x ?? 1
        let departure = self.departure?.value(at: time).x ?? 0
        return min(max(arrival, 0), 1) * (1 - min(max(departure, 0), 1))
    }

    /// How far below its origin a digit is, points: half its size away where it is not there yet, or not any more.
    func shift(at time: Duration) -> Double {
        let toCome = arrival.map { 1 - $0.value(at: time).x } ?? 0
        let gone = departure?.value(at: time).x ?? 0
        return (arrivalDirection * toCome - departureDirection * gone) * part.run.face.size * 0.5
    }
}

extension TextContent {
    /// What each character of a number counts: 0 for the decimal separator or what comes behind whole numbers, less before
    /// it and more behind it. What stands before the first digit is counted from the left, and what stands behind the last one
    /// from there, far away from the digits.
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

    /// The last point or comma with digits behind it, unless it can only separate thousands.
    private static func decimalSeparator(in line: [Character], _ range: ClosedRange<Int>) -> Int? {
        let isSeparator = { (character: Character) in character == "." || character == "," }
        guard let index = line[range].lastIndex(where: isSeparator) else { return nil }
        let behind = line[(index + 1)...range.upperBound]
        guard behind.allSatisfy(\.isNumber) else { return nil }
        let other = line[range].first(where: isSeparator)
        return behind.count == 3 && other == line[index] ? nil : index
    }
}
