/// The namespace of preview types.
@MainActor
public struct Preview {
    /// The kind of traits for view previews.
    public enum ViewTraits {}
}

/// A property of a preview. Traits are type-checked but have no effect.
public struct PreviewTrait<Kind>: Sendable {}

extension PreviewTrait where Kind == Preview.ViewTraits {
    /// The size of a device.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// The ideal size of the view.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// A fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

    /// Upright orientation.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// Upside-down orientation.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// Rotated to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// Rotated to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait() }

    /// Returns a trait that applies a modifier to the preview.
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// A modifier of a preview with data shared by several previews.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the shared data.
    associatedtype Context = Void
    /// The type of the modified preview.
    associatedtype Body: View

    /// The preview's content.
    typealias Content = PreviewModifierContent

    /// Creates the shared data.
    static func makeSharedContext() async throws -> Context

    /// Returns the modified preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates no data.
    public static func makeSharedContext() async throws {}
}

/// The content that a ``PreviewModifier`` receives.
nonisolated public struct PreviewModifierContent: View {
    /// An empty body, since previews are not displayed.
    @MainActor public var body: some View { EmptyView() }
}
