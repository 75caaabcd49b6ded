import Drawing
import Foundation
import SDLHost
import ScrollUI
import XCTest

@MainActor
final class ImageRendererTests: XCTestCase {
    private func pixel(_ image: ImageResource, _ x: Int, _ y: Int) -> [UInt8] {
        Array(image.pixels[((y * image.width + x) * 4)..<((y * image.width + x) * 4 + 4)])
    }

    func testAViewBecomesAPictureOfItsOwnSizeAndScale() async throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 2
        let image = try XCTUnwrap(renderer.image)
        XCTAssertEqual([image.width, image.height], [60, 40])
        XCTAssertEqual(pixel(image, 0, 0)[3], 255)
        XCTAssertEqual(pixel(image, 59, 39), pixel(image, 0, 0))
    }

    func testTheProposedSizeIsOffered() async throws {
        let renderer = ImageRenderer(content: Color.blue.frame(maxHeight: 10))
        renderer.proposedSize = ProposedViewSize(width: 50, height: 100)
        let image = try XCTUnwrap(renderer.image)
        XCTAssertEqual([image.width, image.height], [50, 10])
    }

    func testNothingIsDrawnAroundTheViewUnlessThePictureIsOpaque() async throws {
        let renderer = ImageRenderer(content: Circle().fill(Color.green).frame(width: 20, height: 20))
        XCTAssertEqual(pixel(try XCTUnwrap(renderer.image), 0, 0)[3], 0)
        renderer.isOpaque = true
        XCTAssertEqual(pixel(try XCTUnwrap(renderer.image), 0, 0)[3], 255)
    }

    func testThePictureIsWrittenAsPNGAndReadAgain() async throws {
        let renderer = ImageRenderer(content: Text("Hello").padding(4))
        let data = try XCTUnwrap(renderer.pngData)
        XCTAssertEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("renderer-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        let image = try PNGReader.read(file.path)
        XCTAssertEqual(image.pixels, renderer.image?.pixels)
        XCTAssertTrue(image.pixels.contains { $0 != 0 })
    }
}
