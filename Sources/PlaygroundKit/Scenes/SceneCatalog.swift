/// The scenes of a program, in the order of its list. Their names are unique.
@MainActor
public struct SceneCatalog: Sendable {
    /// The groups with their headings, which are unique.
    let groups: [SceneGroup]
    /// All scenes.
    package let all: [PlaygroundScene]

    /// Merges groups with the same title. If a name is already used, a number is appended: `gallery-2`.
    init(_ groups: [SceneGroup]) {
        self.groups = Self.named(Self.gathered(groups))
        all = self.groups.flatMap(\.scenes)
    }

    /// The initial scene.
    package var first: PlaygroundScene { all.first ?? .empty }

    /// Returns the scene with that name.
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
