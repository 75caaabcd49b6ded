@testable import PlaygroundKit
@testable import ScrollAnalysis

extension Recording {
    /// The built-in scene in which it is replayed.
    @MainActor var scene: PlaygroundScene { scene(in: .builtIn) }
}
