@_spi(Nodes) public import ScrollUI

/// A few words about a view, for the bar of a tab view or the list that it stands in.
struct BadgeModifier: NodeModifier {
    static let key = ObjectIdentifier(BadgeModifier.self)

    let badge: Text?

    func needsLayout(after old: BadgeModifier) -> Bool { true }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { key == BadgeModifier.key ? badge : nil }
}

/// In a list the badge stands at the end of the row, in a form of columns behind the view.
private struct BadgedView<Content: View>: View {
    let content: Content
    let badge: Text?
    @Environment(\.listLook) private var list
    @Environment(\.labelPlacement) private var labels

    var body: some View {
        if list != nil, content is any RowLink {
            content.environment(\.rowBadge, badge)
        } else if list != nil {
            HStack {
                content
                Spacer(minLength: 8)
                badge.foregroundStyle(Color.secondary).fixedSize()
            }
        } else if labels == .column {
            HStack(spacing: 8) {
                content
                badge.foregroundStyle(Color.secondary).fixedSize()
            }
        } else {
            Modified(content: content, modifier: BadgeModifier(badge: badge))
        }
    }
}

/// A view that has the badge before its own end as the row of a list.
@MainActor
protocol RowLink: View {}

struct RowBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// What a link in a list shows at its end.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

extension View {
    /// A number for the tab or the row of a list or form that this view is; none for zero.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

    /// A text for the tab or the row of a list that this view is.
    public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }

    /// A text for the tab or the row of a list that this view is.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text for the tab or the row of a list that this view is.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
