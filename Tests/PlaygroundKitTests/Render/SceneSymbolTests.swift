import Drawing
import Foundation
import XCTest

@testable import PlaygroundKit
@_spi(Nodes) @testable import ScrollUI

/// A custom scene shows symbols like an app.
@MainActor
final class SceneSymbolTests: XCTestCase {
    private let scene = PlaygroundScene("Star", size: CGSize(width: 40, height: 40)) { Image(systemName: "star.fill") }

    /// The placeholder has two paths.
    private func symbols(in list: DisplayList) -> Int {
        list.items.count { if case .fill(.path, _) = $0 { true } else { false } }
    }

    func testInARender() async throws {
        var renderer = try SceneRenderer(scene, nil, file: "", in: nil, scale: 1)
        XCTAssertEqual(symbols(in: try renderer.list(at: .zero)), 1)
    }

    func testInTheWindow() async throws {
        let model = PlaygroundModel(scene: scene)
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        XCTAssertNotNil(host.images.symbol(named: "star.fill", in: EnvironmentValues()))
    }
}
