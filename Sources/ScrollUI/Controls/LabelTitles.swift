// Initializers of labels, sections and similar views with localized keys, the type of string literals, as titles.

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and an image of the host.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a title and a symbol; see ``Image/init(systemName:variableValue:)``.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Button where Label == ScrollUI.Label<Text, Image> {
    /// Creates a button with a text and a symbol as its label.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ScrollUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a text and a symbol as its label.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ScrollUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ScrollUI.Label<Text, Image> {
    /// Creates a switch with a text and a symbol as its label.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ScrollUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title as its header.
    @MainActor public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
}

extension ContentUnavailableView
where Label == ScrollUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a placeholder with a title below an image of the host.
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            ScrollUI.Label(titleKey, image: name)
        } description: {
            description
        }
    }

    /// Creates a placeholder with a title below a symbol; see ``Image/init(systemName:variableValue:)``.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            ScrollUI.Label(titleKey, systemImage: name)
        } description: {
            description
        }
    }
}
