public import Foundation
@_spi(Nodes) public import ScrollUI

/// What the views in a sheet say about it.
struct PresentationOptions {
    var detents: Set<PresentationDetent> = []
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var isDismissDisabled = false
    var background: AnyShapeStyle?
    var backgroundViews: OuterViews?
    var sizing: (any PresentationSizing)?
    var scrollsFirst = false
    var backgroundInteraction = PresentationBackgroundInteraction.automatic
}

struct PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        let next = nextValue()
        if !next.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
        if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
        if next.background != nil || next.backgroundViews != nil {
            (value.background, value.backgroundViews) = (next.background, next.backgroundViews)
        }
        value.sizing = next.sizing ?? value.sizing
        value.scrollsFirst = value.scrollsFirst || next.scrollsFirst
        if next.backgroundInteraction != .automatic { value.backgroundInteraction = next.backgroundInteraction }
    }
}

/// Of the sheet's corners, as its views say it.
struct CornerRadiusKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// Whether the views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, disabled, enabled
        case enabledThrough(PresentationDetent)
    }

    let kind: Kind
    /// They cannot.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// They cannot.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// They can, and are not darkened.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)

    /// They can, and are not darkened, while the sheet is no higher than `detent`.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabledThrough(detent))
    }
}

/// What a drag in a sheet's scroll view does while the sheet could be higher.
public struct PresentationContentInteraction: Equatable, Sendable {
    let scrollsFirst: Bool
    /// It lifts the sheet first.
    public static let automatic = PresentationContentInteraction(scrollsFirst: false)
    /// It lifts the sheet first.
    public static let resizes = PresentationContentInteraction(scrollsFirst: false)
    /// It scrolls.
    public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}

extension View {
    private func presentation(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        transformPreference(PresentationOptionsKey.self, change)
    }

    /// The heights at which the sheet around rests; it begins with the smallest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation {
            $0.detents = detents
            $0.selection = nil
        }
    }

    /// The heights at which the sheet around rests, and the one at which it does, which follows a person.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // Read here, so that the body around follows it.
        _ = selection.wrappedValue
        return presentation {
            $0.detents = detents.union([selection.wrappedValue])
            $0.selection = selection
        }
    }

    /// Whether there is a handle at the sheet's top: by default if it has several heights.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.dragIndicator = visibility }
    }

    /// Keeps a person from closing the sheet other than by its own controls.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentation { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
    }

    /// Of the sheet's upper corners, points; nil for the usual ones.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(CornerRadiusKey.self) { $0 = cornerRadius ?? $0 }
    }

    /// What lies under the sheet's views.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentation {
            $0.background = AnyShapeStyle(style)
            $0.backgroundViews = nil
        }
    }

    /// What lies under the sheet's views.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        return OuterPreference<Self, PresentationOptionsKey>(content: self) { options, scope in
            options.background = nil
            options.backgroundViews = OuterViews(content, scope: scope)
        }
    }

    /// How large the sheet is where it has no detents.
    public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
        presentation { $0.sizing = sizing }
    }

    /// Whether the views behind the sheet can be used.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentation { $0.backgroundInteraction = interaction }
    }

    /// What a drag in the sheet's scroll view does while the sheet could be higher.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentation { $0.scrollsFirst = behavior.scrollsFirst }
    }

    /// How presentations fit narrow windows; they are as they are here.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// How presentations fit narrow windows; they are as they are here.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
}

/// What becomes of a presentation in a narrow window.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// What suits it.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// It stays what it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
