import Drawing
import Foundation
import ScrollAnalysis
import ScrollUI
import SDLHost

/// What `bench` was asked.
package struct BenchOptions: Equatable, Sendable {
    /// What is drawn.
    package var scene: BenchScene
    /// Rows of the list.
    package var count: Int
    /// Wall time to measure.
    package var seconds: Double
    /// What the printed line calls the program.
    package var name: String
    /// Which way pictures take to the screen.
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
