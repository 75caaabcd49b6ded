package import Foundation
import Synchronization

/// What a window is to code that has no environment to read: its size, its scale and what covers its edges.
package struct WindowMetrics: Equatable, Sendable {
    /// Points.
    package var size = CGSize.zero
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// What covers the window at its edges, points.
    package var safeArea = EdgeInsets()
}

/// The window that is meant where code names none, as UIKit's names of a process do: the window whose body runs, else the one whose metrics
/// changed last.
///
/// The one mutable state of the process in this module: those names are globals themselves.
package enum FrontWindow {
    private static let last = Mutex(WindowMetrics())
    @MainActor private static weak var lastHost: ViewHost?

    /// A part of the metrics. A body that asks is evaluated again when that part changes.
    package static func read<Part: Sendable>(_ part: @escaping @Sendable (WindowMetrics) -> Part) -> Part {
        guard Thread.isMainThread else { return part(last.withLock { $0 }) }
        return MainActor.assumeIsolated { ViewGraph.current?.metrics.read(part) ?? part(last.withLock { $0 }) }
    }

    /// The last window that is still there.
    @MainActor package static var host: ViewHost? { lastHost }

    @MainActor static func note(_ metrics: WindowMetrics, of host: ViewHost) {
        lastHost = host
        last.withLock { $0 = metrics }
        host.graph.metrics.value = metrics
    }
}

/// The metrics of one window, as its bodies read them.
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

    /// Takes the keyboard away from the view that has it; false where none has.
    @discardableResult
    package func endEditing() -> Bool {
        guard router.focus.focused != nil else { return false }
        router.focus.set(nil, isVisible: false)
        return true
    }

    /// Opens an address with what the desktop has for it; false where nothing takes it.
    @discardableResult
    package func openWithDesktop(_ url: URL) -> Bool { urlOpener.open(url) }
}
