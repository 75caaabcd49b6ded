/// The transition from one text or image to another within the same view.
///
/// Texts are animated if the change is animated, by `withAnimation` or `animation(_:value:)`. Images are animated with ``opacity``, and
/// symbols with `symbolEffect` whenever they change. Other views change immediately. By default, the words change immediately and the
/// colour is animated.
///
///     Text("\(count)").contentTransition(.numericText(value: Double(count)))
public struct ContentTransition: Equatable, Sendable {
    package enum Kind: Hashable {
        /// The default.
        case automatic
        case identity, opacity, interpolate
        case numeric
        /// A transition of symbols; texts change immediately.
        case symbol(SymbolReplacement.Departure)
    }

    var kind: Kind
    /// Whether digits move down.
    var countsDown = false
    /// The value that the text shows, if it was given. It determines the direction of the digits.
    var value: Double?

    package init(kind: Kind, countsDown: Bool = false, value: Double? = nil) {
        self.kind = kind
        self.countsDown = countsDown
        self.value = value
    }

    static let automatic = ContentTransition(kind: .automatic)

    /// Changes everything immediately, including colours.
    public static let identity = ContentTransition(kind: .identity)

    /// Fades the old content out and the new content in, including images. Lines that stay the same do not fade.
    public static let opacity = ContentTransition(kind: .opacity)

    /// If the words stay the same and the font, colour or alignment changes, the size and position of each line is animated; different
    /// weights and designs, which are separate fonts, cross-fade. Different words fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// A transition for numbers: digits that change move and fade, upwards or, with `countsDown`, downwards. Equal digits stay. Digits are
    /// matched by their place value, counted from the decimal separator.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric, countsDown: countsDown)
    }

    /// A transition for numbers: digits that change move upwards if `value`, which the text shows, has increased, and downwards if it has
    /// decreased.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numeric, value: value)
    }

    /// The removal of an image; nil if it changes immediately.
    var departure: SymbolReplacement.Departure? {
        switch kind {
        case .symbol(let departure): departure
        case .opacity: .fade
        default: nil
        }
    }

    /// Whether it is a transition of symbols; texts then change immediately.
    var isOfSymbols: Bool { if case .symbol = kind { true } else { false } }

    /// Returns the direction of digits that replace those of `old`: 1 is upwards, -1 downwards.
    func direction(after old: ContentTransition) -> Double {
        if let value, let oldValue = old.value { return value < oldValue ? -1 : 1 }
        return countsDown ? -1 : 1
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.automatic
}

private struct ContentTransitionGroupKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// The transition between the contents of texts.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether views with a content transition are drawn as one image for better performance. Stored for readers: it does not affect the
    /// drawing here.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the transition of texts in this view when a change is animated, and of symbols when they change.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
