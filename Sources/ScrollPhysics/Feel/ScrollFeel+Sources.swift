extension ScrollFeel {
    /// Where the value that this feel has for a number or choice comes from; nil for an id that there is not.
    ///
    /// A feel that is not built in begins with `base`. What differs from it is somebody's own.
    public func source(of id: String, base: ScrollFeel? = nil) -> FeelSource? {
        guard let isSame = isSame(id, as: base ?? Self.named(name)) else { return nil }
        guard let base = base ?? Self.named(name) else { return .own("set by hand") }
        guard isSame else { return .own("set by hand, not \(base.name)'s") }
        return FeelSources.of[base.name]?.sources[id] ?? .own("has no part in what \(base.name) does")
    }

    /// The version of the platform that a built-in feel is of; nil where the feel belongs to no platform, and for feels
    /// that are not built in.
    public var version: String? { FeelSources.of[name].flatMap { $0.version.isEmpty ? nil : $0.version } }

    /// Whether both have the same value; nil for an id that there is not.
    private func isSame(_ id: String, as other: ScrollFeel?) -> Bool? {
        if let parameter = Self.parameter(id) {
            return other.map { parameter.value(in: $0) } == parameter.value(in: self)
        }
        if let choice = Self.choice(id) { return other.map { choice.value(in: $0) } == choice.value(in: self) }
        return nil
    }
}
