public import Drawing
public import Foundation

/// A picture, drawn with one pixel per point unless it is ``resizable(capInsets:resizingMode:)``. A file whose name ends in `@2x` or
/// `@3x` has that many pixels per point.
///
/// A missing picture is drawn as an empty frame and reported once.
nonisolated public struct Image: View, Sendable {
    /// A built-in view without a body.
    public typealias Body = Never

    /// The way a resizable picture fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// The picture is repeated at its own size.
        case tile
        /// The picture is scaled.
        case stretch
    }

    /// The interpolation of a scaled picture.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels remain squares.
        case none
        /// Neighbouring pixels are interpolated.
        case low
        /// Like `low`; in addition, reduced pictures use averages of their pixels.
        case medium, high
    }

    /// The use of a picture's own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only the alpha is used; the colour is the foreground style.
        case template
        /// The picture's own colours are shown.
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
        /// The fraction of a symbol that is drawn fully; nil means all of it.
        var variableValue: Double?
    }

    let source: Source
    private(set) var drawing = Drawing()
    /// The accessibility label of the picture.
    private(set) var label: Text?
    /// Whether the symbol effects of the environment have already been applied.
    private var isInner = false

    /// Creates an image from the host's ``ImageLoader``. `name` is a name in its folder or a file path; if `bundle` contains a PNG file of
    /// that name, the file is used. `variableValue`, from 0 to 1, has the same meaning as for a symbol.
    public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
        source = .name(Image.file(name, in: bundle))
        drawing.variableValue = variableValue
    }

    /// Creates an image with an accessibility label.
    public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        self.label = label
    }

    /// Creates an image without an accessibility description.
    public init(decorative name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
        self.init(name, variableValue: variableValue, bundle: bundle)
    }

    /// Creates a symbol in the foreground style: the host's picture of that name or else its symbol, sized by the font. A missing symbol
    /// is drawn as a placeholder of that size. Beyond the fraction `variableValue`, from 0 to 1, of its width the symbol is faint, because
    /// it has no separate layers to fill.
    public init(systemName: String, variableValue: Double? = nil) {
        source = .symbol(systemName)
        drawing.isTemplate = true
        drawing.variableValue = variableValue
    }

    private static func file(_ name: String, in bundle: Bundle?) -> String {
        guard let bundle, bundle != .main else { return name }
        return bundle.path(forResource: name, ofType: "png") ?? name
    }

    /// Creates an image from a picture with `scale` pixels per point. An extension of ScrollUI.
    public init(_ picture: ImageResource, scale: CGFloat = 1) {
        source = .picture(picture, scale: scale)
    }

    /// Makes the picture fill the proposed size. The borders of width `capInsets`, in points, are stretched only along their length.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Sets the interpolation of the scaled picture.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

    /// Returns the image unchanged: edges are always antialiased.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets whether the picture's own colours are shown; nil means that they are.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.isTemplate = renderingMode == .template }
    }

    /// Sets the colours of a symbol; nil uses the mode of the environment.
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
