@_spi(Nodes) public import ScrollUI

/// A badge of a view for the enclosing tab bar or list.
struct BadgeModifier: NodeModifier {
    static let key = ObjectIdentifier(BadgeModifier.self)

    let badge: Text?

    func needsLayout(after old: BadgeModifier) -> Bool { true }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { key == BadgeModifier.key ? badge : nil }
}

/// A view with a badge: at the end of the row in a list, after the view in a form with columns.
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

extension BadgedView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

/// A view that shows the badge before its own trailing end if it is a row of a list.
@MainActor
protocol RowLink: View {}

struct RowBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The badge at the end of a link in a list.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

extension View {
    /// Sets a number as the badge of this view as a tab or as a row of a list or form; none for zero.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

    /// Sets a text as the badge of this view as a tab or as a row of a list.
    public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }

    /// Sets a text as the badge of this view as a tab or as a row of a list.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Sets a text as the badge of this view as a tab or as a row of a list.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
