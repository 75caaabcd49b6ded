import Drawing
import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI
import SDLHost

/// Renders moments of a scene on the processor, without a window or display. The result is the same to the byte on
/// every machine.
@MainActor
package struct SceneRenderer {
    /// The size of a scene without another size, in points.
    package nonisolated static let standardSize = CGSize(width: 1280, height: 800)

    private let host: ViewHost
    private let text: SDLTextMeasurer
    private let glyphs: SDLGlyphSource
    private let rasterizer = SoftwareRasterizer()
    private var replay: SceneReplay?
    /// The scroll view of the recording, or of the scene.
    private let viewID: ScrollViewID
    /// The name of the recording in messages.
    private let file: String

    /// Throws if the scene, the recording, a feel or the fonts are missing, and for a recording of another scene.
    init(_ options: RenderOptions, in scenes: SceneCatalog = .builtIn) throws {
        let scene = try scenes.scene(called: options.scene)
        let recording = try options.recording.map { try Recording(contentsOf: $0) }
        let file = options.recording ?? ""
        try recording?.check(madeIn: scene, of: scenes, file: file)
        let chosen = try options.feel.map { try FeelLibrary.file($0, in: scenes) }
        try self.init(scene, recording, file: file, in: chosen, size: options.size, scale: options.scale)
    }

    /// Renders `recording`, whose name in messages is `file`, in the feel `chosen`, or in its own. `size` is in points;
    /// nil for the scene's or the recording's.
    init(
        _ scene: PlaygroundScene, _ recording: Recording?, file: String, in chosen: FeelFile?,
        size requested: CGSize? = nil,
        scale: Double
    ) throws {
        self.file = file
        let recorded = chosen == nil ? try recording.map { [file] in try FeelLibrary.feel(of: $0, file: file) } : nil
        let feel = chosen?.feel ?? recorded ?? .uikit
        if let note = recording?.note(onReplaysIn: [feel], file: file) { printMessage(note) }
        let fonts = try FontLibrary()
        let size = requested ?? scene.size ?? Self.standardSize
        let settings = chosen?.stage ?? recording?.stageSettings ?? StageSettings()
        let stage = BareStage(scene: scene, feel: feel, settings: settings, size: size)
        text = SDLTextMeasurer(fonts: fonts)
        host = ViewHost(size: size, scale: scale, text: text) {
            BareScene(stage: stage)
        }
        host.images = ImageFiles().loader
        host.colorScheme = stage.settings.colorScheme(desktop: nil)
        glyphs = SDLGlyphSource(fonts: fonts)
        viewID = ScrollViewID(name: recording?.mainView ?? PlaygroundScene.stageID, inside: scene.name)
        guard let recording else { return }
        replay = try SceneReplay(recording, host: host, stage: stage, fitsViewport: requested == nil, file: file)
    }

    /// Whether nothing moves and no input remains.
    var isAtRest: Bool { replay.map { $0.nextFrame == nil } ?? !host.needsFrame }

    /// Returns the scene at `time`. Times must not decrease. Throws ``ExitStatus/malformed`` if the replay up to then
    /// is too long.
    mutating func picture(at time: Duration) throws(PlaygroundError) -> ImageResource {
        picture(of: try list(at: time))
    }

    /// Returns the frame at `time`, with the state of its scroll view.
    mutating func frame(at time: Duration) throws(PlaygroundError) -> TakeRun.Frame {
        let list = try list(at: time)
        return TakeRun.Frame(
            time: time, list: list, scroll: host.scrollSnapshot(ofID: viewID, includesTargets: false))
    }

    /// The outlines of tuning B for the scene's colour scheme.
    var ghostOutlines: GhostOutlines { GhostOutlines(of: .b, in: host.colorScheme) }

    /// Returns the display list at `time`.
    mutating func list(at time: Duration) throws(PlaygroundError) -> DisplayList {
        if replay == nil { host.advance(to: time) } else { replay?.advance(to: time) }
        if replay?.isTooLong == true {
            let limit = FileLimit.frames
            throw PlaygroundError(
                .malformed,
                "\(file): events: found too many frames before \(host.time.inSeconds.shortestDecimal) s, expected "
                    + "\(limit.expectation).", remedy: limit.remedy)
        }
        return host.displayList
    }

    /// Renders a view of that size in points, in the scene's colour scheme. Throws ``ExitStatus/usage`` with `remedy`
    /// if it is too large; `option` is the option that requested it.
    func picture<Content: View>(
        of view: Content, size: CGSize, for option: String, remedy: String
    ) throws(PlaygroundError) -> ImageResource {
        if let excess = PictureSize.excess(of: size, scale: host.scale) {
            throw PlaygroundError(.usage, "\(option): the picture has \(excess).", remedy: remedy)
        }
        let sheet = ViewHost(size: size, scale: host.scale, text: text) { view }
        sheet.colorScheme = host.colorScheme
        sheet.frame(at: .zero)
        return picture(of: sheet.displayList)
    }

    /// Renders a display list in the scene's colour scheme.
    func picture(of list: DisplayList) -> ImageResource {
        let ground = WindowBackground()
        return rasterizer.picture(
            of: list, background: host.colorScheme == .dark ? ground.dark : ground.light, glyphs: glyphs)
    }
}
