package import Foundation
import Synchronization

/// The metrics of a window for code without an environment: its size, its scale and the areas covered at its edges.
package struct WindowMetrics: Equatable, Sendable {
    /// The size in points.
    package var size = CGSize.zero
    /// The scale in pixels per point.
    package var scale: CGFloat = 1
    /// The insets of the areas covered at the window's edges, in points.
    package var safeArea = EdgeInsets()
}

/// The window used by code that names none, as UIKit's process-wide names do: the window whose body runs, otherwise
/// the one whose metrics changed last.
///
/// The only mutable state of the process in this module besides the tree whose body runs: those names are globals
/// themselves.
package enum FrontWindow {
    private static let last = Mutex(WindowMetrics())
    @MainActor private static weak var lastHost: ViewHost?

    /// Returns a part of the metrics. A reading body is evaluated again when that part changes.
    package static func read<Part: Sendable>(_ part: @escaping @Sendable (WindowMetrics) -> Part) -> Part {
        guard Thread.isMainThread else { return part(last.withLock { $0 }) }
        return MainActor.assumeIsolated { ViewGraph.current?.metrics.read(part) ?? part(last.withLock { $0 }) }
    }

    /// The last window that still exists.
    @MainActor package static var host: ViewHost? { lastHost }

    @MainActor static func note(_ metrics: WindowMetrics, of host: ViewHost) {
        lastHost = host
        last.withLock { $0 = metrics }
        host.graph.metrics.value = metrics
    }
}

/// The metrics of one window, as read by its bodies.
final class WindowMetricsLocation: Location<WindowMetrics> {
    private var stored = WindowMetrics()

    override var name: String { "the window's metrics" }

    override var value: WindowMetrics {
        get {
            ViewGraph.current?.dependencies.note(self)
            return stored
        }
        set {
            guard newValue != stored else { return }
            stored = newValue
            notifyReaders(Transaction.current)
        }
    }
}

extension ViewHost {
    func noteMetrics() {
        FrontWindow.note(WindowMetrics(size: size, scale: scale, safeArea: safeAreaInsets), of: self)
    }

    /// Removes the keyboard focus. Returns false if no view has it.
    @discardableResult
    package func endEditing() -> Bool {
        guard router.focus.focused != nil else { return false }
        router.focus.set(nil, isVisible: false)
        return true
    }

    /// Opens a URL with the desktop's application for it. Returns false if there is none.
    @discardableResult
    package func openWithDesktop(_ url: URL) -> Bool { urlOpener.open(url) }
}
