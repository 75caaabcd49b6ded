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
    /// The time to measure, in seconds: of the clock, or of the frames if there are rates.
    package var seconds: Double
    /// The program's name in the printed line.
    package var name: String
    /// The renderer of the window.
    package var renderer: RendererChoice
    /// Frames a second of the displays for which frames are to be in time, a line for each; none for as many frames as can be made.
    package var rates: [Int] = []
    /// Rows are prepared in the time that frames leave.
    package var preparesRows = true

    /// Options with all their parts.
    package init(scene: BenchScene, count: Int, seconds: Double, name: String, renderer: RendererChoice) {
        self.scene = scene
        self.count = count
        self.seconds = seconds
        self.name = name
        self.renderer = renderer
    }
}

/// Measures a scene in a window and prints one line, or one for each rate. Throws ``PlaygroundError`` and ``OutputClosed``.
@MainActor package func runBench(_ options: BenchOptions) throws {
    let lines = try reportingErrors { try measure(options) }
    var output = OutputStream()
    for line in lines { try output.write(line + "\n") }
    try output.flush()
}

@MainActor private func measure(_ options: BenchOptions) throws -> [String] {
    try OpenFileLimit.require(OpenFileLimit.forWindow)
    let fonts = try FontLibrary()
    var window = WindowOptions(title: "bench", size: BenchScene.windowSize, renderer: options.renderer)
    window.background = WindowBackground(
        light: PixelColor(hex: BenchColors.background), dark: PixelColor(hex: BenchColors.background))
    let session = try WindowSession(window, fonts: fonts)
    guard !options.rates.isEmpty else { return [try measureFreely(options, session)] }
    return try options.rates.map { try measure(options, rate: $0, session) }
}

/// As many frames as can be made.
@MainActor private func measureFreely(_ options: BenchOptions, _ session: WindowSession) throws -> String {
    let subject = try BenchSubject(options, session)
    let run = BenchRun(
        options, host: subject.host, curves: subject.curves, window: subject.window,
        environment: ProcessInfo.processInfo.environment)
    var loop = RunOptions(isUnthrottled: true, virtualInterval: BenchRun.interval)
    loop.followsDesktop = false
    loop.preparesRows = options.preparesRows
    _ = try session.run(subject.host, options: loop, hooks: run.hooks { session.quit() })
    return run.line.json
}

/// For a display of so many hertz.
@MainActor private func measure(_ options: BenchOptions, rate: Int, _ session: WindowSession) throws -> String {
    let subject = try BenchSubject(options, session)
    let run = PacedRun(
        options, rate: rate, host: subject.host, curves: subject.curves, window: subject.window)
    var loop = RunOptions(isUnthrottled: true, virtualInterval: .seconds(1) / rate)
    loop.followsDesktop = false
    loop.preparesRows = options.preparesRows
    _ = try session.run(subject.host, options: loop, hooks: run.hooks { session.quit() })
    return run.json
}

/// What is shown, and the host that shows it.
@MainActor
private struct BenchSubject {
    let host: ViewHost
    let curves = BenchCurves()
    let window: BenchWindow?

    init(_ options: BenchOptions, _ session: WindowSession) throws {
        window = try options.scene.sceneName.map {
            try BenchWindow(
                $0, for: options.scene.windowUse, size: session.size, scale: session.scale, text: session.text)
        }
        let view = BenchView(scene: options.scene, count: options.scene.itemCount(options.count), curves: curves)
        host = window?.host ?? ViewHost(size: session.size, scale: session.scale, text: session.text) { view }
    }
}
