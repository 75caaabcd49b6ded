import Drawing
import Foundation

/// What an image came to in its surroundings, with the size that it has there.
enum ShownImage: Equatable {
    /// `density` is in pixels a point.
    case pixels(ImageResource, density: CGFloat)
    /// Beside text of `fontSize` points, `scale` times as large as usual there.
    case outline(SymbolOutline, fontSize: CGFloat, scale: CGFloat)

    /// Points.
    @MainActor var size: CGSize {
        switch self {
        case .pixels(let picture, let density):
            CGSize(width: CGFloat(picture.width) / density, height: CGFloat(picture.height) / density)
        case .outline(let symbol, let fontSize, let scale): symbol.size(besideFontOfSize: fontSize * scale)
        }
    }

    /// The same picture, however large.
    func isSamePicture(as other: ShownImage) -> Bool {
        switch (self, other) {
        case (.pixels(let picture, _), .pixels(let other, _)): picture == other
        case (.outline(let symbol, _, _), .outline(let other, _, _)): symbol == other
        default: false
        }
    }

    /// Nothing is known by that name.
    @MainActor var isPlaceholder: Bool {
        if case .outline(let symbol, _, _) = self { symbol == .placeholder } else { false }
    }
}

extension Image.Source {
    /// Nil for a picture that is not there; a symbol that is not there has a placeholder. `font` is the text's that a symbol stands
    /// beside; nil is that of the surroundings.
    @MainActor func shown(in environment: EnvironmentValues, beside font: Double? = nil) -> ShownImage? {
        switch self {
        case .picture(let picture, let scale): return .pixels(picture, density: max(scale, 1e-3))
        case .name(let name):
            return environment.imageLoader.image(named: name).map { .pixels($0, density: name.density) }
        case .symbol(let name):
            let scale = environment.imageScale.factor
            switch environment.imageLoader.symbol(named: name, in: environment) ?? .outline(.placeholder) {
            case .pixels(let picture, let density):
                let factor = scale * (font.map { $0 / Self.usualFontSize } ?? 1)
                return .pixels(picture, density: max(density, 1e-3) / factor)
            case .outline(let symbol):
                let fontSize = font ?? environment.font().face(in: environment).size
                return .outline(symbol, fontSize: fontSize, scale: scale)
            }
        }
    }

    /// Pictures of symbols are as large beside letters of that size as elsewhere, points.
    private static let usualFontSize = 17.0
}
