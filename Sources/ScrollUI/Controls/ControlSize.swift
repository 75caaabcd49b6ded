import Foundation

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The sizes from the smallest to the largest.
    case mini, small, regular, large, extraLarge

    /// The space between a plate's edge and its label, in points.
    package var padding: EdgeInsets {
        let (vertical, horizontal): (Double, Double) =
            switch self {
            case .mini: (1, 6)
            case .small: (2, 8)
            case .regular: (4, 10)
            case .large: (7, 14)
            case .extraLarge: (10, 18)
            }
        return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The radius of a plate's corners, in points.
    var cornerRadius: Double {
        switch self {
        case .mini: 4
        case .small: 5
        case .regular: 6
        case .large: 8
        case .extraLarge: 10
        }
    }
}

struct ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
    /// The size of controls; regular by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the size of controls in this view.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
