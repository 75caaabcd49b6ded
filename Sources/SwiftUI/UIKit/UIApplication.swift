public import Foundation
import ScrollUI

/// The program of UIKit's code: one scene with one window.
public final class UIApplication: Sendable {
    /// Addresses are opened without options; there are no keys.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    /// The program.
    public static let shared = UIApplication()

    private init() {}

    /// The one window.
    public var windows: [UIWindow] { [UIWindow()] }

    /// The one window.
    public var keyWindow: UIWindow? { UIWindow() }

    /// The one scene.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

    /// True where the address is one that a desktop can be asked for.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Opens the address with what the desktop has for it. `completion` is told whether something took it.
    @MainActor public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isTaken = FrontWindow.host?.openWithDesktop(url) ?? false
        completion?(isTaken)
    }
}

/// A scene of UIKit's code.
@MainActor
public class UIScene: Hashable {
    /// What a scene is doing.
    public enum ActivationState: Sendable { case unattached, foregroundActive, foregroundInactive, background }

    fileprivate nonisolated init() {}

    /// In front, as far as the program is told.
    public nonisolated var activationState: ActivationState { .foregroundActive }

    /// Scenes are told apart as objects.
    public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }

    /// By the object.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of the program's window.
public final class UIWindowScene: UIScene {
    fileprivate nonisolated static let only = UIWindowScene()

    /// The one window.
    public nonisolated var windows: [UIWindow] { [UIWindow()] }

    /// The one window.
    public nonisolated var keyWindow: UIWindow? { UIWindow() }

    /// The window as a screen.
    public nonisolated var screen: UIScreen { .main }
}

/// The program's window in UIKit's code.
public struct UIWindow: Sendable {
    init() {}

    /// What covers the window at its edges, points.
    public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(FrontWindow.read { $0.safeArea }) }

    /// From zero, points.
    public var bounds: CGRect { UIScreen.main.bounds }

    /// The same as ``bounds``.
    public var frame: CGRect { bounds }

    /// There is one window, which has the keys.
    public var isKeyWindow: Bool { true }

    /// The one scene.
    public var windowScene: UIWindowScene? { .only }

    /// Takes the keyboard away from the text that is edited; false where there is none. There is nothing to `force`.
    @MainActor @discardableResult
    public func endEditing(_ force: Bool) -> Bool { FrontWindow.host?.endEditing() ?? false }
}
