import Foundation
@_spi(Nodes) public import ScrollUI

/// The values that a row sets for its list.
@MainActor
enum ListTrait {
    static let insets = ObjectIdentifier(Insets.self)
    static let separators = ObjectIdentifier(Separators.self)
    nonisolated static let background = ObjectIdentifier(Background.self)

    struct Insets: NodeModifier {
        let insets: EdgeInsets?

        func needsLayout(after old: Insets) -> Bool { insets != old.insets }
        func layoutValue(_ key: ObjectIdentifier) -> Any? { key == ListTrait.insets ? insets : nil }
    }

    struct Separators: NodeModifier {
        let visibility: Visibility
        let edges: VerticalEdge.Set

        func needsLayout(after old: Separators) -> Bool { visibility != old.visibility || edges != old.edges }
        func layoutValue(_ key: ObjectIdentifier) -> Any? {
            key == ListTrait.separators && visibility == .hidden ? edges : nil
        }
    }

    enum Background {}
}

nonisolated extension View {
    /// Sets the insets of this view as a row of a list, in points; nil for those of the list.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        Modified(content: self, modifier: ListTrait.Insets(insets: insets))
    }

    /// Sets whether there are lines between this view, as a row of a list, and its neighbours.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        Modified(content: self, modifier: ListTrait.Separators(visibility: visibility, edges: edges))
    }

    /// Sets the background of this view as a row of a list, as large as the row; nil for none.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        Layered(role: .value(ListTrait.background), content: self, secondary: view, alignment: .center)
    }
}
