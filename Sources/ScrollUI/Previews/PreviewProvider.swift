/// A type that says how views are shown in Xcode's canvas. It compiles as anywhere, and nothing asks it for its views
/// but who wants to, such as a test.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What is shown.
    associatedtype Previews: View

    /// What is shown, one or several views.
    @ViewBuilder static var previews: Previews { get }

    /// What to show it on; nil for whatever the code is built for.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Whatever the code is built for.
    public static var platform: PreviewPlatform? { nil }
}

/// Systems that previews are made for.
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

    /// A device of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device of that name.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// That of a device.
    case device
    /// What the view takes for itself.
    case sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Equatable, Hashable, Identifiable, Sendable {
    /// Its name.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Turned to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Turned to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All four.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

nonisolated extension View {
    /// Without effect: there is no canvas whose device could be chosen.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Without effect: there is no canvas that could show a name.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Without effect: whoever shows a view gives it its size.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Without effect: there is no device that could be turned.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
