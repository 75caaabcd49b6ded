// Titles of labels, sections and the like as keys, which is what string literals are.

extension Label where Title == Text, Icon == Image {
    /// A title with a picture that the host's images have.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// The same with a symbol; see ``Image/init(systemName:variableValue:)``.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Button where Label == ScrollUI.Label<Text, Image> {
    /// A button with a text and a symbol as its label.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ScrollUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a text and a symbol as its label.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ScrollUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ScrollUI.Label<Text, Image> {
    /// A switch with a text and a symbol as its label.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ScrollUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title for its header.
    @MainActor public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
}

extension ContentUnavailableView
where Label == ScrollUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture of the host's images over it.
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            ScrollUI.Label(titleKey, image: name)
        } description: {
            description
        }
    }

    /// The same with a symbol; see ``Image/init(systemName:variableValue:)``.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            ScrollUI.Label(titleKey, systemImage: name)
        } description: {
            description
        }
    }
}
