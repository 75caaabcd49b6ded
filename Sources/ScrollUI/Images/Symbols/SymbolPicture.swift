public import Drawing
public import Foundation

/// The host's representation of a symbol. An extension of ScrollUI.
public enum SymbolPicture: Equatable, Sendable {
    /// A picture with `scale` pixels per point, whose alpha is painted in the foreground style.
    case pixels(ImageResource, scale: CGFloat)
    /// Outlines, sized by the font.
    case outline(SymbolOutline)

    /// Returns a picture with the number of pixels per point that its name's suffix states, as in `star@2x`.
    public static func pixels(_ picture: ImageResource, named name: String) -> SymbolPicture {
        .pixels(picture, scale: name.density)
    }
}
