public import Drawing
public import Foundation

/// What a host has for the name of a symbol. An extension of ScrollUI's own.
public enum SymbolPicture: Equatable, Sendable {
    /// A picture with `scale` pixels a point, whose alpha is painted in the foreground style.
    case pixels(ImageResource, scale: CGFloat)
    /// Outlines, as large as the font says.
    case outline(SymbolOutline)

    /// A picture with the pixels a point that the end of its name says, as in `star@2x`.
    public static func pixels(_ picture: ImageResource, named name: String) -> SymbolPicture {
        .pixels(picture, scale: name.density)
    }
}
