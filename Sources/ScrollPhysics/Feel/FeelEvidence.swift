/// What a number or a choice of a feel rests on.
public enum FeelEvidence: String, Sendable, CaseIterable {
    /// Somebody logged what the platform does, and this agrees with the log.
    case measured
    /// It stands in the platform's source, headers or documentation.
    case read
    /// Nobody published it: from memory, or our own choice.
    case guessed
}

extension ScrollFeel {
    /// What the number or choice with that id, such as `fling.decelerationRate`, rests on. One that was changed from the
    /// built-in feel of this name, or in a feel that is not built in from `base`, is a guess.
    public func evidence(for id: String, base: ScrollFeel? = nil) -> FeelEvidence {
        guard let base = base ?? ScrollFeel.named(name), let known = KnownValues.of[base.name],
            isSame(id, as: base)
        else { return .guessed }
        if known.measured.contains(id) { return .measured }
        return known.read.contains(id) ? .read : .guessed
    }

    private func isSame(_ id: String, as other: ScrollFeel) -> Bool {
        if let parameter = Self.parameter(id) { return parameter.value(in: self) == parameter.value(in: other) }
        if let choice = Self.choice(id) { return choice.value(in: self) == choice.value(in: other) }
        return false
    }
}
