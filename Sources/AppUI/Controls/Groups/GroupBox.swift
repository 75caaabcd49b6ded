import Foundation
@_spi(Nodes) public import ScrollUI

/// Views that belong together, on a plate, with a title or without.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// A box with any view as its title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The older spelling of ``init(content:label:)``.
    @_disfavoredOverload
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The box in the style in force.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style)).environment(\.groupBoxStyle, DefaultGroupBoxStyle())
    }

    @MainActor private func styled(_ style: some GroupBoxStyle) -> any View {
        style.makeBody(
            configuration: GroupBoxStyleConfiguration(
                label: GroupBoxStyleConfiguration.Label(label), content: GroupBoxStyleConfiguration.Content(content)))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a title.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A box with a text as its title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A box with a text as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a ``GroupBoxStyle`` was given, to be styled further: it has the standard look.
    @MainActor @preconcurrency public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// How a box looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts of the box that is styled.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The look of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box's parts, as its style sees them.
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
    /// The title.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// What is in the box.
    public typealias Content = _StylePart<_StylePartRole.Content>
    /// The title.
    public let label: Label
    /// What is in the box.
    public let content: Content
}

/// A plate with round corners, the title in bold above the content. A box in a box is a step further from the background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// As wide as what is in it, 12 points away from the edge.
    public func makeBody(configuration: Configuration) -> some View {
        GroupBoxPlate(configuration: configuration)
    }
}

private struct GroupBoxPlate: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content.environment(\.groupBoxDepth, depth + 1)
        }
        .padding(12)
        .background(
            depth.isMultiple(of: 2) ? ControlPalette.well : ControlPalette.raised, in: RoundedRectangle(cornerRadius: 8)
        )
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A plate with round corners.
    @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }

    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How boxes in this view look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.groupBoxStyle = style }
    }
}
