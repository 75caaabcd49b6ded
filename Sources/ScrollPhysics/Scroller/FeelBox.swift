/// A feel that is set once and shared, so that neither a copy of a scroller nor a plan copies it.
final class FeelBox: Sendable {
    let feel: ScrollFeel
    /// Of the feel alone, so that lengths that change do not work it out anew.
    let flingRule: FlingRule

    init(_ feel: ScrollFeel) {
        self.feel = feel
        flingRule = FlingRule(feel.fling)
    }
}
