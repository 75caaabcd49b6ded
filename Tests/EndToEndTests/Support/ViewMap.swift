import Foundation
import SDLHost
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// Where views are on the screen: the same views laid out with the same fonts, without a window.
@MainActor
struct ViewMap {
    private let host: ViewHost
    private let window: CGRect

    init(scene: String, window: CGRect) throws {
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        let model = PlaygroundModel(scene: try SceneCatalog.scene(called: scene))
        host = makePlaygroundHost(size: window.size, text: SDLTextMeasurer(fonts: fonts), model: model)
        host.frame(at: .zero)
        self.window = window
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

    /// Where a view is in pictures of the window.
    func frameInPictures(of id: String) throws -> CGRect {
        try frame(of: id).offsetBy(dx: -window.minX, dy: -window.minY)
    }

    /// The right end of the slider that stands before the number of that id in the inspector.
    func endOfSlider(_ id: String) throws -> CGPoint {
        let field = try frame(of: id)
        return CGPoint(x: field.minX - 16, y: field.midY)
    }
}
