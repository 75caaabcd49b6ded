public import Foundation
@_spi(Nodes) public import ScrollUI

/// The options that the views in a sheet set.
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

/// The corner radius of a sheet, as set by its views.
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
    /// The views behind the sheet cannot be used.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// The views behind the sheet cannot be used.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// The views behind the sheet can be used and are not dimmed.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)

    /// The views behind the sheet can be used and are not dimmed while the sheet is no higher than `detent`.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabledThrough(detent))
    }
}

/// The behaviour of a drag in a sheet's scroll view while the sheet is not at its greatest height.
public struct PresentationContentInteraction: Equatable, Sendable {
    let scrollsFirst: Bool
    /// The drag raises the sheet first.
    public static let automatic = PresentationContentInteraction(scrollsFirst: false)
    /// The drag raises the sheet first.
    public static let resizes = PresentationContentInteraction(scrollsFirst: false)
    /// The drag scrolls the content.
    public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}

extension View {
    private func presentation(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        transformPreference(PresentationOptionsKey.self, change)
    }

    /// Sets the heights at which the enclosing sheet rests. It begins at the smallest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation {
            $0.detents = detents
            $0.selection = nil
        }
    }

    /// Sets the heights at which the enclosing sheet rests, and a binding to the current one, which is updated when the
    /// user moves the sheet.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // Read here so that the enclosing body depends on it.
        _ = selection.wrappedValue
        return presentation {
            $0.detents = detents.union([selection.wrappedValue])
            $0.selection = selection
        }
    }

    /// Sets whether there is a handle at the sheet's top. By default there is one if the sheet has several heights.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.dragIndicator = visibility }
    }

    /// Prevents the user from closing the sheet other than with its own controls.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentation { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
    }

    /// Sets the radius of the sheet's upper corners, in points; nil for the default.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(CornerRadiusKey.self) { $0 = cornerRadius ?? $0 }
    }

    /// Sets the background of the sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentation {
            $0.background = AnyShapeStyle(style)
            $0.backgroundViews = nil
        }
    }

    /// Sets views as the background of the sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        return OuterPreference<Self, PresentationOptionsKey>(content: self) { options, scope in
            options.background = nil
            options.backgroundViews = OuterViews(content, scope: scope)
        }
    }

    /// Sets the size of the sheet if it has no detents.
    public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
        presentation { $0.sizing = sizing }
    }

    /// Sets whether the views behind the sheet can be used.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentation { $0.backgroundInteraction = interaction }
    }

    /// Sets the behaviour of a drag in the sheet's scroll view while the sheet is not at its greatest height.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentation { $0.scrollsFirst = behavior.scrollsFirst }
    }

    /// Sets the adaptation of presentations to narrow windows. It has no effect here.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Sets the adaptation of presentations to narrow windows. It has no effect here.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
}

/// The adaptation of a presentation to a narrow window.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// The default adaptation.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// No adaptation.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
