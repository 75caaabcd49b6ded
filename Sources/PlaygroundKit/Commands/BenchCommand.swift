import Drawing
import Foundation
import ScrollAnalysis
import ScrollUI
import SDLHost

/// The options of `bench`.
package struct BenchOptions: Equatable, Sendable {
    /// The scene to draw.
    package var scene: BenchScene
    /// The number of rows of the list.
    package var count: Int
    /// The wall time to measure, in seconds.
    package var seconds: Double
    /// The program's name in the printed line.
    package var name: String
    /// The renderer of the window.
    package var renderer: RendererChoice

    /// Options with all their parts.
    package init(scene: BenchScene, count: Int, seconds: Double, name: String, renderer: RendererChoice) {
        self.scene = scene
        self.count = count
        self.seconds = seconds
        self.name = name
        self.renderer = renderer
    }
}

/// Measures a scene in a window and prints one line. Throws ``PlaygroundError`` and ``OutputClosed``.
@MainActor package func runBench(_ options: BenchOptions) throws {
    let line = try reportingErrors { try measure(options) }
    var output = OutputStream()
    try output.write(line.json + "\n")
    try output.flush()
}

@MainActor private func measure(_ options: BenchOptions) throws -> BenchLine {
    try OpenFileLimit.require(OpenFileLimit.forWindow)
    let fonts = try FontLibrary()
    var window = WindowOptions(title: "bench", size: BenchScene.windowSize, renderer: options.renderer)
    window.background = WindowBackground(
        light: PixelColor(hex: BenchColors.background), dark: PixelColor(hex: BenchColors.background))
    let session = try WindowSession(window, fonts: fonts)
    let curves = BenchCurves()
    let whole = try options.scene.sceneName.map {
        try BenchWindow(
            $0, for: options.scene.windowUse, size: session.size, scale: session.scale, text: session.text)
    }
    let view = BenchView(scene: options.scene, count: options.scene.itemCount(options.count), curves: curves)
    let host = whole?.host ?? ViewHost(size: session.size, scale: session.scale, text: session.text) { view }
    let run = BenchRun(
        options, host: host, curves: curves, window: whole, environment: ProcessInfo.processInfo.environment)
    var loop = RunOptions(isUnthrottled: true, virtualInterval: BenchRun.interval)
    loop.followsDesktop = false
    _ = try session.run(host, options: loop, hooks: run.hooks { session.quit() })
    return run.line
}
