import Foundation

extension Image {
    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        /// Four fifths of the symbol's own size, that size, and five quarters of it.
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

/// Which colours a symbol has.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// One colour, that of the foreground.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The colours that the picture has.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// Shades of the foreground's colour. A picture has no layers here: it is as with ``monochrome``.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The levels of the foreground style. A picture has no layers here: it is as with ``monochrome``.
    public static let palette = SymbolRenderingMode(name: "palette")
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

/// Which of a symbol's forms is meant: what is added to its name.
public struct SymbolVariants: Hashable, Sendable {
    private var parts: Set<String> = []

    private init(_ parts: Set<String>) {
        self.parts = parts
    }

    /// The symbol as it is named.
    public static let none = SymbolVariants([])
    /// In a circle.
    public static let circle = SymbolVariants(["circle"])
    /// In a square.
    public static let square = SymbolVariants(["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(["fill"])
    /// Struck through.
    public static let slash = SymbolVariants(["slash"])

    /// The same in a circle.
    public var circle: SymbolVariants { union(.circle) }
    /// The same in a square.
    public var square: SymbolVariants { union(.square) }
    /// The same in a rectangle.
    public var rectangle: SymbolVariants { union(.rectangle) }
    /// The same, filled.
    public var fill: SymbolVariants { union(.fill) }
    /// The same, struck through.
    public var slash: SymbolVariants { union(.slash) }

    /// True when all of `other` is in it.
    public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

    func union(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(parts.union(other.parts)) }

    /// The names that a symbol may have, the fullest first: `star.circle.fill`, `star.fill`, `star`.
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
    /// Which colours symbols have; nil is that of the foreground.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// How large symbols are.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// Which form of symbols is shown, where the host has it.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How large symbols in this view are: pictures made with `Image(systemName:)` that have a size of their own.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Which colours symbols in this view have; nil is that of the foreground.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Which form symbols in this view have, beside that which views further out ask for. A symbol that the host does not
    /// have in that form is shown as it is.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }
}
