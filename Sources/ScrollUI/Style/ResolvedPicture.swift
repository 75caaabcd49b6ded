import Drawing
import Foundation

/// A picture used as a paint.
public struct ResolvedPicture: Equatable, Sendable {
    let image: ImageResource
    /// The size of one tile in points; nil stretches the picture over the whole painted area.
    var tile: CGSize?
    /// The opacity, from 0 to 1.
    var opacity = 1.0

    /// The colour of the central pixel, used where only a colour can be drawn.
    var color: SIMD4<Double> {
        guard image.width > 0, image.height > 0 else { return .zero }
        let start = 4 * (image.height / 2 * image.width + image.width / 2)
        let bytes = (0..<4).map { Double(image.pixels[start + $0]) / 255 }
        guard bytes[3] > 0 else { return .zero }
        return SIMD4(bytes[0] / bytes[3], bytes[1] / bytes[3], bytes[2] / bytes[3], bytes[3] * opacity)
    }

    /// Calls `body` with the rectangle of each tile of `rect` that intersects `visible`. Tiles are at least one point wide and high, to
    /// limit their number.
    func forEachTile(in rect: CGRect, visible: CGRect, _ body: (CGRect) -> Void) {
        guard let tile else { return body(rect) }
        let (width, height) = (max(1, tile.width), max(1, tile.height))
        let shown = rect.intersection(visible)
        guard !shown.isNull else { return }
        let left = rect.minX + floor((shown.minX - rect.minX) / width) * width
        let top = rect.minY + floor((shown.minY - rect.minY) / height) * height
        for y in stride(from: top, to: shown.maxY, by: height) {
            for x in stride(from: left, to: shown.maxX, by: width) {
                body(CGRect(x: x, y: y, width: width, height: height))
            }
        }
    }
}

extension DisplayList {
    /// Appends the picture over `rect`, clipped to `outline`. With a grid, adjacent tiles meet without seams.
    mutating func appendFill(
        _ outline: Outline, _ picture: ResolvedPicture, in rect: CGRect, visible: CGRect, on grid: PixelGrid? = nil
    ) {
        append(.pushClip(outline))
        picture.forEachTile(in: rect, visible: visible) {
            appendImage(picture.image, frame: grid?.snap(Rect($0)) ?? Rect($0), opacity: picture.opacity)
        }
        append(.popClip)
    }
}
