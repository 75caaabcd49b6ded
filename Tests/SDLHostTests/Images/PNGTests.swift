import Drawing
import XCTest

@testable import SDLHost

final class PNGTests: XCTestCase {
    private func picture(seed: UInt64, opaque: Bool) -> ImageResource {
        var random = SeededRandom(seed: seed)
        let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
        var pixels: [UInt8] = []
        for _ in 0..<width * height {
            let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &random)
            for _ in 0..<3 { pixels.append(UInt8.random(in: 0...alpha, using: &random)) }
            pixels.append(alpha)
        }
        return ImageResource(width: width, height: height, pixels: pixels)
    }

    func testAPictureComesBackByteForByte() throws {
        let folder = try TemporaryFolder()
        for seed in UInt64(0)..<60 {
            let image = picture(seed: seed, opaque: seed % 2 == 0)
            let path = folder.path + "/picture.png"
            try PNGWriter.write(image, to: path)
            let back = try PNGReader.read(path)
            XCTAssertEqual(back.width, image.width, "seed \(seed)")
            XCTAssertEqual(back.height, image.height, "seed \(seed)")
            XCTAssertEqual(back.pixels, image.pixels, "seed \(seed)")
        }
    }

    func testTheSamePictureGivesTheSameFile() throws {
        let image = picture(seed: 7, opaque: false)
        XCTAssertEqual(
            try PNGWriter.encode(image, path: "a"),
            try PNGWriter.encode(
                ImageResource(width: image.width, height: image.height, pixels: image.pixels), path: "b"))
    }

    func testWritingLeavesNothingBesideThePicture() throws {
        let folder = try TemporaryFolder()
        try PNGWriter.write(picture(seed: 1, opaque: true), to: folder.path + "/a.png")
        XCTAssertEqual(folder.names, ["a.png"])
    }

    func testTextIsRefusedAsAPicture() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.png"
        try "no picture".write(toFile: path, atomically: true, encoding: .utf8)
        XCTAssertThrowsError(try PNGReader.read(path)) { error in
            guard case .notAPicture(path, _)? = error as? ImageError else { return XCTFail("\(error)") }
            XCTAssertTrue("\(error)".contains(path))
        }
    }

    func testACutOffPictureIsRefused() throws {
        let bytes = try PNGWriter.encode(picture(seed: 3, opaque: true), path: "a")
        for length in stride(from: 0, to: bytes.count - 12, by: 37) {
            XCTAssertThrowsError(try PNGReader.decode(Array(bytes[..<length]), path: "a"), "length \(length)")
        }
    }

    func testAMissingPictureTellsPathAndCause() {
        XCTAssertThrowsError(try PNGReader.read("/nowhere/a.png")) { error in
            XCTAssertEqual(error as? ImageError, .file(FileError(.read, path: "/nowhere/a.png", errno: ENOENT)))
            XCTAssertTrue("\(error)".contains("No such file or directory"), "\(error)")
        }
    }
}
