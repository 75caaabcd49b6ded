/// An icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// Creates a label from two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label in the current style.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style))
    }

    @MainActor private func styled(_ style: some LabelStyle) -> any View {
        style.makeBody(
            configuration: LabelStyleConfiguration(
                title: LabelStyleConfiguration.Title { [title] in title._lower(into: &$0) },
                icon: LabelStyleConfiguration.Icon { [icon] in icon._lower(into: &$0) }))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and an image of the host.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a title and a symbol; see ``Image/init(systemName:variableValue:)``.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

/// The appearance of a label.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that the style creates.
    associatedtype Body: View
    /// The title and icon of the styled label.
    typealias Configuration = LabelStyleConfiguration
    /// Returns the appearance of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
    /// The label's title.
    public typealias Title = ButtonStyleConfiguration.Label
    /// The label's icon.
    public typealias Icon = ButtonStyleConfiguration.Label
    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

/// Shows the icon followed by the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns both side by side, 8 points apart.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// Shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The default style: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns both side by side.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Shows the icon followed by the title.
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Shows only the title.
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Shows only the icon.
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
    var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of labels in this view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.labelStyle = style }
    }
}
