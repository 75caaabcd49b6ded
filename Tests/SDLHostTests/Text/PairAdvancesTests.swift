import XCTest

@testable import SDLHost

@MainActor
final class PairAdvancesTests: XCTestCase {
    /// Inter's units per em; at this size a pixel is one unit.
    private static let size = 2048.0

    func testPlainTextIsAsWideAsWhenItIsShaped() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 #.,%")
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for file in FontFile.shipped {
            guard let font = fonts.font(file, pixelSize: Self.size, use: .measuring) else { return XCTFail("\(file)") }
            var pairs = PairAdvances()
            let measure = { (piece: String) in font.width(of: " \(piece) ") - font.width(of: "  ") }
            for index in 0..<60 {
                let letters = (0..<12).map { _ in String(alphabet.randomElement(using: &random) ?? "a") }
                let text = letters.joined(separator: index.isMultiple(of: 2) ? " " : "")
                guard let width = pairs.width(of: text, measure: { measure($0) }) else { continue }
                XCTAssertEqual(Double(width), Double(measure(text)), accuracy: 4, "seed \(seed), \(file), \(text)")
            }
        }
    }

    func testNoPieceIsMeasuredTwice() async {
        var pairs = PairAdvances()
        var measured: [String] = []
        for text in ["banana", "a band", "nab"] {
            _ = pairs.width(of: text) { piece in
                measured.append(piece)
                return piece.count
            }
        }
        XCTAssertEqual(measured.count, Set(measured).count, "\(measured)")
    }

    func testTextThatInterExchangesIsLeftToTheShaper() async {
        var pairs = PairAdvances()
        for text in ["3x4", "320 x 240", "3 x4", "3x 4", "a -> b", "12:30", "naïve", "x2"] {
            XCTAssertNil(pairs.width(of: text) { _ in 1 }, text)
        }
        XCTAssertNotNil(pairs.width(of: "Card #12 axe  x") { _ in 1 })
    }
}
