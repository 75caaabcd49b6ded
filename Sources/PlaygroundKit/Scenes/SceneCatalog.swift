/// The scenes of a program, in the order of its list. Each has a name of its own.
@MainActor
public struct SceneCatalog: Sendable {
    /// Under their headings; no two of these are alike.
    let groups: [SceneGroup]
    /// Every scene.
    package let all: [PlaygroundScene]

    /// Groups of the same title become one. A scene whose name an earlier one has gets a number behind it: `gallery-2`.
    init(_ groups: [SceneGroup]) {
        self.groups = Self.named(Self.gathered(groups))
        all = self.groups.flatMap(\.scenes)
    }

    /// What a bare start shows.
    package var first: PlaygroundScene { all.first ?? .empty }

    /// The scene that commands call `name`.
    package func scene(named name: String) -> PlaygroundScene? { all.first { $0.name == name } }

    private static func gathered(_ groups: [SceneGroup]) -> [SceneGroup] {
        var gathered: [SceneGroup] = []
        for group in groups where !group.scenes.isEmpty {
            if let index = gathered.firstIndex(where: { $0.title == group.title }) {
                gathered[index].scenes += group.scenes
            } else {
                gathered.append(group)
            }
        }
        return gathered
    }

    private static func named(_ groups: [SceneGroup]) -> [SceneGroup] {
        var (groups, known) = (groups, Set<String>())
        for group in groups.indices {
            for scene in groups[group].scenes.indices {
                let name = groups[group].scenes[scene].name
                let candidates = [name] + (2...groups.reduce(2) { $0 + $1.scenes.count }).map { "\(name)-\($0)" }
                let unused = candidates.first { !known.contains($0) } ?? name
                groups[group].scenes[scene].name = unused
                known.insert(unused)
            }
        }
        return groups
    }
}
