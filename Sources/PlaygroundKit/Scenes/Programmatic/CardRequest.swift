import ScrollUI

/// A request to scroll to a card.
struct CardRequest: Equatable {
    enum Anchor: String, CaseIterable {
        case least = "Least"
        case top = "Top"
        case center = "Centre"
        case bottom = "Bottom"

        /// Nil for the smallest movement that shows the whole card.
        var point: UnitPoint? {
            switch self {
            case .least: nil
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            }
        }
    }

    enum Motion: String, CaseIterable {
        case none = "None"
        case feel = "Feel"
        case slow = "Slow"
        case bouncy = "Bouncy"

        var animation: Animation? {
            switch self {
            case .none: nil
            case .feel: .default
            case .slow: .easeInOut(duration: 1.5)
            case .bouncy: .bouncy(duration: 0.8, extraBounce: 0.1)
            }
        }
    }

    static let cards = [1, 20, 30, 60]
    /// In points.
    static let offsets = [-40, 0, 40]

    var card = 30
    var anchor = Anchor.center
    var offset = 0
    var motion = Motion.feel
}
