/// Namespace of what previews are made with.
@MainActor
public struct Preview {
    /// Marks the traits of a view's preview.
    public enum ViewTraits {}
}

/// Something about how a preview is shown. Traits are checked by the compiler and otherwise without effect.
public struct PreviewTrait<Kind>: Sendable {}

extension PreviewTrait where Kind == Preview.ViewTraits {
    /// The size of a device.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// The size that the view takes for itself.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

    /// Held upright.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// Held upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// Turned to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// Turned to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait() }

    /// With a modifier around it.
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// Puts something around a preview, with data that several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What is shared.
    associatedtype Context = Void
    /// What the preview becomes.
    associatedtype Body: View

    /// The preview.
    typealias Content = PreviewModifierContent

    /// Makes what is shared.
    static func makeSharedContext() async throws -> Context

    /// The preview with what belongs around it.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` gets.
nonisolated public struct PreviewModifierContent: View {
    /// Nothing, since nobody shows a preview.
    @MainActor public var body: some View { EmptyView() }
}
