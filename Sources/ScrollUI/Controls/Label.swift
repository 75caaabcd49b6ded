/// A picture and a title that belong together.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// A label of any two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label in the style in force.
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
    /// A title with a picture that the host's images have.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// The same with a symbol; see ``Image/init(systemName:variableValue:)``.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The title and the icon of the label that is styled.
    typealias Configuration = LabelStyleConfiguration
    /// The look of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label's parts, as its style sees them.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
    /// The label's title.
    public typealias Title = ButtonStyleConfiguration.Label
    /// The label's icon.
    public typealias Icon = ButtonStyleConfiguration.Label
    /// What the label says.
    public let title: Title
    /// The picture before it.
    public let icon: Icon
}

/// The icon, and the title behind it.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// Both side by side, 8 points apart.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// What suits the surroundings: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// Both side by side.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, and the title behind it.
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// What suits the surroundings.
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
    /// How labels in this view look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.labelStyle = style }
    }
}
