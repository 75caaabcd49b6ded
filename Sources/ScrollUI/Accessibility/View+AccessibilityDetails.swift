public import Foundation

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading without a level.
    case unspecified
    /// The levels from the page's heading to the lowest.
    case h1, h2, h3, h4, h5, h6
}

/// The speech settings of a view. They are stored, but no speech output is available.
public struct AccessibilitySpeech: Equatable, Sendable {
    /// The pitch, from -1 (low) to 1 (high).
    public var pitch = 0.0
    /// Whether punctuation is read out.
    public var includesPunctuation = false
    /// Whether the text is spelled letter by letter.
    public var spellsOutCharacters = false
    /// Whether announcements wait for current speech instead of interrupting it.
    public var isQueued = false
}

/// A request to zoom a view.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of the zoom.
    public enum Direction: Hashable, Sendable {
        /// Larger and smaller.
        case zoomIn, zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
    /// The location in unit coordinates of the view.
    public let location: UnitPoint
    /// The location in the view, in points; zero if no location was given.
    public let point: CGPoint
}

nonisolated extension View {
    /// Adds actions that scroll the view by a page towards an edge: `scroll top`, `scroll leading`, `scroll bottom` and `scroll trailing`.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        let edges: [(String, Edge)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
        ]
        let actions = edges.map { name, edge in ("scroll \(name)", { handler(edge) }) }
        return saying(actions: Dictionary(uniqueKeysWithValues: actions)) { $0.actions += actions.map(\.0) }
    }

    /// Adds actions that zoom the view: `zoom in` and `zoom out`.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        func zoom(_ direction: AccessibilityZoomGestureAction.Direction) -> () -> Void {
            { handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero)) }
        }
        return saying(actions: ["zoom in": zoom(.zoomIn), "zoom out": zoom(.zoomOut)]) {
            $0.actions += ["zoom in", "zoom out"]
        }
    }

    /// Sets the names of the view for voice commands.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        saying { $0.inputLabels = inputLabels.map(\.plainString) }
    }
    /// Sets the names of the view for voice commands.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    /// Sets the names of the view for voice commands.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Marks the view as a heading of the given level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { saying { $0.heading = level } }

    /// Sets whether the view responds to user interaction.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        saying { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Exempts the view's colours from colour inversion.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        saying { $0.ignoresInvertColors = active }
    }

    /// Returns the view unchanged. On phones a long press shows the view enlarged; here the desktop determines the text size.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Sets the pitch of the view's speech; it is clamped to -1...1.
    public func speechAdjustedPitch(_ value: Double) -> some View {
        saying { $0.speech.pitch = min(max(value, -1), 1) }
    }

    /// Sets whether punctuation in the view is read out.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        saying { $0.speech.includesPunctuation = value }
    }

    /// Sets whether the view is spelled letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        saying { $0.speech.spellsOutCharacters = value }
    }

    /// Sets whether the view's announcements wait for current speech.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { saying { $0.speech.isQueued = value } }
}
