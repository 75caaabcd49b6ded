public import Foundation
import ScrollAnalysis
public import ScrollUI

/// Something to scroll, with the names that people and commands call it by.
///
/// ```swift
/// PlaygroundScene("My carousel", description: "Cards that rest in the middle.") { Carousel() }
/// ```
/// Commands call that one `my-carousel`. The scroll view that it is about, which is recorded, replayed and drawn as a curve, is
/// the outermost one of its views, the first of several; or that with the id ``stageID``.
@MainActor
public struct PlaygroundScene: Identifiable, Sendable {
    /// The id of the scroll view that a scene is about.
    public nonisolated static let stageID = Recording.sceneView

    /// What commands call it.
    package internal(set) var name: String
    /// Its name in the window.
    package let title: String
    /// One line: what it shows; empty for nothing to say.
    package let summary: String
    /// The size at which it stands on the stage, as far as there is space, and at which commands draw it; points. Nil for all of the
    /// stage.
    package let size: CGSize?
    /// The numbers of its own that can be tuned, in the order in which its view declares them.
    let numbers: [SceneNumber]
    let icon: SceneIcon
    /// Its scroll views follow what is set about the stage: where content rests, its margin, its transition.
    let followsStage: Bool
    /// Makes the views for the scene of that name.
    private let make: @MainActor @Sendable (String) -> AnyView
    /// The lines that make it, as the stage is tuned; nil for a scene that shows its own.
    let code: (@MainActor @Sendable (StageSettings) -> SceneCode)?

    /// A scene of the program's own. `content` is called each time the scene is shown, and once now for its numbers
    /// (``Tunable``).
    ///
    /// Commands call it `name`; where none is given, the title in small letters with hyphens. `size` is in points.
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

    /// A built-in scene, whose views are made when it is shown.
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

    /// What a program without a scene shows.
    static let empty = PlaygroundScene("Nothing", description: "This program has no scene.") { EmptyView() }

    /// The name, which no other scene of the program has.
    public nonisolated var id: String { name }

    /// Its size on a stage with that much space, points.
    func size(within available: CGSize) -> CGSize {
        guard let size else { return available }
        return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }

    /// The scene's views, made anew.
    package var view: AnyView { make(name) }
}

extension PlaygroundScene: Equatable {
    /// The scenes of a program are told apart by their names.
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

/// A scene of the program's own: its outermost scroll view is the one that the scene is about, and its views read its numbers as
/// they are tuned.
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
            // As an app has it: the window's texts are smaller, and of one line.
            .font(nil)
            .lineLimit(nil)
            .foregroundStyle(Color.primary)
            .environment(
                \.tunedNumbers,
                TunedNumbers(values: settings.sceneValues.values(of: numbers, in: scene), undeclared: undeclared))
    }
}
