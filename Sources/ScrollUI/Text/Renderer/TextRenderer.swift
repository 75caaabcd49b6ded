public import Foundation

/// Draws texts otherwise than they are drawn by themselves: moved, faded or coloured letter by letter.
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
    /// Draws a text whose top left is the context's zero.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size of a text; by default the one that it has by itself.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far beyond the text's size something is drawn; by default nothing is.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size that the text has by itself.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// Nothing.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as its renderer asks for its size.
public struct TextProxy {
    let paragraph: TextParagraph

    /// The size that the text has by itself, points. To be asked while the text is laid out, which happens on the main thread.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { [paragraph] in paragraph.size(for: proposal) }
    }
}

nonisolated extension View {
    /// Draws the texts in this view by `renderer`. What of it can be animated is.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        TextRendererView(content: self, renderer: renderer)
    }
}

/// Evaluated anew for each frame while the renderer's numbers are on their way.
nonisolated private struct TextRendererView<Content: View, Renderer: TextRenderer>: View, Animatable {
    let content: Content
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor var body: some View {
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
