import Foundation
import ScrollUI

/// The rest positions of pages along a row, in points from the start of the content: the starts of pages, and the end
/// of the content.
struct PageStops {
    /// In points.
    let page: Double
    /// The last stop, at which the ends of content and window coincide.
    let last: Double

    /// Stops closer than this are equal, in points.
    private static let nearness = 0.5

    /// The stops for these lengths of content and window, in points.
    init(content: Double, window: Double) {
        page = max(1, window)
        last = max(0, content - window)
    }

    @MainActor init(_ context: ScrollTargetBehaviorContext) {
        self.init(content: context.contentSize.width, window: context.containerSize.width)
    }

    /// Returns the closest stop.
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
