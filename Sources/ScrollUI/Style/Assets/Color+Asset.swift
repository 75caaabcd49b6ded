public import Foundation

/// What a colour of an asset catalogue is looked up by.
struct ColorAsset: Hashable, Sendable {
    let name: String
    /// The folder of the bundle's resources; nil is the program's own.
    let bundle: String?

    /// Seen at once, so that a colour that is missing is noticed.
    static let missing = Color(light: 0xFF00FF, dark: 0xFF00FF)
}

extension Color {
    /// The colour of that name in an asset catalogue of the program, or of `bundle`. See ``ColorCatalog`` for where that is
    /// looked for. A colour that is not there is told of once, and is a bright magenta.
    public init(_ name: String, bundle: Bundle? = nil) {
        let folder = bundle.flatMap { $0 == .main ? nil : ($0.resourceURL ?? $0.bundleURL).path }
        self.init(.asset(ColorAsset(name: name, bundle: folder)))
    }

    /// Components from 0 to 1 in sRGB for the given surroundings, with their own catalogue of colours.
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
    /// Where named colours come from, whatever bundle they name; nil, as at first, is the bundle of each. An extension of
    /// ScrollUI's own.
    public var colorCatalog: ColorCatalog? {
        get { self[ColorCatalogKey.self] }
        set { self[ColorCatalogKey.self] = newValue }
    }
}
