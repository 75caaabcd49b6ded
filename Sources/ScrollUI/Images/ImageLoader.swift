public import Drawing

/// The source of pictures that views name. The host provides one; a test can provide one with generated pictures.
public struct ImageLoader: Sendable {
    private let load: @MainActor @Sendable (String) -> ImageResource?
    private let findSymbol: @MainActor @Sendable ([String]) -> SymbolPicture?

    /// Creates a loader. `load` receives the name that a view uses and returns nil for a missing picture. It should cache its results,
    /// because views ask again at each evaluation of their body. Symbols are requested by name in the same way.
    public init(_ load: @escaping @MainActor @Sendable (String) -> ImageResource?) {
        self.load = load
        findSymbol = { names in
            for name in names {
                if let picture = load(name) { return .pixels(picture, named: name) }
            }
            return nil
        }
    }

    /// Creates a loader with a separate source of symbols. `symbols` receives the names of the suitable variants of a symbol, the best
    /// first and the symbol's own name last, and returns nil if none of them exists.
    public init(
        _ load: @escaping @MainActor @Sendable (String) -> ImageResource?,
        symbols: @escaping @MainActor @Sendable (_ names: [String]) -> SymbolPicture?
    ) {
        self.load = load
        findSymbol = symbols
    }

    /// A loader without pictures.
    public static let none = ImageLoader { _ in nil }

    @MainActor func image(named name: String) -> ImageResource? { load(name) }

    /// Returns the first available variant of a symbol among those that the environment requests.
    @MainActor func symbol(named name: String, in environment: EnvironmentValues) -> SymbolPicture? {
        findSymbol(environment.symbolVariants.names(of: name))
    }
}

struct ImageLoaderKey: EnvironmentKey {
    static let defaultValue = ImageLoader.none
}

extension EnvironmentValues {
    /// The loader of named pictures. An extension of ScrollUI.
    public var imageLoader: ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}
