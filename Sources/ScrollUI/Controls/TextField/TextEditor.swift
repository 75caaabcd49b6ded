import Foundation

/// A long text that can be typed and edited, in a scroll view of its own, which follows the caret.
///
/// Keys and selections are those of a ``TextField``; Return breaks the line, and the arrows, Home and End go by lines.
nonisolated public struct TextEditor: View {
    @Binding private var text: String
    @State private var height: CGFloat = 0
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textEditorStyle) private var style

    /// An editor for `text`.
    public init(text: Binding<String>) {
        _text = text
    }

    /// The editor in the style in force. It takes all that it is offered.
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
        // The keys are the text's.
        .scrollInputBehavior(.disabled, for: .keyboard)
        .measured { height = $0.height }
        .opacity(isEnabled ? 1 : 0.4)
    }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The editor that is styled.
    typealias Configuration = TextEditorStyleConfiguration
    /// The look of an editor.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The editor as its style sees it.
@MainActor @preconcurrency
public struct TextEditorStyleConfiguration {
    typealias Content = _StylePart<_StylePartRole.Content>
    let content: Content
    let isFocused: Bool
}

/// A ground of its own, which `scrollContentBackground(.hidden)` takes away.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The text on its ground.
    public func makeBody(configuration: Configuration) -> some View { TextEditorGround(content: configuration.content) }
}

private struct TextEditorGround: View {
    let content: TextEditorStyleConfiguration.Content
    @Environment(\.hidesScrollContentBackground) private var hidesBackground

    var body: some View {
        content.background(hidesBackground ? Color.clear : ControlPalette.sheet)
    }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The text.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A plate with round corners and an edge, in the accent colour while it has the keyboard.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The text on a plate.
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
    /// A ground of its own.
    @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone.
    @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A plate with an edge.
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
    /// How text editors in this view look.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.textEditorStyle = style }
    }
}
