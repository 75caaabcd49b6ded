public import Drawing
public import Foundation
public import ScrollUI
import SystemFiles

/// Draws a view into a picture, without a window.
///
///     let renderer = ImageRenderer(content: Badge(count: 3))
///     renderer.scale = 2
///     try renderer.pngData?.write(to: file)
///
/// The view is shown as in its first frame, at its own size unless ``proposedSize`` says otherwise, on nothing, in light surroundings
/// unless its environment says otherwise. Pictures of UIKit, AppKit and Core Graphics are left out: there are ``image`` and ``pngData``.
@MainActor
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
    /// Sends before what is drawn becomes another.
    public let objectWillChange = ObservableObjectPublisher()
    /// What is drawn.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size that the view is offered; what is unspecified is what it wants itself.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels a point.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Black where nothing is drawn, instead of nothing.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// How colours are mixed; it makes no difference.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

    private let images = ImageFiles()

    /// Draws `content`.
    public init(content: Content) {
        self.content = content
    }

    /// The view as it looks now; nil where it is empty or there is no font. Drawn anew each time. At most 16,384 pixels on each axis.
    public var image: ImageResource? {
        guard let fonts = try? FontLibrary() else { return nil }
        let (content, proposal) = (content, proposedSize)
        let host = ViewHost(size: CGSize(width: 1, height: 1), scale: scale, text: SDLTextMeasurer(fonts: fonts)) {
            OfferedSize(proposal: proposal) { content }.id(ImageRendererID())
        }
        host.images = images.loader
        host.frame(at: .zero)
        guard let size = host.frame(ofID: ImageRendererID())?.size, size.width > 0, size.height > 0 else { return nil }
        host.size = size
        host.frame(at: .zero)
        let ground = isOpaque ? PixelColor.black : PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
        return SoftwareRasterizer().picture(
            of: host.displayList, background: ground, glyphs: SDLGlyphSource(fonts: fonts))
    }

    /// The picture as the contents of a PNG file; nil where there is none.
    public var pngData: Data? {
        image.flatMap { try? Data(PNGWriter.encode($0, path: "")) }
    }
}

/// Tells the drawn view from those in it.
private struct ImageRendererID: Hashable {}

/// Offers its view that size, whatever it is offered itself.
private struct OfferedSize: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.reduce(.zero) { size, view in
            let next = view.sizeThatFits(self.proposal)
            return CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews { view.place(at: bounds.origin, proposal: self.proposal) }
    }
}
