/// Controls in sections, each on a ground of its own, one below the other.
///
///     Form {
///         Section("Account") {
///             TextField("Name", text: $name)
///             Toggle("Remember me", isOn: $remembers)
///         }
///     }
///
/// Labels stand at the leading side, what they belong to at the trailing one. Rows outside sections share a ground.
public struct Form<Content: View>: View {
    private let content: Content

    /// A form of what `content` holds.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows, in a scroll view.
    public var body: some View {
        ListBody(look: .insetGrouped, choice: nil, content: content)
            .environment(\.spreadsLabels, true)
    }
}

/// How a form looks.
@MainActor @preconcurrency
public protocol FormStyle {}

/// Sections on grounds with round corners; the only style there is.
public struct GroupedFormStyle: FormStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
}

/// What suits the surroundings: ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections on grounds with round corners.
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// What suits the surroundings.
    @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension View {
    /// How forms in this view look. Both styles look the same here.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

private struct SpreadsLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Controls take the whole width, with their labels at the leading side.
    var spreadsLabels: Bool {
        get { self[SpreadsLabelsKey.self] }
        set { self[SpreadsLabelsKey.self] = newValue }
    }
}
