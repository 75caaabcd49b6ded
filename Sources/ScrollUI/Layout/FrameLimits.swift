import Foundation

/// The limits of a flexible frame along one axis, in points. The rules are those of `_FlexFrameLayout` in SwiftUI 6.4.
struct FrameLimits: Equatable {
    private let minimum: CGFloat?
    private let ideal: CGFloat?
    private let maximum: CGFloat?
    /// Whether the limits were in ascending order from zero, the minimum finite, and each a number.
    let isValid: Bool

    /// Raises each limit to zero and to the limit before it. One that is not a number counts as none.
    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
        self.minimum = FrameLimits.raised(minimum, to: 0)
        self.ideal = FrameLimits.raised(ideal, to: self.minimum)
        self.maximum = FrameLimits.raised(maximum, to: self.ideal)
        isValid =
            (minimum ?? 0).isFinite && self.ideal == ideal && self.maximum == maximum
            && (self.minimum ?? 0) <= (self.maximum ?? .infinity)
    }

    private static func raised(_ limit: CGFloat?, to least: CGFloat?) -> CGFloat? {
        guard let limit, !limit.isNaN else { return nil }
        return max(limit, least ?? 0)
    }

    /// Whether there is any limit.
    var isLimiting: Bool { minimum != nil || ideal != nil || maximum != nil }

    /// Both ends, unless one is missing or they contradict each other.
    private var range: ClosedRange<CGFloat>? {
        guard let minimum, let maximum, minimum <= maximum else { return nil }
        return minimum...maximum
    }

    /// Returns the proposal with which the content is measured.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        guard let length = proposal ?? ideal else { return nil }
        return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// Returns the frame's length if it does not depend on the content.
    func length(_ proposal: CGFloat?) -> CGFloat? {
        guard let proposal else { return ideal }
        return range.map { min(max(proposal, $0.lowerBound), $0.upperBound) }
    }

    /// Returns the frame's length around content of the length `content`.
    func length(_ proposal: CGFloat?, around content: CGFloat) -> CGFloat {
        if let known = length(proposal) { return known }
        if let range { return min(max(content, range.lowerBound), range.upperBound) }
        switch (minimum, maximum) {
        case (let minimum?, nil): return max(min(offer(proposal) ?? .infinity, content), minimum)
        case (nil, let maximum?): return min(max(offer(proposal) ?? -.infinity, content), maximum)
        default: return content
        }
    }

    /// Returns the proposal to the content of a frame that has the length `length`: none without one to the frame, unless a limit determines
    /// the length.
    func offer(_ proposal: CGFloat?, in length: CGFloat) -> CGFloat? {
        let isFree = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
        return proposal == nil && ideal == nil && isFree ? nil : length
    }
}
