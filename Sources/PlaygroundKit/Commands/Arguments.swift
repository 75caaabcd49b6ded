import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// Parses the values of command line options. Each function throws ``ExitStatus/usage`` with the expected form.
package enum Arguments {
    /// The longest side in pixels that every renderer supports.
    package static let longestSide = FileLimit.side.value

    /// Parses `1280x800` as a size in points.
    package static func size(_ text: String) throws(PlaygroundError) -> CGSize {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            (1...longestSide).contains(width), (1...longestSide).contains(height)
        else {
            throw usage(
                "\"\(text)\" is not a size",
                "Give width and height in points, from 1x1 to \(longestSide)x\(longestSide).")
        }
        return CGSize(width: width, height: height)
    }

    /// Parses `400x40000` as the size of content in points.
    package static func contentSize(_ text: String) throws(PlaygroundError) -> CGSize {
        let parts = numbers(text, separator: "x")
        guard parts.count == 2, parts.allSatisfy((1...longestContent).contains) else {
            throw usage(
                "\"\(text)\" is not a size",
                "Give width and height in points, from 1 to \(longestContent.shortestDecimal), as in 400x40000.")
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    /// Parses `0,1200` as an offset in points.
    package static func offset(_ text: String) throws(PlaygroundError) -> ScrollVector {
        let parts = numbers(text, separator: ",")
        guard parts.count == 2, parts.allSatisfy((-longestContent...longestContent).contains) else {
            throw usage("\"\(text)\" is not an offset", "Give x and y in points, as in 0,1200.")
        }
        return ScrollVector(x: parts[0], y: parts[1])
    }

    /// The longest content in points at which a scroller is exact to a millionth of a point.
    private static let longestContent = 1e9

    /// Returns numbers in a row; NaN for those that are none.
    private static func numbers(_ text: String, separator: Character) -> [Double] {
        text.split(separator: separator, omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
        }
    }

    /// Parses `0,120,1080,1800` as left, top, width and height of a part of a picture.
    package static func region(_ text: String) throws(PlaygroundError) -> PixelRegion {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Int($0.trimmingCharacters(in: .whitespaces)) ?? -1 }
        let bounds = 0...PNGReader.largestSide
        guard parts.count == 4, parts.allSatisfy(bounds.contains), parts[2] > 0, parts[3] > 0 else {
            throw usage(
                "\"\(text)\" is not a part of a picture",
                "Give left, top, width and height in whole pixels, as in 0,120,1080,1800.")
        }
        return PixelRegion(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }

    /// Checks that a picture of that size has no side longer than ``longestSide`` in pixels, and not too many pixels.
    package static func checkPixels(_ size: CGSize, scale: Double) throws(PlaygroundError) {
        if let excess = PictureSize.excess(of: size, scale: scale) {
            throw usage("a picture of this size and scale has \(excess)", "Lower --size or --scale.")
        }
    }

    /// Parses `0,0.5,1.25` as times, and sorts them.
    package static func times(_ text: String) throws(PlaygroundError) -> [Duration] {
        var times: [Duration] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            times.append(try time(part.trimmingCharacters(in: .whitespaces)))
        }
        try check(times.count, against: .moments)
        return times.sorted()
    }

    /// Checks that the number of pictures is within the limit.
    package static func checkPictures(_ times: [Duration]) throws(PlaygroundError) {
        try check(times.count, against: .pictures)
    }

    private static func check(_ count: Int, against limit: FileLimit) throws(PlaygroundError) {
        guard count > limit.value else { return }
        throw usage("--at names \(count) moments, and \(limit.expectation) are allowed", limit.remedy)
    }

    /// Parses `1.25` as a time.
    package static func time(_ text: String) throws(PlaygroundError) -> Duration {
        Duration(wholeNanosecondsIn: try number(text, in: 0...RecordedEventReader.latest, "seconds"))
    }

    /// Parses `1/60` or `0.1` as the seconds between the frames of a film.
    package static func interval(_ text: String) throws(PlaygroundError) -> FilmMoments {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let seconds = Int(parts[0]), let over = Int(parts[1]), (1...1_000_000).contains(seconds),
            (1...1_000_000).contains(over), let film = FilmMoments(every: seconds, over: over)
        {
            return film
        }
        // Microseconds are fine enough for any decimal fraction that is used.
        if parts.count == 1, let seconds = Double(text), (1e-4...1e6).contains(seconds),
            let film = FilmMoments(every: Int((seconds * 1e6).rounded()), over: 1_000_000)
        {
            return film
        }
        throw usage("\"\(text)\" is not a time between frames", "Give seconds, as in 0.1 or 1/60.")
    }

    /// Parses `time,scale` as the unknowns in which a curve and a feel may differ.
    package static func freedoms(_ text: String) throws(PlaygroundError) -> [FitFreedom] {
        var freedoms: [FitFreedom] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let freedom = FitFreedom(rawValue: word.trimmingCharacters(in: .whitespaces)) else {
                let words = FitFreedom.allCases.map(\.rawValue).joined(separator: ", ")
                throw usage(
                    "\"\(word)\" cannot be free", "Give one or more of \(words), separated by commas.")
            }
            freedoms.append(freedom)
        }
        return freedoms
    }

    /// Parses `overshoot=0.5` as a number of a feel and its largest allowed difference.
    package static func limit(_ text: String) throws(PlaygroundError) -> NumberLimit {
        let (number, value) = try named(text, "NAME=VALUE")
        let limit = try self.number(value, in: 0...1e12)
        return NumberLimit(number: number, value: limit)
    }

    /// Parses `time_to_rest=0.5..0.8` as a number of a feel and its range. `time_to_rest=0.8` has no lower end.
    package static func range(_ text: String) throws(PlaygroundError) -> NumberRange {
        let (number, values) = try named(text, "NAME=MOST or NAME=LEAST..MOST")
        let ends = values.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let limits = try ends.map { (end) throws(PlaygroundError) in
            try self.number(end, in: -1e12...1e12)
        }
        let least = limits.count == 2 ? limits[0] : nil
        guard let most = limits.last, least ?? most <= most else {
            throw usage("\"\(text)\" allows no number", "Give the lower end first, as in NAME=0.5..0.8.")
        }
        return NumberRange(number: number, least: least, most: most)
    }

    /// Splits `text` into a number of a feel and the text after the equals sign.
    private static func named(
        _ text: String, _ form: String
    ) throws(PlaygroundError) -> (number: FeelNumber, value: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let number = FeelNumber(rawValue: parts[0]) else {
            let names = FeelNumber.allCases.map(\.rawValue).joined(separator: ", ")
            throw usage("\"\(text)\" is not a limit", "Give \(form) with one of these names: \(names).")
        }
        return (number, parts[1])
    }

    /// Parses a number of `unit` within `range`; nil for a number without one.
    package static func number(
        _ text: String, in range: ClosedRange<Double>, _ unit: String? = nil
    ) throws(PlaygroundError) -> Double {
        guard let value = Double(text), range.contains(value) else {
            let bounds = "from \(range.lowerBound.shortestDecimal) to \(range.upperBound.shortestDecimal)"
            let kind = unit.map { " of \($0)" } ?? ""
            throw usage("\"\(text)\" is not a number\(kind)", "Give a number \(bounds).")
        }
        return value
    }

    /// Parses the number of a port.
    package static func port(_ text: String) throws(PlaygroundError) -> Int {
        guard let port = Int(text), (1...65_535).contains(port) else {
            throw usage("\"\(text)\" is not a port", "Give a whole number from 1 to 65535.")
        }
        return port
    }

    /// Parses a whole number of `things` within `range`.
    package static func count(
        _ text: String, in range: ClosedRange<Int>, _ things: String
    ) throws(PlaygroundError) -> Int {
        guard let value = Int(text), range.contains(value) else {
            throw usage(
                "\"\(text)\" is not a number of \(things)",
                "Give a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return value
    }

    private static func usage(_ message: String, _ remedy: String) -> PlaygroundError {
        PlaygroundError(.usage, message + ".", remedy: remedy)
    }
}
