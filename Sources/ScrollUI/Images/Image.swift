public import Drawing
public import Foundation

/// A picture. As large as it is, a pixel a point, unless it is ``resizable(capInsets:resizingMode:)``; a file whose name
/// ends in `@2x` or `@3x` has as many pixels a point.
///
/// A picture that is not there is an empty frame, and a message says so once.
nonisolated public struct Image: View, Sendable {
    /// Built in: there is no body.
    public typealias Body = Never

    /// How a picture fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Side by side, at its own size.
        case tile
        /// Larger or smaller.
        case stretch
    }

    /// How a picture is drawn at another size.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels stay squares.
        case none
        /// Neighbouring pixels are mixed.
        case low
        /// Smaller pictures are taken from means of their pixels besides.
        case medium, high
    }

    /// What a picture's colours mean.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only the alpha counts; the colour is that of the foreground.
        case template
        /// They are shown.
        case original
    }

    enum Source: Equatable, Sendable {
        case name(String)
        case symbol(String)
        case picture(ImageResource, scale: CGFloat)
    }

    struct Drawing: Equatable, Sendable {
        var capInsets: EdgeInsets?
        var resizingMode = ResizingMode.stretch
        var interpolation = Interpolation.medium
        var isTemplate = false
        var symbolRenderingMode: SymbolRenderingMode?
        /// What a symbol shows a share of; nil for all of it.
        var variableValue: Double?
    }

    let source: Source
    private(set) var drawing = Drawing()
    /// What a view says of the picture to those who do not see it.
    private(set) var label: Text?
    /// The effects of the surroundings are around it already.
    private var isInner = false

    /// A picture that the host's ``ImageLoader`` knows: a name in its folder, or the path of a file. Of a `bundle` that has a PNG
    /// file of that name, it is that file. `variableValue`, from 0 to 1, is as for a symbol.
    public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
        source = .name(Image.file(name, in: bundle))
        drawing.variableValue = variableValue
    }

    /// The same, with what the picture is for those who do not see it.
    public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        self.label = label
    }

    /// A picture that need not be described.
    public init(decorative name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
        self.init(name, variableValue: variableValue, bundle: bundle)
    }

    /// A symbol, in the foreground style: the host's picture of that name, or else its symbol, which is as large as the font says.
    /// One that is not there has a placeholder of that size. Beyond the share `variableValue`, from 0 to 1, of its width the symbol is
    /// faint: it has no parts that could be filled one by one.
    public init(systemName: String, variableValue: Double? = nil) {
        source = .symbol(systemName)
        drawing.isTemplate = true
        drawing.variableValue = variableValue
    }

    private static func file(_ name: String, in bundle: Bundle?) -> String {
        guard let bundle, bundle != .main else { return name }
        return bundle.path(forResource: name, ofType: "png") ?? name
    }

    /// A picture made in code, with `scale` pixels a point. An extension of ScrollUI's own.
    public init(_ picture: ImageResource, scale: CGFloat = 1) {
        source = .picture(picture, scale: scale)
    }

    /// The picture takes the size that it is offered. Within `capInsets` (points) of its edges it is not stretched across
    /// them.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// How the picture is drawn at another size.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

    /// Edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Whether the picture's own colours are shown; nil is that they are.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.isTemplate = renderingMode == .template }
    }

    /// Which colours a symbol has; nil leaves it to the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolRenderingMode = mode } }

    private func changed(_ body: (inout Drawing) -> Void) -> Image {
        var copy = self
        body(&copy.drawing)
        return copy
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        if let label {
            var plain = self
            plain.label = nil
            return plain.accessibilityLabel(label)._lower(into: &builder)
        }
        if case .symbol = source, !isInner {
            var inner = self
            inner.isInner = true
            return SymbolView(inner)._lower(into: &builder)
        }
        let node = builder.node(ImageNode.self) { ImageNode(graph: $0, parent: $1, scope: $2) }
        node.assign(source, drawing)
    }
}
