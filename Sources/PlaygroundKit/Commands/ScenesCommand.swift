/// Prints the name of each scene and what it shows, one a line. Throws ``OutputClosed`` and ``PlaygroundError``.
@MainActor public func runScenes() throws {
    let width = SceneCatalog.all.map(\.name.count).max() ?? 0
    var output = OutputStream()
    for scene in SceneCatalog.all {
        let gap = String(repeating: " ", count: width - scene.name.count + 2)
        try output.write(scene.name + gap + scene.summary + "\n")
    }
    try output.flush()
}
