import Foundation

/// An editor for long text, in its own scroll view that follows the caret.
///
/// Keys and selections are those of a ``TextField``; Return inserts a line break, and the arrows, Home and End move by lines.
nonisolated public struct TextEditor: View {
    @Binding private var text: String
    @State private var height: CGFloat = 0
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textEditorStyle) private var style

    /// Creates an editor for `text`.
    public init(text: Binding<String>) {
        _text = text
    }

    /// The editor in the current style. It takes the whole proposed size.
    @MainActor public var body: some View {
        AnyView(
            erasing: styled(
                style,
                TextEditorStyleConfiguration(
                    content: TextEditorStyleConfiguration.Content(page), isFocused: isFocused)))
    }

    @MainActor private func styled(
        _ style: some TextEditorStyle, _ configuration: TextEditorStyleConfiguration
    ) -> any View {
        style.makeBody(configuration: configuration)
    }

    @MainActor private var page: some View {
        ScrollView {
            EditableText(
                text: text, form: .page(minHeight: height), isSecret: false, isEnabled: isEnabled,
                change: {
                    text = $0
                    return text
                }, submit: {}, focus: { isFocused = $0 }, compose: { _ in })
        }
        // The text handles the keys.
        .scrollInputBehavior(.disabled, for: .keyboard)
        .measured { height = $0.height }
        .opacity(isEnabled ? 1 : 0.4)
    }
}

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The type of the view that the style creates.
    associatedtype Body: View
    /// The styled editor.
    typealias Configuration = TextEditorStyleConfiguration
    /// Returns the appearance of an editor.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of an editor, for its style.
@MainActor @preconcurrency
public struct TextEditorStyleConfiguration {
    typealias Content = _StylePart<_StylePartRole.Content>
    let content: Content
    let isFocused: Bool
}

/// Shows the text on a background, which `scrollContentBackground(.hidden)` removes.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the text on its background.
    public func makeBody(configuration: Configuration) -> some View { TextEditorGround(content: configuration.content) }
}

private struct TextEditorGround: View {
    let content: TextEditorStyleConfiguration.Content
    @Environment(\.hidesScrollContentBackground) private var hidesBackground

    var body: some View {
        content.background(hidesBackground ? Color.clear : ControlPalette.sheet)
    }
}

/// Shows only the text.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the text.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Shows the text on a plate with rounded corners and an edge, in the accent colour while it has the keyboard.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the text on a plate.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.content
            .padding(4)
            .background(ControlPalette.fill, in: RoundedRectangle(cornerRadius: 6))
            .overlay {
                RoundedRectangle(cornerRadius: 6)
                    .strokeBorder(
                        configuration.isFocused ? Color.accentColor : ControlPalette.edge.opacity(0.45),
                        lineWidth: configuration.isFocused ? 1.5 : 1)
            }
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// Shows the text on a background.
    @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Shows only the text.
    @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// Shows the text on a plate with an edge.
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextEditorStyle {
        RoundedBorderTextEditorStyle()
    }
}

private struct TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: any TextEditorStyle { AutomaticTextEditorStyle() }
}

extension EnvironmentValues {
    var textEditorStyle: any TextEditorStyle {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of text editors in this view.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.textEditorStyle = style }
    }
}
