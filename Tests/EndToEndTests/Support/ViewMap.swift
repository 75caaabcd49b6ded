import Drawing
import Foundation
import SDLHost
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The positions of views on the screen: the same views laid out with the same fonts, without a window.
@MainActor
struct ViewMap {
    private let host: ViewHost
    private let model: PlaygroundModel
    private let scene: String
    /// In points of the screen.
    let window: CGRect

    init(scene: String, window: CGRect) throws {
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: scene))
        self.scene = scene
        host = makePlaygroundHost(size: window.size, text: SDLTextMeasurer(fonts: fonts), model: model)
        host.frame(at: .zero)
        self.window = window
    }

    /// The positions of views after typing `query` into the inspector's search.
    func searching(_ query: String) throws -> ViewMap {
        let map = try ViewMap(scene: scene, window: window)
        map.model.inspector.query = query
        map.host.frame(at: .seconds(1))
        return map
    }

    /// The frame of the scroll view in a picture of `render`.
    static func frameOfStage(inBareScene scene: String, size: CGSize) throws -> CGRect {
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        let stage = BareStage(
            scene: try SceneCatalog.builtIn.scene(called: scene), feel: .uikit, settings: StageSettings(), size: size)
        let host = ViewHost(size: size, text: SDLTextMeasurer(fonts: fonts)) { BareScene(stage: stage) }
        host.frame(at: .zero)
        return try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
    }

    /// In points of the screen.
    func frame(of id: String) throws -> CGRect {
        let frame = try XCTUnwrap(host.frame(ofID: id), "no view has the id \(id)")
        return frame.offsetBy(dx: window.minX, dy: window.minY)
    }

    func center(of id: String) throws -> CGPoint {
        let frame = try frame(of: id)
        return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }

    /// The expected pictures of views after an action. `act` gets a host of its own.
    func pictures(of ids: [String], scene: String, after act: (ViewHost) -> Void) throws -> [PictureFile] {
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        let model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: scene))
        let host = makePlaygroundHost(size: window.size, text: SDLTextMeasurer(fonts: fonts), model: model)
        host.frame(at: .zero)
        act(host)
        for _ in 0..<300 {
            host.frame(at: host.time + .seconds(1) / 60)
            model.update(from: host, frameTime: 0)
        }
        let picture = SoftwareRasterizer().picture(
            of: host.displayList, background: WindowBackground().dark, glyphs: SDLGlyphSource(fonts: fonts))
        return try ids.map { PictureFile(picture).crop(try XCTUnwrap(host.frame(ofID: $0))) }
    }

    /// The frame of a view in pictures of the window.
    func frameInPictures(of id: String) throws -> CGRect {
        try frame(of: id).offsetBy(dx: -window.minX, dy: -window.minY)
    }

    /// Turns the wheel over the inspector until one of its rows is visible, and returns the number of notches.
    func reveal(_ id: String) throws -> Int {
        let panel = try XCTUnwrap(host.frame(ofID: "inspector"), "the inspector is folded")
        let place = CGPoint(x: panel.midX, y: panel.midY)
        for notches in 0..<100 {
            if let row = host.frame(ofID: id), row.maxY < panel.maxY - 20 { return notches }
            host.send(
                InputEvent(.wheel(InputEvent.Wheel(source: .notch, dx: 0, dy: -1, location: place)), at: host.time))
            host.advance(to: host.time + .seconds(2))
        }
        throw EndToEndError(description: "no turn of the wheel brings \(id) in sight")
    }

    /// The right end of the slider in the inspector's row for a number.
    func endOfSlider(_ id: String) throws -> CGPoint {
        let row = try frame(of: id)
        let (field, gap, knob) = (70.0, 8.0, 7.0)
        return CGPoint(x: row.maxX - field - gap - knob, y: row.midY)
    }
}
