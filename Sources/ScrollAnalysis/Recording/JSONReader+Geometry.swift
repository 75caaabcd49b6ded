import Foundation
import ScrollPhysics

/// Reads the shapes in recordings.
extension JSONObjectReader {
    /// Returns a length in points, not negative.
    package func length(_ key: String, upTo longest: Double = JSONReader.Limits.magnitude) throws(PlaygroundError)
        -> Double
    {
        let meaning = "a length in points"
        return try field(key, meaning).number(in: 0...longest, meaning)
    }

    /// Returns a width and height, each up to `longest`.
    package func size(upTo longest: Double = JSONReader.Limits.magnitude) throws(PlaygroundError) -> CGSize {
        CGSize(width: try length("width", upTo: longest), height: try length("height", upTo: longest))
    }

    /// Returns the insets of four sides.
    package func insets() throws(PlaygroundError) -> RecordedInsets {
        var insets = RecordedInsets()
        insets.top = try length("top")
        insets.leading = try length("leading")
        insets.bottom = try length("bottom")
        insets.trailing = try length("trailing")
        return insets
    }

    /// Returns two members as a vector. `meaning` describes it and its unit.
    func vector(_ x: String, _ y: String, _ meaning: String) throws(PlaygroundError) -> ScrollVector {
        ScrollVector(x: try field(x, meaning).number(meaning), y: try field(y, meaning).number(meaning))
    }
}

extension JSONReader {
    /// Returns a list of exactly `count` numbers.
    package func numbers(
        _ count: Int, in range: ClosedRange<Double>, _ meaning: String
    ) throws(PlaygroundError) -> [Double] {
        let elements = try elements()
        guard elements.count == count else { throw unexpected("\(meaning): \(count) numbers in brackets") }
        var numbers: [Double] = []
        for element in elements { numbers.append(try element.number(in: range, meaning)) }
        return numbers
    }

    /// Returns two lengths, of either sign, as x and y.
    package func offset() throws(PlaygroundError) -> ScrollVector {
        let numbers = try numbers(2, in: -Limits.magnitude...Limits.magnitude, "two lengths in points")
        return ScrollVector(x: numbers[0], y: numbers[1])
    }

    /// Returns a frame from x, y, width and height.
    func rectangle() throws(PlaygroundError) -> CGRect {
        let meaning = "a frame as x, y, width and height in points"
        let elements = try elements()
        guard elements.count == 4 else { throw unexpected(meaning) }
        let lengths = 0...Limits.magnitude
        return CGRect(
            x: try elements[0].number(meaning), y: try elements[1].number(meaning),
            width: try elements[2].number(in: lengths, meaning), height: try elements[3].number(in: lengths, meaning))
    }

    /// Returns the error of an event that is earlier than the previous one.
    func unexpectedTime(_ time: Duration, after previous: Duration, index: Int) -> PlaygroundError {
        PlaygroundError(
            .malformed,
            "\(file): \(path).t: found \(time.inSeconds.shortestDecimal), expected at least "
                + "\(previous.inSeconds.shortestDecimal), the time of events[\(index)].",
            remedy: "Put the events in the order of their times and try again.")
    }
}
