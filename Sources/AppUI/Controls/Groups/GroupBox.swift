import Foundation
@_spi(Nodes) public import ScrollUI

/// Related views on a plate, with an optional title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with any view as its title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The former spelling of ``init(content:label:)``.
    @_disfavoredOverload
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The box in the current style.
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
    /// Creates a box without a title.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a text as its title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a text as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from the configuration of a ``GroupBoxStyle``, to be styled further. It has the default appearance.
    @MainActor @preconcurrency public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The appearance of a group box.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The properties of the styled box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Creates the view of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box for its style.
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
    /// The title.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The content of the box.
    public typealias Content = _StylePart<_StylePartRole.Content>
    /// The title.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

/// A style with a rounded plate and a bold title above the content. A nested box contrasts more with the background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a plate as wide as its content with a padding of 12 points.
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
    /// A style with a rounded plate.
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
    /// Sets the style of the group boxes in this view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.groupBoxStyle = style }
    }
}
