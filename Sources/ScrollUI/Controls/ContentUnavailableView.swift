/// What is shown in place of content that is not there: a label, why, and what to do.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// `description` is smaller and paler than `label`, `actions` are below both.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// In the middle of the space there is.
    @MainActor public var body: some View {
        VStack(spacing: 6) {
            label.font(.title2.weight(.semibold)).labelStyle(UnavailableLabelStyle())
            description.font(.callout).foregroundStyle(Color.secondary)
            actions.padding(.top, 10)
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == ScrollUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture of the host's images over it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            ScrollUI.Label(title, image: name)
        } description: {
            description
        }
    }

    /// The same: there are no symbols of a system, so that the host's images are asked for the name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            ScrollUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// The icon over the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            configuration.icon.foregroundStyle(Color.secondary)
            configuration.title
        }
    }
}
