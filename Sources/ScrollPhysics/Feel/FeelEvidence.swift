/// What a number or a choice of a feel rests on.
public enum FeelEvidence: String, Sendable, CaseIterable {
    /// Somebody logged what the platform does, and this agrees with the log.
    case measured
    /// It stands in the platform's source, headers or documentation.
    case read
    /// The platform has no such thing, or publishes none.
    case own = "own choice"
}

extension ScrollFeel {
    /// What the number or choice with that id, such as `fling.decelerationRate`, rests on. One that was changed from the
    /// built-in feel of this name, or in a feel that is not built in from `base`, is an own choice.
    public func evidence(for id: String, base: ScrollFeel? = nil) -> FeelEvidence {
        source(of: id, base: base)?.evidence ?? .own
    }
}
