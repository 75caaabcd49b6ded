/// How a text or a picture goes over into another one within the same view.
///
/// Texts do where the change is animated, by `withAnimation` or `animation(_:value:)`, and pictures do by ``opacity``; symbols do by
/// `symbolEffect` whenever they change. Other views change at once. Where nothing is said, the words change at once and the colour goes over.
///
///     Text("\(count)").contentTransition(.numericText(value: Double(count)))
public struct ContentTransition: Equatable, Sendable {
    package enum Kind: Hashable {
        /// What there is where nobody said anything.
        case automatic
        case identity, opacity, interpolate
        case numeric
        /// Of symbols; texts change at once.
        case symbol(SymbolReplacement.Departure)
    }

    var kind: Kind
    /// Digits move down.
    var countsDown = false
    /// What the text shows, if that was said: the digits move as it does.
    var value: Double?

    package init(kind: Kind, countsDown: Bool = false, value: Double? = nil) {
        self.kind = kind
        self.countsDown = countsDown
        self.value = value
    }

    static let automatic = ContentTransition(kind: .automatic)

    /// Everything is the new one at once, colours too.
    public static let identity = ContentTransition(kind: .identity)

    /// What goes fades out while what comes fades in, also of pictures. Lines that stay the same stay as they are.
    public static let opacity = ContentTransition(kind: .opacity)

    /// Where the words stay the same and another font, colour or alignment comes, each line goes over in size and position;
    /// weights and designs, which are fonts of their own, fade into each other. Other words fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// For numbers: digits that change move and fade, upwards or, with `countsDown`, downwards. Equal digits stay. Digits are
    /// compared by what they count, from the decimal separator on.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric, countsDown: countsDown)
    }

    /// For numbers: digits that change move upwards where `value`, which the text shows, has become larger, and downwards
    /// where it has become smaller.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numeric, value: value)
    }

    /// How a picture goes; nil where it changes at once.
    var departure: SymbolReplacement.Departure? {
        switch kind {
        case .symbol(let departure): departure
        case .opacity: .fade
        default: nil
        }
    }

    /// Texts change at once.
    var isOfSymbols: Bool { if case .symbol = kind { true } else { false } }

    /// Which way digits go that come after `old`: 1 is upwards, -1 downwards.
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
    /// How texts go over into others.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether views with a content transition are drawn as one picture, for speed. Stored for those who read it: here they
    /// are drawn alike either way.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How texts in this view go over into others when a change is animated, and symbols when they change.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
