public import Foundation
import ScrollUI

/// The program, for code that uses UIKit: one scene with one window.
public final class UIApplication: Sendable {
    /// The options for opening an address. There are no keys.
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

    /// Returns whether a desktop can be asked to open the address.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Asks the desktop to open the address. `completion` receives whether an application took it.
    @MainActor public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isTaken = FrontWindow.host?.openWithDesktop(url) ?? false
        completion?(isTaken)
    }
}

/// A scene, for code that uses UIKit.
@MainActor
public class UIScene: Hashable {
    /// The activity of a scene.
    public enum ActivationState: Sendable { case unattached, foregroundActive, foregroundInactive, background }

    fileprivate nonisolated init() {}

    /// Always active in the foreground.
    public nonisolated var activationState: ActivationState { .foregroundActive }

    /// Scenes are compared by identity.
    public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }

    /// Hashes the object's identity.
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

/// The program's window, for code that uses UIKit.
public struct UIWindow: Sendable {
    init() {}

    /// The insets of the window that are covered at its edges, in points.
    public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(FrontWindow.read { $0.safeArea }) }

    /// The window's rectangle with its origin at zero, in points.
    public var bounds: CGRect { UIScreen.main.bounds }

    /// The same as ``bounds``.
    public var frame: CGRect { bounds }

    /// Always true: the only window receives the keys.
    public var isKeyWindow: Bool { true }

    /// The one scene.
    public var windowScene: UIWindowScene? { .only }

    /// Ends the editing of the focused text. Returns false if no text is edited. `force` has no effect.
    @MainActor @discardableResult
    public func endEditing(_ force: Bool) -> Bool { FrontWindow.host?.endEditing() ?? false }
}
