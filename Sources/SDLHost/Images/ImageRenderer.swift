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
/// The view is drawn as in its first frame, at its own size unless ``proposedSize`` is set, on a transparent
/// background, in light appearance unless its environment sets another one. The picture types of UIKit, AppKit and Core
/// Graphics are not supported; use ``image`` and ``pngData``.
@MainActor
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
    /// Sends before the drawn content changes.
    public let objectWillChange = ObservableObjectPublisher()
    /// The drawn view.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size proposed to the view; unspecified dimensions are chosen by the view.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels per point.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether the background is black instead of transparent.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// The mode of blending colours; it has no effect.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

    private let images = ImageFiles()

    /// Creates a renderer for `content`.
    public init(content: Content) {
        self.content = content
    }

    /// The current picture of the view; nil if it is empty or no font exists. Drawn again at each access. At most
    /// 16,384 pixels on each axis.
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

    /// The picture as the contents of a PNG file; nil without a picture.
    public var pngData: Data? {
        image.flatMap { try? Data(PNGWriter.encode($0, path: "")) }
    }
}

/// Identifies the drawn view among its descendants.
private struct ImageRendererID: Hashable {}

/// Proposes a fixed size to its view, regardless of its own proposal.
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
