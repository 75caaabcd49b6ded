import Drawing
public import Foundation

/// A style that tiles the painted area with a picture or a part of it.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The tiled part, in unit coordinates of the picture.
    public var sourceRect: CGRect
    /// The factor on the picture's size; 1 is its own size.
    public var scale: CGFloat

    /// Creates a paint that tiles the part `sourceRect`, in unit coordinates of the picture, at `scale` times its size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Returns this style resolved in `environment`; clear if the picture is missing.
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
    /// A style that tiles a picture; see ``ImagePaint``.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Image {
    /// Returns the picture and its pixels per point; nil if it is missing. A symbol has the primary colour, since the foreground may be
    /// this same paint.
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
