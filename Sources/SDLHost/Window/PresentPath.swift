/// A method of transferring frames to the window.
enum PresentPath: Equatable, Sendable {
    /// OpenGL, in hardware or software.
    case openGL
    /// OpenGL, only if a graphics processor executes it.
    case hardware
    /// Spans in the window's own memory.
    case surface
    /// Spans in the program's memory, copied to the window by OpenGL.
    case texture

    /// Whether the window is created for OpenGL from the start; otherwise SDL would create the window a second time.
    var needsOpenGL: Bool { self != .surface }
}
