/// The evidence for a number or a choice of a feel.
public enum FeelEvidence: String, Sendable, CaseIterable {
    /// The value agrees with published measurements of the platform.
    case measured
    /// The value is in the platform's source, headers or documentation.
    case read
    /// The platform has no equivalent, or publishes none.
    case own = "own choice"
}

extension ScrollFeel {
    /// Returns the evidence for the number or choice with the given id, such as `fling.decelerationRate`. A value that differs from the
    /// built-in feel of this name, or from `base` in a feel that is not built in, is an own choice.
    public func evidence(for id: String, base: ScrollFeel? = nil) -> FeelEvidence {
        source(of: id, base: base)?.evidence ?? .own
    }
}
