public import Drawing

/// Where pictures come from that views name. The host gives one; a test gives one with pictures made in code.
public struct ImageLoader: Sendable {
    private let load: @MainActor @Sendable (String) -> ImageResource?

    /// `load` gets a name as a view said it, and gives nil for what is not there. It keeps what it has loaded: a view
    /// asks again whenever its body is evaluated.
    public init(_ load: @escaping @MainActor @Sendable (String) -> ImageResource?) {
        self.load = load
    }

    /// No pictures.
    public static let none = ImageLoader { _ in nil }

    @MainActor func image(named name: String) -> ImageResource? { load(name) }

    /// The first form of a symbol that is there, of those that the surroundings ask for.
    @MainActor func symbol(
        named name: String, in environment: EnvironmentValues
    ) -> (picture: ImageResource?, name: String) {
        let names = environment.symbolVariants.names(of: name)
        for name in names {
            if let picture = load(name) { return (picture, name) }
        }
        return (nil, name)
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
