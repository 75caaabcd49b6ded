import Drawing
import Foundation

/// An image resolved in an environment, with its size there.
enum ShownImage: Equatable {
    /// A picture; `density` is in pixels per point.
    case pixels(ImageResource, density: CGFloat)
    /// A symbol beside text of `fontSize` points, with an additional factor `scale`.
    case outline(SymbolOutline, fontSize: CGFloat, scale: CGFloat)

    /// The size in points.
    @MainActor var size: CGSize {
        switch self {
        case .pixels(let picture, let density):
            CGSize(width: CGFloat(picture.width) / density, height: CGFloat(picture.height) / density)
        case .outline(let symbol, let fontSize, let scale): symbol.size(besideFontOfSize: fontSize * scale)
        }
    }

    /// Whether both are the same picture, regardless of their sizes.
    func isSamePicture(as other: ShownImage) -> Bool {
        switch (self, other) {
        case (.pixels(let picture, _), .pixels(let other, _)): picture == other
        case (.outline(let symbol, _, _), .outline(let other, _, _)): symbol == other
        default: false
        }
    }

    /// Whether the symbol's name is unknown.
    @MainActor var isPlaceholder: Bool {
        if case .outline(let symbol, _, _) = self { symbol == .placeholder } else { false }
    }
}

extension Image.Source {
    /// Returns the resolved image; nil for a missing picture, a placeholder for a missing symbol. `font` is the size, in points, of the
    /// text beside a symbol; nil uses the font of the environment.
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

    /// The font size, in points, beside which pictures of symbols have their own size.
    private static let usualFontSize = 17.0
}
