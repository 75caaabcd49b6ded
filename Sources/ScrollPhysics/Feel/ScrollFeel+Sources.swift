extension ScrollFeel {
    /// Where the value that this feel has for a number or choice comes from; empty for an id that there is not.
    ///
    /// A feel that is not built in begins with `base`. What differs from it is somebody's own. A number that a platform
    /// shares with `uikit` only because nothing is known of it is said to be UIKit's.
    public func source(of id: String, base: ScrollFeel? = nil) -> String {
        if let choice = Self.choice(id) {
            let name = choice.value(in: self)
            return choice.options.first { $0.name == name }?.source ?? ""
        }
        guard let parameter = Self.parameter(id) else { return "" }
        guard let base = base ?? ScrollFeel.named(name) else { return Self.byHand }
        guard parameter.value(in: self) == parameter.value(in: base) else {
            return "\(Self.byHand), not \(base.name)'s"
        }
        return Self.source(of: parameter, in: base.name)
    }

    private static let byHand = "set by hand"

    private static func source(of parameter: FeelParameter, in name: String) -> String {
        var feel = name
        while let known = KnownSources.of[feel], let next = known.base {
            if let source = known.own[parameter.id] { return source }
            feel = next
        }
        return name.hasPrefix(uikit.name) ? parameter.source : "as uikit: \(parameter.source)"
    }
}
