/// A type that provides previews for Xcode's canvas. Here it compiles, and its views are evaluated only on explicit use, for example by a
/// test.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// One or several preview views.
    @ViewBuilder static var previews: Previews { get }

    /// The platform of the previews; nil means the build platform.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The default platform: the build platform.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}

/// The name of a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name, such as `iPhone 15`.
    public let rawValue: String

    /// Creates a device with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device with the given name.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of a device.
    case device
    /// The ideal size of the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Equatable, Hashable, Identifiable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Rotated to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Rotated to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All four orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

nonisolated extension View {
    /// Has no effect: there is no canvas with a selectable device.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Has no effect: there is no canvas that displays names.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Has no effect: the host determines the size of the view.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Has no effect: there is no device to rotate.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
