public import Drawing
public import Foundation

/// A picture. As large as it is, a pixel a point, unless it is ``resizable(capInsets:resizingMode:)``; a file whose name
/// ends in `@2x` or `@3x` has as many pixels a point.
///
/// A picture that is not there is an empty frame, and a message says so once.
nonisolated public struct Image: View {
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

    enum Source: Equatable {
        case name(String)
        case symbol(String)
        case picture(ImageResource, scale: CGFloat)
    }

    struct Drawing: Equatable {
        var capInsets: EdgeInsets?
        var resizingMode = ResizingMode.stretch
        var interpolation = Interpolation.medium
        var isTemplate = false
    }

    let source: Source
    private(set) var drawing = Drawing()

    /// A picture that the host's ``ImageLoader`` knows: a name in its folder, or the path of a file.
    public init(_ name: String) {
        source = .name(name)
    }

    /// The same; there is nobody to whom a decorative picture would have to be described.
    public init(decorative name: String) {
        source = .name(name)
    }

    /// There are no symbols of a system: the host's images are asked for the name, and what they have is painted in the
    /// foreground style.
    public init(systemName: String) {
        source = .symbol(systemName)
        drawing.isTemplate = true
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

    private func changed(_ body: (inout Drawing) -> Void) -> Image {
        var copy = self
        body(&copy.drawing)
        return copy
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ImageNode.self) { ImageNode(graph: $0, parent: $1, scope: $2) }
        node.assign(source, drawing)
    }
}
