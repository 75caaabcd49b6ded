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
    func nearest(to offset: Double) -> Double {
        let (low, high) = (atOrBefore(offset), atOrAfter(offset))
        return offset - low < high - offset ? low : high
    }

    func atOrBefore(_ offset: Double) -> Double {
        if offset >= last - Self.nearness { return last }
        return max(0, ((offset + Self.nearness) / page).rounded(.down) * page)
    }

    func atOrAfter(_ offset: Double) -> Double {
        min(last, max(0, ((offset - Self.nearness) / page).rounded(.up) * page))
    }

    func before(_ offset: Double) -> Double { atOrBefore(offset - 2 * Self.nearness) }
    func after(_ offset: Double) -> Double { atOrAfter(offset + 2 * Self.nearness) }
}
