/// An action that ends the presentation of the current view: it closes a sheet, or goes back in a navigation stack.
@MainActor @preconcurrency
public struct DismissAction {
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Closes the sheet, or goes back. Does nothing if nothing is presented.
    public func callAsFunction() { action() }
}

/// The presentation state of a view; the older form of ``DismissAction``.
public struct PresentationMode {
    /// Whether the view is in a sheet, or above the root of a navigation stack.
    public internal(set) var isPresented: Bool

    /// Closes the sheet, or goes back.
    public mutating func dismiss() { isPresented = false }
}

/// The presentation state of the current views, and the action that ends it.
package struct Presented {
    var isPresented = false

    package var dismiss: @MainActor () -> Void = {}

    package init(isPresented: Bool = false, dismiss: @escaping @MainActor () -> Void = {}) {
        self.isPresented = isPresented
        self.dismiss = dismiss
    }
}

package struct PresentedKey: EnvironmentKey {
    package static var defaultValue: Presented { Presented() }
}

extension EnvironmentValues {
    package var presented: Presented {
        get { self[PresentedKey.self] }
        set { self[PresentedKey.self] = newValue }
    }

    /// An action that ends the presentation of the current views.
    public var dismiss: DismissAction { DismissAction(presented.dismiss) }

    /// Whether the current views are in a sheet, or above the root of a navigation stack.
    public var isPresented: Bool { presented.isPresented }

    /// The older form of ``dismiss`` and ``isPresented``.
    @MainActor public var presentationMode: Binding<PresentationMode> {
        let presented = self.presented
        return Binding {
            PresentationMode(isPresented: presented.isPresented)
        } set: {
            if presented.isPresented, !$0.isPresented { presented.dismiss() }
        }
    }
}
