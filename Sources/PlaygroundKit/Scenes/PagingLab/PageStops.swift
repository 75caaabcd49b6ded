import Foundation
import ScrollUI

/// Where pages begin along a row, in points from the start of the content: whole pages, and the end of the content.
struct PageStops {
    /// Points.
    let page: Double
    /// The last stop: where the content's end is at the window's.
    let last: Double

    /// Stops closer than this are the same, in points.
    private static let nearness = 0.5

    /// Of content and window with these lengths, in points.
    init(content: Double, window: Double) {
        page = max(1, window)
        last = max(0, content - window)
    }

    @MainActor init(_ context: ScrollTargetBehaviorContext) {
        self.init(content: context.contentSize.width, window: context.containerSize.width)
    }

    /// The closest stop.
    func nearest(to place: Double) -> Double {
        let (low, high) = (atOrBefore(place), atOrAfter(place))
        return place - low < high - place ? low : high
    }

    func atOrBefore(_ place: Double) -> Double {
        if place >= last - Self.nearness { return last }
        return max(0, ((place + Self.nearness) / page).rounded(.down) * page)
    }

    func atOrAfter(_ place: Double) -> Double {
        min(last, max(0, ((place - Self.nearness) / page).rounded(.up) * page))
    }

    func before(_ place: Double) -> Double { atOrBefore(place - 2 * Self.nearness) }
    func after(_ place: Double) -> Double { atOrAfter(place + 2 * Self.nearness) }
}
