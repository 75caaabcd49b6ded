import CSDL2

/// The name of the OpenGL implementation.
enum OpenGLName {
    private typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    /// GL_RENDERER from OpenGL's headers, which nothing else here needs.
    private static let rendererName: UInt32 = 0x1F01

    /// A name such as `llvmpipe (LLVM 15.0.6, 256 bits)`; nil without a current context.
    static var current: String? {
        guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
        // SDL returns every function of OpenGL as an untyped pointer.
        let getString = unsafeBitCast(address, to: GetString.self)
        return getString(rendererName).map { String(cString: $0) }
    }
}
