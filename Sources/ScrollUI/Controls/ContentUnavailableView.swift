import Foundation

/// A placeholder for unavailable content: a label, a reason, and possible actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a placeholder. `description` is smaller and paler than `label`; `actions` are below both.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The placeholder in the middle of the available space.
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
    /// Creates a placeholder with a title below an image of the host.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            ScrollUI.Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates a placeholder with a title below a symbol; see ``Image/init(systemName:variableValue:)``.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            ScrollUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// Shows the icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            configuration.icon.foregroundStyle(Color.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == EmptyView
{
    /// A placeholder for a search without results.
    @MainActor @preconcurrency public static var search: ContentUnavailableView { search(text: "") }

    /// A placeholder for a search for `text` without results.
    @MainActor @preconcurrency public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        }
    }
}

/// The content shown in place of search results.
public struct SearchUnavailableContent {
    /// The label with the search text.
    nonisolated public struct Label: View {
        let text: String

        /// A magnifying glass above the search text.
        @MainActor public var body: some View {
            VStack(spacing: 10) {
                Magnifier().frame(width: 38, height: 38).foregroundStyle(Color.secondary)
                Text(text.isEmpty ? "No Results" : "No Results for “\(text)”")
            }
        }
    }

    /// A suggestion for the next step.
    nonisolated public struct Description: View {
        /// A line of text with the suggestion.
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }
}

private struct Magnifier: View {
    var body: some View {
        Path { path in
            path.addEllipse(in: CGRect(x: 3, y: 3, width: 22, height: 22))
            path.move(to: CGPoint(x: 22, y: 22))
            path.addLine(to: CGPoint(x: 35, y: 35))
        }
        .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
    }
}
