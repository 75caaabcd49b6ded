import Foundation
import ScrollAnalysis
import SDLHost

/// Reads the values of command line options. Each throws ``ExitStatus/usage`` with what was expected.
package enum Arguments {
    /// Points on a side: the largest picture that every renderer takes.
    package static let longestSide = FileLimit.side.value

    /// `1280x800` as points.
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

    /// `0,120,1080,1800` as left, top, width and height of a part of a picture.
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

    /// That a picture of that size has no side longer than ``longestSide`` in pixels, and not too many of them in all.
    package static func checkPixels(_ size: CGSize, scale: Double) throws(PlaygroundError) {
        if let excess = PictureSize.excess(of: size, scale: scale) {
            throw usage("a picture of this size and scale has \(excess)", "Lower --size or --scale.")
        }
    }

    /// `0,0.5,1.25` as times in ascending order.
    package static func times(_ text: String) throws(PlaygroundError) -> [Duration] {
        var times: [Duration] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            times.append(try time(part.trimmingCharacters(in: .whitespaces)))
        }
        try check(times.count, against: .moments)
        return times.sorted()
    }

    /// That a render is not asked for more pictures than it makes.
    package static func checkPictures(_ times: [Duration]) throws(PlaygroundError) {
        try check(times.count, against: .pictures)
    }

    private static func check(_ count: Int, against limit: FileLimit) throws(PlaygroundError) {
        guard count > limit.value else { return }
        throw usage("--at names \(count) moments, and \(limit.expectation) are allowed", limit.remedy)
    }

    /// `1.25` as a time.
    package static func time(_ text: String) throws(PlaygroundError) -> Duration {
        Duration(wholeNanosecondsIn: try number(text, in: 0...RecordedEventReader.latest, "seconds"))
    }

    /// `1/60` or `0.1` as the seconds between the frames of a film.
    package static func interval(_ text: String) throws(PlaygroundError) -> FilmMoments {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let seconds = Int(parts[0]), let over = Int(parts[1]), (1...1_000_000).contains(seconds),
            (1...1_000_000).contains(over), let film = FilmMoments(every: seconds, over: over)
        {
            return film
        }
        // Microseconds, as fine as anybody writes them.
        if parts.count == 1, let seconds = Double(text), (1e-4...1e6).contains(seconds),
            let film = FilmMoments(every: Int((seconds * 1e6).rounded()), over: 1_000_000)
        {
            return film
        }
        throw usage("\"\(text)\" is not a time between frames", "Give seconds, as in 0.1 or 1/60.")
    }

    /// `time,scale` as what a curve and a feel need not agree in.
    package static func freedoms(_ text: String) throws(PlaygroundError) -> [FitFreedom] {
        var freedoms: [FitFreedom] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let freedom = FitFreedom(rawValue: word.trimmingCharacters(in: .whitespaces)) else {
                let words = FitFreedom.allCases.map(\.rawValue).joined(separator: ", ")
                throw usage(
                    "\"\(word)\" is nothing that can be free", "Give one or more of \(words), with commas between.")
            }
            freedoms.append(freedom)
        }
        return freedoms
    }

    /// `overshoot=0.5` as a number of a feel and by how much it may differ.
    package static func limit(_ text: String) throws(PlaygroundError) -> NumberLimit {
        let (number, value) = try named(text, "NAME=VALUE")
        let limit = try self.number(value, in: 0...1e12, "the limit of \(number.rawValue)")
        return NumberLimit(number: number, value: limit)
    }

    /// `time_to_rest=0.5..0.8`, or `time_to_rest=0.8` for at most that, as a number of a feel and what it may be.
    package static func range(_ text: String) throws(PlaygroundError) -> NumberRange {
        let (number, values) = try named(text, "NAME=MOST or NAME=LEAST..MOST")
        let ends = values.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let limits = try ends.map { (end) throws(PlaygroundError) in
            try self.number(end, in: -1e12...1e12, "the limit of \(number.rawValue)")
        }
        let least = limits.count == 2 ? limits[0] : nil
        guard let most = limits.last, least ?? most <= most else {
            throw usage("\"\(text)\" allows no number", "Give the lower end first, as in NAME=0.5..0.8.")
        }
        return NumberRange(number: number, least: least, most: most)
    }

    /// A number of a feel and what stands behind its name.
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

    /// A number of `unit` within `range`.
    package static func number(
        _ text: String, in range: ClosedRange<Double>, _ unit: String
    ) throws(PlaygroundError) -> Double {
        guard let value = Double(text), range.contains(value) else {
            let bounds = "from \(range.lowerBound.shortestDecimal) to \(range.upperBound.shortestDecimal)"
            throw usage("\"\(text)\" is not a number of \(unit)", "Give a number \(bounds).")
        }
        return value
    }

    /// A whole number of `things` within `range`.
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
