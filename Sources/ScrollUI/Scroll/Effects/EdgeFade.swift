import Drawing
import Foundation

/// How content fades out towards an edge: under a bar it is all but gone, so that the bar's text can be read, and beyond the bar
/// it comes back without a line where that begins.
struct EdgeFade: Equatable {
    /// Points beyond the bar over which content comes back. This and the next are chosen by eye: Apple tells no numbers.
    private static let fadeLength: CGFloat = 24
    /// How much is gone at a bar's end; at an edge without a bar all is.
    private static let mostAtBar = 0.94
    private static let steps = 8

    /// Points that a bar covers.
    var bar: CGFloat
    /// How much of the fade there is, 0...1: it comes with the content that goes under the edge.
    private let strength: Double

    /// `depth` is how far content extends beyond the bar's end, points; nil where it does not.
    init?(bar: CGFloat, depth: CGFloat) {
        guard depth > 0.5 else { return nil }
        self.bar = bar
        strength = Double(min(1, depth / EdgeFade.fadeLength))
    }

    /// From the edge inwards, points.
    var length: CGFloat { bar + EdgeFade.fadeLength }

    /// From the edge (0) to the fade's end (1); `color` is told how much of the content is gone.
    func gradient(_ color: (_ gone: Double) -> PixelColor) -> Drawing.Gradient {
        var stops: [Drawing.Gradient.Stop] = []
        if bar > 0 { stops.append(Drawing.Gradient.Stop(color: color(strength), location: 0)) }
        for step in 0...EdgeFade.steps {
            let share = Double(step) / Double(EdgeFade.steps)
            let location = (Double(bar) + share * Double(EdgeFade.fadeLength)) / Double(length)
            stops.append(
                Drawing.Gradient.Stop(color: color(most * EdgeFade.easing(share) * strength), location: location))
        }
        return Drawing.Gradient(stops: stops)
    }

    private var most: Double { bar > 0 ? EdgeFade.mostAtBar : 1 }

    /// From 1 to 0, level at both ends.
    private static func easing(_ share: Double) -> Double {
        let left = 1 - share
        return left * left * (3 - 2 * left)
    }
}
