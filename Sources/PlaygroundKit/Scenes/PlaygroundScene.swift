public import Foundation
import ScrollAnalysis
public import ScrollUI

/// A scene of the lab: something to scroll, with its title and its name in commands.
///
/// ```swift
/// PlaygroundScene("My carousel", description: "Cards that rest in the middle.") { Carousel() }
/// ```
/// Commands call this one `my-carousel`. The scene's main scroll view, which is recorded, replayed and plotted, is the
/// first outermost one of its views, or the one with the id ``stageID``.
@MainActor
public struct PlaygroundScene: Identifiable, Sendable {
    /// The id of a scene's main scroll view.
    public nonisolated static let stageID = Recording.sceneView

    /// The name in commands.
    package internal(set) var name: String
    /// The title in the window.
    package let title: String
    /// A one-line description; empty for none.
    package let summary: String
    /// The size of the scene on the stage, as far as there is space, and in renders, in points. Nil for the whole
    /// stage.
    package let size: CGSize?
    /// The scene's own tunable numbers, in the order of their declaration.
    let numbers: [SceneNumber]
    let icon: SceneIcon
    /// Whether its scroll views use the stage's settings: rest positions, margin, transition.
    let followsStage: Bool
    /// Creates the views for the scene of that name.
    private let make: @MainActor @Sendable (String) -> AnyView
    /// Returns the source code of the scene for the current settings; nil for a scene that shows its own.
    let code: (@MainActor @Sendable (StageSettings) -> SceneCode)?

    /// A scene of the program. `content` is called each time the scene is shown, and once now to find its numbers
    /// (``Tunable``).
    ///
    /// `name` is the name in commands; nil for the title in lower case with hyphens. `size` is in points.
    public init<Content: View>(
        _ title: String, name: String? = nil, description: String = "", size: CGSize? = nil,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        let numbers = SceneNumber.declared(in: content())
        self.name = SceneName.name(ofTitle: name ?? title)
        self.title = title
        self.size = size.map { CGSize(width: max(1, $0.width), height: max(1, $0.height)) }
        self.numbers = numbers
        summary = description
        icon = .letter(of: title)
        followsStage = false
        code = nil
        make = { AnyView(OwnScene(title: title, scene: $0, numbers: numbers, content: content())) }
    }

    /// A built-in scene. Its views are created when it is shown.
    init<Content: View>(
        _ name: String, title: String, summary: String, icon: SceneIcon,
        code: (@MainActor @Sendable (StageSettings) -> SceneCode)? = nil,
        view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.icon = icon
        self.code = code
        (size, numbers, followsStage) = (nil, [], true)
        make = { _ in AnyView(CodedScene(code: code, content: view())) }
    }

    /// The scene of a program without scenes.
    static let empty = PlaygroundScene("Nothing", description: "This program has no scene.") { EmptyView() }

    /// The name, which is unique in the program.
    public nonisolated var id: String { name }

    /// Returns its size on a stage with that much space, in points.
    func size(within available: CGSize) -> CGSize {
        guard let size else { return available }
        return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }

    /// New views of the scene.
    package var view: AnyView { make(name) }
}

extension PlaygroundScene: Equatable {
    /// Scenes of a program are equal if they have the same name.
    public nonisolated static func == (left: PlaygroundScene, right: PlaygroundScene) -> Bool {
        left.name == right.name
    }
}

/// A scene with the code that its header shows.
private struct CodedScene<Content: View>: View {
    let code: (@MainActor @Sendable (StageSettings) -> SceneCode)?
    let content: Content
    @Environment(\.stageSettings) private var settings

    var body: some View { content.environment(\.sceneCode, code?(settings)) }
}

/// A scene of the program. Its outermost scroll view is the main one, and its views read its tuned numbers.
private struct OwnScene<Content: View>: View {
    let title: String
    let scene: String
    let numbers: [SceneNumber]
    let content: Content
    @Environment(\.stageSettings) private var settings
    @State private var undeclared: UndeclaredNumbers

    init(title: String, scene: String, numbers: [SceneNumber], content: Content) {
        (self.title, self.scene, self.numbers, self.content) = (title, scene, numbers, content)
        _undeclared = State(initialValue: UndeclaredNumbers(scene: title))
    }

    var body: some View {
        content
            .id(PlaygroundScene.stageID)
            // The defaults of apps. The window's texts are smaller, and have one line.
            .font(nil)
            .lineLimit(nil)
            .foregroundStyle(Color.primary)
            .environment(
                \.tunedNumbers,
                TunedNumbers(values: settings.sceneValues.values(of: numbers, in: scene), undeclared: undeclared))
    }
}
