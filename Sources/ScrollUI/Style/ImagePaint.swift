import Drawing
public import Foundation

/// A picture, or a part of it, side by side over the painted area.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The part of it, in shares of its size.
    public var sourceRect: CGRect
    /// How large it is drawn; 1 is its own size.
    public var scale: CGFloat

    /// The part `sourceRect` of a picture, in shares of its size, `scale` times as large.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// This style as it is in the given surroundings; clear where there is no such picture.
    @MainActor public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let found = image.found(in: environment) else { return .color(.zero) }
        let picture = found.picture
        func pixel(_ share: CGFloat, _ length: Int) -> Int {
            Int((Double(length) * min(1, max(0, Double(share)))).rounded())
        }
        let part = PixelRect(
            minX: pixel(sourceRect.minX, picture.width), minY: pixel(sourceRect.minY, picture.height),
            maxX: pixel(sourceRect.maxX, picture.width), maxY: pixel(sourceRect.maxY, picture.height))
        guard !part.isEmpty else { return .color(.zero) }
        let isWhole = part.maxX - part.minX == picture.width && part.maxY - part.minY == picture.height
        let factor = scale / found.density
        return .picture(
            ResolvedPicture(
                image: isWhole ? picture : picture.cropped(to: part),
                tile: CGSize(
                    width: CGFloat(part.maxX - part.minX) * factor, height: CGFloat(part.maxY - part.minY) * factor)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture side by side; see ``ImagePaint``.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Image {
    /// The picture with its pixels a point; nil where it is not there. A symbol has the primary colour, since the foreground may be
    /// this very paint.
    @MainActor func found(in environment: EnvironmentValues) -> (picture: ImageResource, density: CGFloat)? {
        switch source.shown(in: environment) {
        case .pixels(let picture, let density): return (picture, density)
        case .outline(let symbol, let fontSize, let scale):
            let density = CGFloat(max(environment.displayScale, 1))
            let color = PixelColor(Color.primary.components(in: environment))
            let size = symbol.size(besideFontOfSize: fontSize * scale)
            return (symbol.picture(size: size, density: density, color), density)
        case nil: return nil
        }
    }
}
