/// The view to which the down arrow moves from a single-line field.
package struct BelowField {
    /// Moves to the view. Returns false if there is none.
    package let go: @MainActor () -> Bool

    package init(go: @escaping @MainActor () -> Bool) { self.go = go }
}

struct BelowFieldKey: EnvironmentKey {
    static var defaultValue: BelowField? { nil }
}

extension EnvironmentValues {
    package var belowField: BelowField? {
        get { self[BelowFieldKey.self] }
        set { self[BelowFieldKey.self] = newValue }
    }
}
