import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import SDLHost

final class RemoteImagesTests: XCTestCase {
    private func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "remote-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appending(path: name)
        try Data(bytes).write(to: url)
        return url
    }

    private var png: [UInt8] {
        get throws {
            try PNGWriter.encode(
                ImageResource(width: 3, height: 2, pixels: Array(repeating: 255, count: 24)), path: "card.png")
        }
    }

    func testAFileIsRead() async throws {
        let picture = try await RemoteImages().picture(at: file("a card.png", png))
        XCTAssertEqual([picture.width, picture.height], [3, 2])
    }

    func testAFileThatIsNoPictureAndOneThatIsNotThereAreErrors() async throws {
        for url in [try file("a.png", [1, 2, 3]), URL(fileURLWithPath: "/nowhere/a.png")] {
            do {
                _ = try await RemoteImages().picture(at: url)
                XCTFail("\(url)")
            } catch {
                XCTAssertTrue("\(error)".contains("a.png"), "\(error)")
            }
        }
    }

    func testAnAnswerOfAServerIsAPictureAnErrorOrWhatIsWrongWithIt() async throws {
        let server = try LocalServer(answers: [
            "/card.png": (200, try png), "/gone.png": (404, []), "/photo.jpg": (200, [0xFF, 0xD8, 0xFF, 0xE0]),
        ])
        defer { server.stop() }
        let images = RemoteImages()
        let picture = try await images.picture(at: server.url("/card.png"))
        XCTAssertEqual([picture.width, picture.height], [3, 2])
        let again = try await images.picture(at: server.url("/card.png"))
        XCTAssertTrue(again === picture, "held in memory")
        XCTAssertEqual(server.requests, 1)
        for (path, words) in [("/gone.png", "404"), ("/photo.jpg", "not a PNG file")] {
            do {
                _ = try await images.picture(at: server.url(path))
                XCTFail(path)
            } catch {
                XCTAssertTrue("\(error)".contains(words), "\(error)")
                XCTAssertTrue("\(error)".contains(path), "\(error)")
            }
        }
    }
}
