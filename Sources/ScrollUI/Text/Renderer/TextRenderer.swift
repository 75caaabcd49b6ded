public import Foundation

/// Customizes the drawing of texts, for example to move, fade or colour each letter.
///
///     struct Wave: TextRenderer {
///         var phase: Double
///         var animatableData: Double { get { phase } set { phase = newValue } }
///
///         func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///             for (index, letter) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///                 var copy = context
///                 copy.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///                 copy.draw(letter)
///             }
///         }
///     }
public protocol TextRenderer: Animatable {
    /// Draws a text whose top left is at the context's origin.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// Returns the size of a text, by default its own size.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The margin around the text's size that the renderer may draw in; zero by default.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the text's own size.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// The default padding, zero.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer can request.
public struct TextProxy {
    let paragraph: TextParagraph

    /// Returns the text's own size in points. Call it only during the text's layout, which happens on the main thread.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { [paragraph] in paragraph.size(for: proposal) }
    }
}

nonisolated extension View {
    /// Draws the texts in this view with `renderer`. Its animatable data is animated.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        TextRendererView(content: self, renderer: renderer)
    }
}

/// A view that is evaluated in each frame while the renderer's data is animated.
package nonisolated struct TextRendererView<Content: View, Renderer: TextRenderer>: View, Animatable {
    let content: Content
    var renderer: Renderer

    package var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor package var body: some View {
        let renderer = renderer
        EnvironmentView(content: content) { $0.textRenderer = renderer }
    }
}

private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}
