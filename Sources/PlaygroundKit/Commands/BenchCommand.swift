public import SDLHost

/// What `bench` was asked.
public struct BenchOptions: Equatable, Sendable {
    /// What is drawn.
    public var scene: BenchScene
    /// Rows of the list.
    public var count: Int
    /// Wall time to measure.
    public var seconds: Double
    /// What the printed line calls the program.
    public var name: String
    /// Which way pictures take to the screen.
    public var renderer: RendererChoice

    /// Options with all their parts.
    public init(scene: BenchScene, count: Int, seconds: Double, name: String, renderer: RendererChoice) {
        self.scene = scene
        self.count = count
        self.seconds = seconds
        self.name = name
        self.renderer = renderer
    }
}
