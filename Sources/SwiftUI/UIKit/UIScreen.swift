public import Foundation
import ScrollUI

/// The screen of UIKit's code, which here is the window. In a body it is read like state: the body runs again when the window changes.
public final class UIScreen: Sendable {
    /// The window whose body runs, else the one that changed last.
    public static let main = UIScreen()

    private init() {}

    /// The window, from zero, points.
    public var bounds: CGRect { CGRect(origin: .zero, size: FrontWindow.read { $0.size }) }

    /// Pixels per point.
    public var scale: CGFloat { FrontWindow.read { $0.scale } }

    /// The same as ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The window in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
}
