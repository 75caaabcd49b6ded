/// Ends the presentation of the view that asks for it: closes a sheet, or goes back in a navigation stack.
@MainActor @preconcurrency
public struct DismissAction {
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Closes the sheet, or goes back. Where nothing is presented it does nothing.
    public func callAsFunction() { action() }
}

/// Whether a view is presented; the older form of ``DismissAction``.
public struct PresentationMode {
    /// The view is in a sheet, or on top of a navigation stack's root.
    public internal(set) var isPresented: Bool

    /// Closes the sheet, or goes back.
    public mutating func dismiss() { isPresented = false }
}

/// How the views here came, and how they go.
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

    /// Ends the presentation of the views here.
    public var dismiss: DismissAction { DismissAction(presented.dismiss) }

    /// The views here are in a sheet, or on top of a navigation stack's root.
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
