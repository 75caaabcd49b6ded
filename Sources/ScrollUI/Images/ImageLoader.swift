public import Drawing

/// Where pictures come from that views name. The host gives one; a test gives one with pictures made in code.
public struct ImageLoader: Sendable {
    private let load: @MainActor @Sendable (String) -> ImageResource?
    private let findSymbol: @MainActor @Sendable ([String]) -> SymbolPicture?

    /// `load` gets a name as a view said it, and gives nil for what is not there. It keeps what it has loaded: a view
    /// asks again whenever its body is evaluated. Symbols are asked for by their names in the same way.
    public init(_ load: @escaping @MainActor @Sendable (String) -> ImageResource?) {
        self.load = load
        findSymbol = { names in
            for name in names {
                if let picture = load(name) { return .pixels(picture, named: name) }
            }
            return nil
        }
    }

    /// The same, with symbols from elsewhere. `symbols` gets the names of the forms of a symbol that would do, the best one first
    /// and the symbol as the view named it last, and gives nil where none of them is there.
    public init(
        _ load: @escaping @MainActor @Sendable (String) -> ImageResource?,
        symbols: @escaping @MainActor @Sendable (_ names: [String]) -> SymbolPicture?
    ) {
        self.load = load
        findSymbol = symbols
    }

    /// No pictures.
    public static let none = ImageLoader { _ in nil }

    @MainActor func image(named name: String) -> ImageResource? { load(name) }

    /// The first form of a symbol that is there, of those that the surroundings ask for.
    @MainActor func symbol(named name: String, in environment: EnvironmentValues) -> SymbolPicture? {
        findSymbol(environment.symbolVariants.names(of: name))
    }
}

struct ImageLoaderKey: EnvironmentKey {
    static let defaultValue = ImageLoader.none
}

extension EnvironmentValues {
    /// Where named pictures come from. An extension of ScrollUI's own.
    public var imageLoader: ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}
