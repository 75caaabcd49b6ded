import Foundation

/// The side at which reading begins.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The leading edge is the left one.
    case leftToRight
    /// The leading edge is the right one.
    case rightToLeft
}

struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
    /// The side at which reading begins. Rows, alignments, paddings and horizontal scroll views start there.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

extension Node {
    /// Mirrors a position if the leading edge is the right one; layout computes from the leading edge.
    final func mirrored(_ origin: CGPoint, _ size: CGSize) -> CGPoint {
        guard let layoutParent, layoutParent.mirrorsItems, layoutParent.scope.isRightToLeft else { return origin }
        return CGPoint(x: layoutParent.frame.width - origin.x - size.width, y: origin.y)
    }
}
