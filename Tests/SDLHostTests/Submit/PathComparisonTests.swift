import CSDL2
import Drawing
import XCTest

@testable import SDLHost

/// Both submit paths show the same picture.
final class PathComparisonTests: XCTestCase {
    /// Mean difference of all channels, in levels of 255.
    private static let tolerance = 0.35

    func testOpenGLShowsWhatTheRasteriserDraws() throws {
        try MainActor.assumeIsolated {
            let window = try OffscreenWindow(200, 150)
            defer { window.close() }
            let glyphs = BlockGlyphs()
            for (name, list) in TestScenes.all + EffectScenes.all {
                let wanted = SoftwareRasterizer().picture(of: list, background: .black, glyphs: glyphs)
                let submitter = try RendererSubmitter(window: window.pointer, glyphs: glyphs, waitsForDisplay: false)
                try submitter.submit(list, background: .black)
                let shown = try submitter.readPixels()
                let (mean, most) = Self.difference(wanted, shown)
                XCTAssertLessThan(mean, Self.tolerance, name)
                XCTAssertLessThan(most, 100, "\(name), mean \(mean)")
            }
        }
    }

    /// In a large gradient on whole pixels, no pixel differs by more than a level, and hardly any differs at all.
    func testLargeGradientsAreDitheredAlike() throws {
        try MainActor.assumeIsolated {
            let window = try OffscreenWindow(200, 150)
            defer { window.close() }
            let gradient = Gradient(stops: [
                .init(color: PixelColor(hex: 0xE05C30), location: 0),
                .init(color: PixelColor(hex: 0xC34517), location: 1),
            ])
            for end in [Point(x: 0, y: 140), Point(x: 190, y: 0), Point(x: 150, y: 120)] {
                for outline in [Outline.rect(Rect(x: 10, y: 8, width: 170, height: 130))]
                    + [.roundedRect(Rect(x: 10, y: 8, width: 170, height: 130), radius: 20)]
                {
                    var list = DisplayList(size: Size(width: 200, height: 150), scale: 1)
                    list.appendFill(outline, gradient: gradient, from: Point(x: 10, y: 8), to: end)
                    let wanted = SoftwareRasterizer().picture(of: list, background: .black, glyphs: BlockGlyphs())
                    let submitter = try RendererSubmitter(
                        window: window.pointer, glyphs: BlockGlyphs(), waitsForDisplay: false)
                    try submitter.submit(list, background: .black)
                    let shown = try submitter.readPixels()
                    let (mean, most) = Self.difference(wanted, shown)
                    XCTAssertLessThanOrEqual(most, 1, "\(end)")
                    XCTAssertLessThan(mean, 0.005, "\(end)")
                }
            }
        }
    }

    func testTheWindowSurfaceShowsWhatTheRasteriserDraws() throws {
        try MainActor.assumeIsolated {
            let window = try OffscreenWindow(200, 150)
            defer { window.close() }
            let glyphs = BlockGlyphs()
            let submitter = try SoftwareSubmitter(window: window.pointer, glyphs: glyphs)
            for (name, list) in TestScenes.all + EffectScenes.all {
                try submitter.submit(list, background: .black)
                let wanted = SoftwareRasterizer().picture(of: list, background: .black, glyphs: glyphs)
                XCTAssertEqual(try submitter.readPixels().pixels, wanted.pixels, name)
            }
        }
    }

    func testLostTexturesAndTargetsAreMadeAnew() throws {
        try MainActor.assumeIsolated {
            let window = try OffscreenWindow(200, 150)
            defer { window.close() }
            let submitter = try RendererSubmitter(
                window: window.pointer, glyphs: BlockGlyphs(), waitsForDisplay: false)
            for (name, list) in TestScenes.all + EffectScenes.all {
                try submitter.submit(list, background: .black)
                let before = try submitter.readPixels().pixels
                submitter.texturesLost()
                submitter.targetsLost()
                submitter.resize()
                try submitter.submit(list, background: .black)
                XCTAssertEqual(try submitter.readPixels().pixels, before, name)
            }
        }
    }

    func testAVertexIsLaidOutAsSDLTakesIt() {
        XCTAssertEqual(MemoryLayout<BatchVertex>.stride, MemoryLayout<SDL_Vertex>.stride)
        XCTAssertEqual(MemoryLayout<BatchVertex>.offset(of: \.x), MemoryLayout<SDL_Vertex>.offset(of: \.position.x))
        XCTAssertEqual(MemoryLayout<BatchVertex>.offset(of: \.red), MemoryLayout<SDL_Vertex>.offset(of: \.color.r))
        XCTAssertEqual(MemoryLayout<BatchVertex>.offset(of: \.alpha), MemoryLayout<SDL_Vertex>.offset(of: \.color.a))
        XCTAssertEqual(MemoryLayout<BatchVertex>.offset(of: \.u), MemoryLayout<SDL_Vertex>.offset(of: \.tex_coord.x))
    }

    private static func difference(_ left: ImageResource, _ right: ImageResource) -> (mean: Double, most: Int) {
        guard left.pixels.count == right.pixels.count else { return (255, 255) }
        var (sum, most) = (0, 0)
        for index in left.pixels.indices {
            let difference = abs(Int(left.pixels[index]) - Int(right.pixels[index]))
            sum += difference
            most = max(most, difference)
        }
        return (Double(sum) / Double(left.pixels.count), most)
    }
}
