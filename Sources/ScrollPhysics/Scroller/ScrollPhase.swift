/// The activity of a scroll view, with SwiftUI's names.
public enum ScrollPhase: String, Sendable, CaseIterable {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating
}
