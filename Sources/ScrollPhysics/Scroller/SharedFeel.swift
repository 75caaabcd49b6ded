/// A feel that is set once and shared, so that no copy of a scroller copies it.
final class SharedFeel: Sendable {
    let feel: ScrollFeel

    init(_ feel: ScrollFeel) { self.feel = feel }
}
