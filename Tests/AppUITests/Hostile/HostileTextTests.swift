import AppUI
import ScrollUI
import XCTest

/// Whatever text reaches an application, its window is laid out and drawn, and goes on.
final class HostileTextTests: XCTestCase {
    private static let texts = [
        "", " ", "\n", "\n\n\n", "\t\t", "\0", "\r\n", "a\u{0301}\u{0301}\u{0301}", "\u{0301}", "\u{202E}abc\u{202C}",
        "\u{200B}\u{200D}\u{FEFF}", "👨‍👩‍👧‍👦🏳️‍🌈", "שלום world", "\u{FFFD}\u{10FFFF}", String(repeating: "w", count: 5000),
        String(repeating: "w ", count: 2000), String(repeating: "\n", count: 500), "%@ %d %s", "**bold", "[a](b", "`",
        "../../x",
    ]

    @MainActor private static let views: [(name: String, view: @MainActor (String) -> AnyView)] = [
        ("text", { AnyView(Text($0)) }),
        ("markdown", { AnyView(Text(LocalizedStringKey($0))) }),
        ("attributed", { AnyView(Text(AttributedString($0))) }),
        ("short text", { AnyView(Text($0).lineLimit(1).truncationMode(.middle).minimumScaleFactor(0.1)) }),
        ("narrow text", { AnyView(Text($0).frame(width: 1).multilineTextAlignment(.trailing)) }),
        ("selectable text", { AnyView(Text($0).textSelection(.enabled)) }),
        ("case", { AnyView(Text($0).textCase(.uppercase).kerning(3).underline()) }),
        ("joined", { AnyView(Text($0) + Text($0).bold()) }),
        ("label", { AnyView(Label($0, systemImage: $0)) }),
        ("image", { AnyView(Image($0)) }),
        ("symbol", { AnyView(Image(systemName: $0)) }),
        ("field", { AnyView(TextField($0, text: .constant($0), prompt: Text($0))) }),
        ("tall field", { AnyView(TextField($0, text: .constant($0), axis: .vertical)) }),
        ("secure field", { AnyView(SecureField($0, text: .constant($0))) }),
        ("editor", { AnyView(TextEditor(text: .constant($0))) }),
        ("button", { AnyView(Button($0) {}) }),
        ("toggle", { AnyView(Toggle($0, isOn: .constant(true))) }),
        ("picker", { text in AnyView(Picker(text, selection: .constant(text)) { Text(text).tag(text) }) }),
        (
            "segments",
            { text in
                AnyView(Picker(text, selection: .constant(text)) { Text(text).tag(text) }.pickerStyle(.segmented))
            }
        ),
        ("menu", { text in AnyView(Menu(text) { Button(text) {} }) }),
        (
            "list",
            { text in
                AnyView(List { Section(text) { Text(text).badge(text) } }.listStyle(.insetGrouped))
            }
        ),
        ("ids", { text in AnyView(ScrollView { LazyVStack { ForEach([text, text], id: \.self) { Text($0) } } }) }),
        (
            "scroll position",
            { text in
                AnyView(
                    ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)").id(text) } }.scrollTargetLayout() }
                        .scrollPosition(id: .constant(text)))
            }
        ),
        (
            "title",
            { text in
                AnyView(NavigationStack { List { Text(text) }.navigationTitle(text).searchable(text: .constant(text)) })
            }
        ),
        ("tab", { text in AnyView(TabView { Text(text).tabItem { Label(text, systemImage: text) } }) }),
        (
            "alert",
            { text in
                AnyView(
                    HostileView.card.alert(text, isPresented: .constant(true)) {
                        Button(text) {}
                    } message: {
                        Text(text)
                    })
            }
        ),
        (
            "unavailable",
            { text in
                AnyView(ContentUnavailableView(text, systemImage: text, description: Text(text)))
            }
        ),
        ("progress", { AnyView(ProgressView($0, value: 0.5)) }),
        (
            "group",
            { text in AnyView(GroupBox(text) { DisclosureGroup(text, isExpanded: .constant(true)) { Text(text) } }) }
        ),
        ("content", { text in AnyView(LabeledContent(text, value: text)) }),
        ("accessibility", { AnyView(HostileView.card.accessibilityLabel($0).accessibilityValue($0).help($0)) }),
    ]

    func testNoTextEndsTheProgram() async {
        await MainActor.run {
            for (name, view) in Self.views {
                for text in Self.texts {
                    HostileView.use(view(text), "\(name) \(text.debugDescription.prefix(40))")
                }
            }
        }
    }
}
