/// A change to the symbols in a view, such as an animated effect.
package protocol SymbolDecoration {
    @MainActor func decorate(_ image: Image) -> AnyView
}

private struct SymbolDecorationKey: EnvironmentKey {
    static var defaultValue: (any SymbolDecoration)? { nil }
}

extension EnvironmentValues {
    /// The decoration of symbols; nil if there is none.
    package var symbolDecoration: (any SymbolDecoration)? {
        get { self[SymbolDecorationKey.self] }
        set { self[SymbolDecorationKey.self] = newValue }
    }
}

/// A symbol with the decoration of its environment.
nonisolated struct SymbolView: View {
    @Environment(\.symbolDecoration) private var effects
    private let image: Image

    init(_ image: Image) { self.image = image }

    @MainActor var body: some View {
        if effects == nil { image } else { decorated }
    }

    @MainActor private var decorated: AnyView { effects?.decorate(image) ?? AnyView(image) }
}
