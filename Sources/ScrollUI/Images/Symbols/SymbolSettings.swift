import Foundation

extension Image {
    /// The size of a symbol relative to text.
    public enum Scale: Hashable, Sendable {
        /// Four fifths of the symbol's own size, the size itself, and five quarters of it.
        case small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.25
            }
        }
    }
}

/// The colours of a symbol.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// The foreground colour only.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The picture's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// Shades of the foreground colour. Symbols have no layers, so this equals ``monochrome``.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The levels of the foreground style. Symbols have no layers, so this equals ``monochrome``.
    public static let palette = SymbolRenderingMode(name: "palette")
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

/// The variants of a symbol, which are added to its name.
public struct SymbolVariants: Hashable, Sendable {
    private var parts: Set<String> = []

    private init(_ parts: Set<String>) {
        self.parts = parts
    }

    /// The symbol without a variant.
    public static let none = SymbolVariants([])
    /// The symbol in a circle.
    public static let circle = SymbolVariants(["circle"])
    /// The symbol in a square.
    public static let square = SymbolVariants(["square"])
    /// The symbol in a rectangle.
    public static let rectangle = SymbolVariants(["rectangle"])
    /// The filled symbol.
    public static let fill = SymbolVariants(["fill"])
    /// The symbol with a slash.
    public static let slash = SymbolVariants(["slash"])

    /// These variants in a circle.
    public var circle: SymbolVariants { union(.circle) }
    /// These variants in a square.
    public var square: SymbolVariants { union(.square) }
    /// These variants in a rectangle.
    public var rectangle: SymbolVariants { union(.rectangle) }
    /// These variants, filled.
    public var fill: SymbolVariants { union(.fill) }
    /// These variants with a slash.
    public var slash: SymbolVariants { union(.slash) }

    /// Whether all variants of `other` are included.
    public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

    func union(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(parts.union(other.parts)) }

    /// Returns the possible names of a symbol, the most specific first: `star.circle.fill`, `star.fill`, `star`.
    func names(of name: String) -> [String] {
        let order = ["circle", "square", "rectangle", "slash", "fill"].filter {
            parts.contains($0) && !name.split(separator: ".").dropFirst().contains(Substring($0))
        }
        guard !order.isEmpty else { return [name] }
        let full = ([name] + order).joined(separator: ".")
        return order.contains("fill") && order.count > 1 ? [full, name + ".fill", name] : [full, name]
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The colours of symbols; nil means the foreground colour.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant of symbols, used if the host has it.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the size of symbols in this view that are not resizable.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets the colours of symbols in this view; nil means the foreground colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Adds a variant for symbols in this view to the variants set by outer views. If the host lacks the variant, the symbol is shown
    /// without it.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }
}
