/// The view that the arrow down leads to from a field of one line.
package struct BelowField {
    /// False where nothing is there.
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
