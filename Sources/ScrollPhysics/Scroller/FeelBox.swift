/// A feel that is set once and shared, so that neither a copy of a scroller nor a plan copies it.
final class FeelBox: Sendable {
    let feel: ScrollFeel

    init(_ feel: ScrollFeel) { self.feel = feel }
}
