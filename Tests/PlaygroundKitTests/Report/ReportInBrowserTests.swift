import AnalysisTestSupport
import Drawing
import Foundation
import SDLHost
import XCTest

@testable import PlaygroundKit

/// Reports in a real browser, if one is installed: Debian's Chromium without a window.
final class ReportInBrowserTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = try temporaryFolder()
        let recordings = ["fling", "past-the-edge"].map { "'\(ShippedRecordings.folder.path)/\($0).json'" }
        let outcome = try Program().shell(
            "cd '\(folder.path)'; \"$0\" report \(recordings.joined(separator: " ")) --feel uikit --feel gtk --out page.html"
        )
        XCTAssertEqual(outcome.status, 0, outcome.messages)
    }

    private func chromium(_ arguments: [String]) throws -> Program.Outcome {
        let profile = folder.appendingPathComponent("profile").path
        return try SystemTool("chromium").run(
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--user-data-dir=\(profile)",
            ] + arguments + ["file://\(folder.path)/page.html"],
            environment: ["HOME": folder.path])
    }

    private func picture(_ name: String, width: Int, _ arguments: [String] = []) throws -> ImageResource {
        let path = folder.appendingPathComponent("\(name).png").path
        _ = try chromium(["--window-size=\(width),1200", "--screenshot=\(path)"] + arguments)
        return try PNGReader.read(path)
    }

    /// Red, green and blue of the page's background.
    private func ground(_ picture: ImageResource) -> [UInt8] { Array(picture.pixels[0..<3]) }

    /// The share of pixels that differ from the background.
    private func ink(_ picture: ImageResource) -> Double {
        let ground = ground(picture)
        let count = picture.width * picture.height
        return Double((0..<count).count { !picture.pixels[4 * $0..<4 * $0 + 3].elementsEqual(ground) }) / Double(count)
    }

    func testItIsDrawnInLightAndDarkNarrowAndWide() throws {
        let light = try picture("light", width: 1600)
        let dark = try picture("dark", width: 500, ["--blink-settings=preferredColorScheme=0"])
        XCTAssertEqual([light.width, dark.width], [1600, 500])
        XCTAssertGreaterThan(ground(light).min() ?? 0, 200)
        XCTAssertLessThan(ground(dark).max() ?? 255, 80)
        for picture in [light, dark] { XCTAssertGreaterThan(ink(picture), 0.02) }
    }

    /// In a frame as wide as a phone, no element makes the page wider.
    func testAtThreeHundredAndSixtyPixelsNothingStandsOut() throws {
        let page = try String(contentsOf: folder.appendingPathComponent("page.html"), encoding: .utf8)
        // Windows without a display are at least 500 pixels wide.
        let script = """
            <script>addEventListener("load", () => { document.body.style.width = "";
            const frame = document.createElement("iframe"); frame.style.width = "360px"; frame.style.height = "900px";
            frame.style.border = "0"; frame.srcdoc = document.querySelector("#page").content.firstElementChild.dataset.page;
            frame.onload = () => { document.title = frame.contentDocument.documentElement.scrollWidth; };
            document.body.append(frame); });</script>
            """
        let escaped = page.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
        try "<!DOCTYPE html><title>?</title><template id=page><i data-page=\"\(escaped)\"></i></template>\(script)"
            .write(to: folder.appendingPathComponent("page.html"), atomically: true, encoding: .utf8)
        let outcome = try chromium(["--virtual-time-budget=5000", "--dump-dom"])
        let title = try XCTUnwrap(outcome.output.firstMatch(of: /<title>([^<]*)<\/title>/)?.1)
        XCTAssertEqual(String(title), "360")
    }

    func testItIsPrinted() throws {
        let path = folder.appendingPathComponent("page.pdf")
        _ = try chromium(["--print-to-pdf=\(path.path)", "--no-pdf-header-footer"])
        let bytes = try Data(contentsOf: path)
        XCTAssertTrue(bytes.starts(with: Data("%PDF-".utf8)))
        XCTAssertGreaterThan(bytes.count, 10_000)
    }
}
