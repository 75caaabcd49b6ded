public import Foundation

/// How high a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading of no level.
    case unspecified
    /// From that of the page down to the least.
    case h1, h2, h3, h4, h5, h6
}

/// How a view is spoken. Nobody speaks here: it is stored.
public struct AccessibilitySpeech: Equatable, Sendable {
    /// From -1, low, to 1, high.
    public var pitch = 0.0
    /// Punctuation is read out.
    public var includesPunctuation = false
    /// Letter by letter.
    public var spellsOutCharacters = false
    /// After what is spoken, instead of in its stead.
    public var isQueued = false
}

/// A wish to see a view larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Larger or smaller.
    public enum Direction: Hashable, Sendable {
        /// Larger, smaller.
        case zoomIn, zoomOut
    }

    /// Larger or smaller.
    public let direction: Direction
    /// Where in the view, in shares of its size.
    public let location: UnitPoint
    /// Where in the view, points. Zero where nobody pointed.
    public let point: CGPoint
}

nonisolated extension View {
    /// Says what the view does when a person asks to scroll it by a page towards an edge: actions `scroll top`, `scroll leading`,
    /// `scroll bottom` and `scroll trailing`.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        let edges: [(String, Edge)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
        ]
        let actions = edges.map { name, edge in ("scroll \(name)", { handler(edge) }) }
        return saying(actions: Dictionary(uniqueKeysWithValues: actions)) { $0.actions += actions.map(\.0) }
    }

    /// Says what the view does when a person asks to see it larger or smaller: actions `zoom in` and `zoom out`.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        func zoom(_ direction: AccessibilityZoomGestureAction.Direction) -> () -> Void {
            { handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero)) }
        }
        return saying(actions: ["zoom in": zoom(.zoomIn), "zoom out": zoom(.zoomOut)]) {
            $0.actions += ["zoom in", "zoom out"]
        }
    }

    /// Says what a person may call the view by voice.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        saying { $0.inputLabels = inputLabels.map(\.plainString) }
    }
    /// Says what a person may call the view by voice.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    /// Says what a person may call the view by voice.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Says that the view is a heading, and how high it stands.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { saying { $0.heading = level } }

    /// Says whether the view answers to a person.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        saying { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Says that the view's colours stay where all others are inverted.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        saying { $0.ignoresInvertColors = active }
    }

    /// On phones a long press on the view would show it large. Text is as large here as the desktop says: the view stays as it is.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Says how high the view is spoken, from -1 to 1.
    public func speechAdjustedPitch(_ value: Double) -> some View {
        saying { $0.speech.pitch = min(max(value, -1), 1) }
    }

    /// Says whether punctuation in the view is read out.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        saying { $0.speech.includesPunctuation = value }
    }

    /// Says whether the view is read letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        saying { $0.speech.spellsOutCharacters = value }
    }

    /// Says whether the view waits until others were read.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { saying { $0.speech.isQueued = value } }
}
