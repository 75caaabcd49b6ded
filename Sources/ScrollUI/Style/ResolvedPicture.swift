import Drawing
import Foundation

/// A picture that an area is painted with.
public struct ResolvedPicture: Equatable, Sendable {
    let image: ImageResource
    /// Of one picture, points; nil for the whole of the painted area.
    var tile: CGSize?
    /// From 0 to 1.
    var opacity = 1.0

    /// The middle of the picture, which stands for it where no more can be drawn.
    var color: SIMD4<Double> {
        guard image.width > 0, image.height > 0 else { return .zero }
        let start = 4 * (image.height / 2 * image.width + image.width / 2)
        let bytes = (0..<4).map { Double(image.pixels[start + $0]) / 255 }
        guard bytes[3] > 0 else { return .zero }
        return SIMD4(bytes[0] / bytes[3], bytes[1] / bytes[3], bytes[2] / bytes[3], bytes[3] * opacity)
    }

    /// Calls `body` with the rectangle of each picture over `rect` of which something is in `visible`, within reason: a tile is at least a
    /// point wide and high.
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
    /// The picture over `rect`, as far as it is inside of `outline`. On a grid tiles meet without a seam.
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
