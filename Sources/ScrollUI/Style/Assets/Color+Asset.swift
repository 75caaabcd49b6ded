public import Foundation

/// The key of a colour in an asset catalogue.
struct ColorAsset: Hashable, Sendable {
    let name: String
    /// The bundle's resource folder; nil means the program's own resources.
    let bundle: String?

    /// A conspicuous colour, so that a missing colour is noticed.
    static let missing = Color(light: 0xFF00FF, dark: 0xFF00FF)
}

extension Color {
    /// Creates the colour with the given name from an asset catalogue of the program or of `bundle`.
    /// See ``ColorCatalog`` for the folders that are searched. A missing colour is reported once and drawn in bright magenta.
    public init(_ name: String, bundle: Bundle? = nil) {
        let folder = bundle.flatMap { $0 == .main ? nil : ($0.resourceURL ?? $0.bundleURL).path }
        self.init(.asset(ColorAsset(name: name, bundle: folder)))
    }

    /// Returns the sRGB components from 0 to 1 in `environment`, whose own colour catalogue, if any, takes precedence.
    @MainActor
    package func components(in environment: EnvironmentValues) -> SIMD4<Double> {
        guard case .asset(let asset) = source else { return components(in: environment.colorScheme) }
        let catalog = environment.colorCatalog ?? .of(bundle: asset.bundle)
        guard let set = catalog.color(named: asset.name) else {
            environment.reader?.graph.log.warnOnce(catalog.message(forMissing: asset.name))
            return ColorAsset.missing.components(in: environment.colorScheme)
        }
        return set.components(in: environment.colorScheme, alpha: alpha)
    }
}

extension ColorSet {
    func components(in scheme: ColorScheme, alpha: Double) -> SIMD4<Double> {
        var components = (scheme == .dark ? dark : light).components(in: scheme)
        components.w *= alpha
        return components
    }
}

private struct ColorCatalogKey: EnvironmentKey {
    static let defaultValue: ColorCatalog? = nil
}

extension EnvironmentValues {
    /// The catalogue that all named colours come from, regardless of the bundle they name. Nil, the default, uses each bundle's own
    /// catalogue. An extension of ScrollUI.
    public var colorCatalog: ColorCatalog? {
        get { self[ColorCatalogKey.self] }
        set { self[ColorCatalogKey.self] = newValue }
    }
}
