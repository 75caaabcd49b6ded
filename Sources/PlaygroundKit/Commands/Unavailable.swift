/// Opens the window. Throws ``PlaygroundError``.
@MainActor public func runPlayground(_ options: PlaygroundOptions) throws { throw PlaygroundError.noWindow }

/// Draws a scene. Throws ``PlaygroundError``.
@MainActor public func renderScene(_ options: RenderOptions) throws { throw PlaygroundError.noWindow }

/// Prints the scenes. Throws ``PlaygroundError``.
@MainActor public func runScenes() throws { throw PlaygroundError.noWindow }

extension PlaygroundError {
    fileprivate static let noWindow = PlaygroundError(
        .unavailable, "this build has no scenes.", remedy: "Build the whole package.")
}
