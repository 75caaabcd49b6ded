import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Colours by name, from a catalogue that each test writes.
@MainActor
final class ColorAssetTests: XCTestCase {
    private func catalog(_ colors: [String: String]) throws -> URL {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: root) }
        for (name, json) in colors {
            let file = root.appendingPathComponent("Assets.xcassets/\(name)/Contents.json")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try json.write(to: file, atomically: true, encoding: .utf8)
        }
        return root
    }

    /// The fill of a view in that colour.
    private func shown(
        _ color: Color, in folder: URL, _ scheme: ColorScheme = .light, warnings: ((String) -> Void)? = nil
    ) -> PixelColor? {
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            color.environment(\.colorCatalog, ColorCatalog(folder: folder))
        }
        host.colorScheme = scheme
        host.onWarning = warnings ?? { XCTFail($0) }
        host.frame(at: .zero)
        host.frame(at: .seconds(1))
        for case .fill(_, .solid(let color)) in host.displayList.items { return color }
        return nil
    }

    private func json(_ components: String, space: String = "srgb", more: String = "") -> String {
        """
        { "colors": [ { "idiom": "universal",
            "color": { "color-space": "\(space)", "components": { \(components) } } }\(more) ],
          "info": { "author": "xcode", "version": 1 } }
        """
    }

    func testComponentsAreReadInTheThreeWaysInWhichTheyAreWritten() async throws {
        let folder = try catalog([
            "Share.colorset": json(#""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "0.500""#),
            "Byte.colorset": json(#""red": "255", "green": "128", "blue": "0", "alpha": "1.000""#),
            "Hex.colorset": json(#""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1""#),
            "Number.colorset": json(#""red": 1, "green": 0.502, "blue": 0, "alpha": 1"#),
            "Gray.colorset": json(#""white": "0.500", "alpha": "1.000""#, space: "gray-gamma-22"),
        ])
        XCTAssertEqual(shown(Color("Share"), in: folder), PixelColor(red: 255, green: 128, blue: 0, alpha: 128))
        for name in ["Byte", "Hex", "Number"] {
            XCTAssertEqual(shown(Color(name), in: folder), PixelColor(red: 255, green: 128, blue: 0, alpha: 255), name)
        }
        XCTAssertEqual(shown(Color("Gray"), in: folder), PixelColor(red: 128, green: 128, blue: 128, alpha: 255))
        XCTAssertEqual(shown(Color("Byte").opacity(0.5), in: folder)?.alpha, 128)
    }

    func testSurroundingsThatAreDarkHaveTheirOwnColour() async throws {
        let dark = """
            , { "appearances": [ { "appearance": "luminosity", "value": "dark" } ], "idiom": "universal",
                "color": { "color-space": "srgb", "components": { "red": "0", "green": "0", "blue": "255", "alpha": "1.0" } } },
              { "appearances": [ { "appearance": "contrast", "value": "high" } ], "idiom": "universal",
                "color": { "color-space": "srgb", "components": { "red": "9", "green": "9", "blue": "9", "alpha": "1.0" } } }
            """
        let folder = try catalog([
            "Card.colorset": json(#""red": "255", "green": "0", "blue": "0", "alpha": "1.0""#, more: dark)
        ])
        XCTAssertEqual(shown(Color("Card"), in: folder), PixelColor(hex: 0xFF0000))
        XCTAssertEqual(shown(Color("Card"), in: folder, .dark), PixelColor(hex: 0x0000FF))
    }

    func testWideColoursAreShownInSRGB() async throws {
        let folder = try catalog([
            "Pink.colorset": json(
                #""red": "0.800", "green": "0.400", "blue": "0.500", "alpha": "1.0""#, space: "display-p3"),
            "Green.colorset": json(#""red": "0", "green": "255", "blue": "0", "alpha": "1.0""#, space: "display-p3"),
        ])
        // By the CSS Color Module: color(display-p3 0.8 0.4 0.5) is rgb(219 96 127) in sRGB, rounded.
        let pink = try XCTUnwrap(shown(Color("Pink"), in: folder))
        XCTAssertEqual(Int(pink.red), 219, accuracy: 2)
        XCTAssertEqual(Int(pink.green), 96, accuracy: 3)
        XCTAssertEqual(Int(pink.blue), 127, accuracy: 2)
        XCTAssertEqual(shown(Color("Green"), in: folder), PixelColor(hex: 0x00FF00), "more than sRGB has")
        XCTAssertEqual(shown(Color(.displayP3, red: 0.8, green: 0.4, blue: 0.5), in: folder), pink)
    }

    func testFoldersWithANamespaceGiveTheirName() async throws {
        let red = json(#""red": "255", "green": "0", "blue": "0""#)
        let folder = try catalog([
            "Brand": #"{ "properties": { "provides-namespace": true } }"#, "Brand/Red.colorset": red,
            "Plain/Other.colorset": red,
        ])
        XCTAssertEqual(ColorCatalog(folder: folder).names, ["Brand/Red", "Other"])
        XCTAssertEqual(shown(Color("Brand/Red"), in: folder), PixelColor(hex: 0xFF0000))
    }

    func testAColourThatIsMissingIsSeenAndToldOfOnce() async throws {
        let folder = try catalog(["Broken.colorset": json(#""red": "much", "green": "0", "blue": "0""#)])
        var warnings: [String] = []
        XCTAssertEqual(shown(Color("Nowhere"), in: folder) { warnings.append($0) }, PixelColor(hex: 0xFF00FF))
        XCTAssertEqual(warnings.count, 1)
        XCTAssertTrue(warnings[0].contains("\"Nowhere\"") && warnings[0].contains("Nowhere.colorset"), warnings[0])
        warnings = []
        XCTAssertEqual(shown(Color("Broken"), in: folder) { warnings.append($0) }, PixelColor(hex: 0xFF00FF))
        XCTAssertEqual(warnings.count, 1)
        XCTAssertTrue(warnings[0].contains("Contents.json") && warnings[0].contains("\"much\""), warnings[0])
    }

    func testABundleHasItsOwnColours() async throws {
        let folder = try catalog(["Card.colorset": json(#""red": "0", "green": "255", "blue": "0""#)])
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let host = host(10, 10) { Color("Card", bundle: bundle) }
        XCTAssertTrue(host.displayList.dump().contains("#00FF00FF"), host.displayList.dump())
    }

    func testEffectsAndTextTakeColoursByName() async throws {
        let folder = try catalog(["Card.colorset": json(#""red": "0", "green": "255", "blue": "0""#)])
        let host = host(100, 100) {
            Text("a").foregroundStyle(Color("Card")).underline(color: Color("Card"))
                .shadow(color: Color("Card"), radius: 2)
                .background(LinearGradient(colors: [Color("Card"), .black], startPoint: .top, endPoint: .bottom))
                .environment(\.colorCatalog, ColorCatalog(folder: folder))
        }
        XCTAssertEqual(host.displayList.dump().components(separatedBy: "#00FF00FF").count - 1, 4)
    }
}
