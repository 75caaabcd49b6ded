@testable import PlaygroundKit
@testable import ScrollAnalysis

extension Recording {
    /// The built-in scene that it is played in.
    @MainActor var scene: PlaygroundScene { scene(in: .builtIn) }
}
