/// A path for frames into the window.
enum PresentPath: Equatable, Sendable {
    /// OpenGL, whoever draws for it.
    case openGL
    /// OpenGL, if a graphics processor draws for it.
    case hardware
    /// Spans in the window's own memory.
    case surface
    /// Spans in memory of ours, copied into the window by OpenGL.
    case texture

    /// Such windows are made for OpenGL from the start; SDL would make the window a second time otherwise.
    var needsOpenGL: Bool { self != .surface }
}
