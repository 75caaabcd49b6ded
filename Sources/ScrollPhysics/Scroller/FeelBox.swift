/// A feel that is set once and shared, so that neither a copy of a scroller nor a plan copies it.
final class FeelBox: Sendable {
    let feel: ScrollFeel
    /// Of its decay rate, worked out once.
    let decayPerSecond: Double

    init(_ feel: ScrollFeel) {
        self.feel = feel
        decayPerSecond = DecayMotion.decayPerSecond(rate: feel.fling.decelerationRate)
    }
}
