/// A feel in a shared object, so that copies of a scroller do not copy it.
final class SharedFeel: Sendable {
    let feel: ScrollFeel

    init(_ feel: ScrollFeel) { self.feel = feel }
}
