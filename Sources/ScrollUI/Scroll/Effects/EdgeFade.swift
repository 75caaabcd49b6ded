import Drawing
import Foundation

/// The fade of content towards an edge. Content under a bar is almost invisible, so that the bar's text stays
/// readable; beyond the bar it becomes opaque gradually.
struct EdgeFade: Equatable {
    /// The distance in points beyond the bar over which content becomes opaque. This and the next value are chosen by
    /// eye: Apple publishes none.
    private static let fadeLength: CGFloat = 24
    /// The faded share at the end of a bar; without a bar the content fades out completely at the edge.
    private static let mostAtBar = 0.94
    private static let steps = 8

    /// The length covered by a bar, in points.
    var bar: CGFloat
    /// The strength of the fade, 0...1. It increases as content moves under the edge.
    private let strength: Double

    /// `depth` is the distance in points by which content extends beyond the end of the bar. Returns nil if it does
    /// not extend beyond it.
    init?(bar: CGFloat, depth: CGFloat) {
        guard depth > 0.5 else { return nil }
        self.bar = bar
        strength = Double(min(1, depth / EdgeFade.fadeLength))
    }

    /// The length of the fade from the edge inwards, in points.
    var length: CGFloat { bar + EdgeFade.fadeLength }

    /// Returns a gradient from the edge (0) to the end of the fade (1). `color` receives the share of the content
    /// that is faded out.
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

    /// Returns a curve from 1 to 0 that is level at both ends.
    private static func easing(_ share: Double) -> Double {
        let left = 1 - share
        return left * left * (3 - 2 * left)
    }
}
