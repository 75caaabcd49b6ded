public import Foundation
import ScrollUI

/// The screen, for code that uses UIKit. Here it is the window. A body that reads it is evaluated again when the window
/// changes.
public final class UIScreen: Sendable {
    /// The window whose body is being evaluated, else the one that changed last.
    public static let main = UIScreen()

    private init() {}

    /// The window's rectangle with its origin at zero, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: FrontWindow.read { $0.size }) }

    /// Pixels per point.
    public var scale: CGFloat { FrontWindow.read { $0.scale } }

    /// The same as ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The window's rectangle in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
}
