import CSDL2

/// What draws for OpenGL.
enum OpenGLName {
    private typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    /// GL_RENDERER of OpenGL's headers, which nothing else here needs.
    private static let rendererName: UInt32 = 0x1F01

    /// Such as `llvmpipe (LLVM 15.0.6, 256 bits)`; nil while no context is current.
    static var current: String? {
        guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
        // SDL hands out every function of OpenGL as an untyped pointer.
        let getString = unsafeBitCast(address, to: GetString.self)
        return getString(rendererName).map { String(cString: $0) }
    }
}
