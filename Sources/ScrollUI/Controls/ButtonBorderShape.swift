public import Foundation

/// The outline of buttons with a background plate.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, capsule, circle
        case rounded(CGFloat?)
    }

    private let kind: Kind

    /// Rounded corners that suit the size of the control.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Semicircles at both ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// Rounded corners that suit the size of the control.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// Corners with the given radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    /// Returns the outline for controls with a standard corner radius of `standard` points.
    func shape(standard: CGFloat) -> AnyShape {
        switch kind {
        case .automatic, .rounded(nil): AnyShape(RoundedRectangle(cornerRadius: standard))
        case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        }
    }

    /// Whether the plate is as wide as it is high.
    var isCircle: Bool { kind == .circle }
    /// Whether the outline depends only on the size of the control.
    var isStandard: Bool { kind == .automatic || kind == .rounded(nil) }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of buttons with a background plate.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

/// Makes a view square, with the content in the middle.
private struct Squared: NodeModifier {
    let isActive: Bool

    func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        let size = content.measure(proposal)
        let side = max(size.width, size.height)
        return isActive ? CGSize(width: side, height: side) : size
    }

    func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        let own = content.measure(proposal)
        content.place(at: content.origin(of: content, size: own, in: size, .center), proposal: proposal)
    }

    func needsLayout(after old: Squared) -> Bool { isActive != old.isActive }
}

nonisolated extension View {
    /// Makes the view a square with the length of its longer side, if `isActive`.
    func squared(_ isActive: Bool) -> some View { Modified(content: self, modifier: Squared(isActive: isActive)) }

    /// Sets the outline of buttons in this view with a background plate: bordered and prominent ones.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
