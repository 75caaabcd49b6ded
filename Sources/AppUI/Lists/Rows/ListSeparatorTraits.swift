import Foundation
@_spi(Nodes) public import ScrollUI

extension ListTrait {
    static let separatorTint = ObjectIdentifier(RowLineTint.self)
    static let sectionSeparators = ObjectIdentifier(SectionSeparators.self)
    static let sectionSeparatorTint = ObjectIdentifier(SectionLineTint.self)

    /// The colour of the lines at some edges.
    struct LineTint {
        let color: Color?
        let edges: VerticalEdge.Set
    }

    enum RowLineTint {}
    enum SectionLineTint {}

    struct SeparatorTint: NodeModifier {
        let key: ObjectIdentifier
        let tint: LineTint

        func needsLayout(after old: SeparatorTint) -> Bool {
            tint.color != old.tint.color || tint.edges != old.tint.edges
        }
        func layoutValue(_ key: ObjectIdentifier) -> Any? { key == self.key ? tint : nil }
    }

    struct SectionSeparators: NodeModifier {
        let visibility: Visibility
        let edges: VerticalEdge.Set

        func needsLayout(after old: SectionSeparators) -> Bool {
            visibility != old.visibility || edges != old.edges
        }
        func layoutValue(_ key: ObjectIdentifier) -> Any? {
            key == ListTrait.sectionSeparators && visibility == .visible ? edges : nil
        }
    }
}

nonisolated extension View {
    /// Sets the colour of the lines between this view, as a row of a list, and its neighbours; nil for the default colour.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        Modified(
            content: self,
            modifier: ListTrait.SeparatorTint(
                key: ObjectIdentifier(ListTrait.RowLineTint.self),
                tint: ListTrait.LineTint(color: color, edges: edges)))
    }

    /// Sets whether there are lines above and below this section of a list. Sections have none by default.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        Modified(content: self, modifier: ListTrait.SectionSeparators(visibility: visibility, edges: edges))
    }

    /// Sets the colour of the lines above and below this section of a list; nil for the default colour.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        Modified(
            content: self,
            modifier: ListTrait.SeparatorTint(
                key: ObjectIdentifier(ListTrait.SectionLineTint.self),
                tint: ListTrait.LineTint(color: color, edges: edges)))
    }

    /// Sets the accent colour of this view as a row of a list, such as the colour of its button; nil for the default colour.
    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    /// Sets the accent colour of this view as a row of a list; nil for the default colour.
    @_disfavoredOverload
    public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
}

/// An accent colour for a row of a list.
public struct ListItemTint: Sendable {
    let color: Color

    /// A colour that overrides the desktop's accent colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that is used if the desktop has no accent colour, which is always the case here.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Grey.
    public static let monochrome = ListItemTint(color: .secondary)
}
