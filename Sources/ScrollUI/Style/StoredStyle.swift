/// A style as it is stored. A colour, which most are, needs no box on the heap.
enum StoredStyle: Equatable, Sendable {
    case color(Color)
    case other(any ShapeStyle)

    init<Style: ShapeStyle>(_ style: Style) {
        self = (style as? Color).map(StoredStyle.color) ?? .other(style)
    }

    @MainActor
    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        switch self {
        case .color(let color): color._resolve(in: environment)
        case .other(let style): style._resolve(in: environment)
        }
    }

    /// Styles that are not comparable count as different.
    static func == (left: StoredStyle, right: StoredStyle) -> Bool {
        switch (left, right) {
        case (.color(let left), .color(let right)): left == right
        case (.other(let left), .other(let right)): ValueComparison.areEqual(left, right)
        default: false
        }
    }
}
