extension ScrollFeel {
    /// Returns the source of this feel's value for a number or choice; nil for an unknown id.
    ///
    /// A feel that is not built in is compared with `base`. Values that differ from it are own choices.
    public func source(of id: String, base: ScrollFeel? = nil) -> FeelSource? {
        guard let isSame = isSame(id, as: base ?? Self.named(name)) else { return nil }
        guard let base = base ?? Self.named(name) else { return .own("set by hand") }
        guard isSame else { return .own("set by hand, not \(base.name)'s") }
        return FeelSources.of[base.name]?.sources[id] ?? .own("has no part in what \(base.name) does")
    }

    /// The platform version of a built-in feel; nil if the feel belongs to no platform or is not built in.
    public var version: String? { FeelSources.of[name].flatMap { $0.version.isEmpty ? nil : $0.version } }

    /// Whether both feels have the same value; nil for an unknown id.
    private func isSame(_ id: String, as other: ScrollFeel?) -> Bool? {
        if let parameter = Self.parameter(id) {
            return other.map { parameter.value(in: $0) } == parameter.value(in: self)
        }
        if let choice = Self.choice(id) { return other.map { choice.value(in: $0) } == choice.value(in: self) }
        return nil
    }
}
