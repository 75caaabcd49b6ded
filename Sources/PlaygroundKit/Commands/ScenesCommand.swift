import ScrollAnalysis

/// Prints the name and summary of each scene of `program`, one per line. Throws ``OutputClosed`` and
/// ``PlaygroundError``.
@MainActor package func runScenes(of program: PlaygroundProgram = .scrollPlayground) throws {
    let scenes = program.scenes.all
    let width = scenes.map(\.name.count).max() ?? 0
    var output = OutputStream()
    for scene in scenes {
        let gap = String(repeating: " ", count: width - scene.name.count + 2)
        try output.write(scene.name + gap + (scene.summary.isEmpty ? scene.title : scene.summary).visible + "\n")
    }
    try output.flush()
}
