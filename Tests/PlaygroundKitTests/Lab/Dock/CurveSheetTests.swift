import AnalysisTestSupport
import Drawing
import Foundation
import SDLHost
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Curves as files.
@MainActor
final class CurveSheetTests: XCTestCase {
    private func window() throws -> WindowUnderTest {
        let window = WindowUnderTest()
        let recording = try ShippedRecordings.recording("carousel-flick")
        window.model.lab.recording = recording
        window.model.lab.duration = RestState(of: recording, in: window.model.tuning.feel).time
        window.model.lab.isDockOpen = true
        window.settle()
        return window
    }

    func testThePictureIsTwoPixelsAPointAndHasTheCurvesOnWhite() async throws {
        let sheet = CurveSheet(try window().model)
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        let pixels = sheet.pixels(fonts)
        XCTAssertEqual(pixels.width, 2 * Int(sheet.picture.size.width))
        XCTAssertEqual(pixels.height, 2 * Int(sheet.picture.size.height))
        let folder = try temporaryFolder()
        for format in [CurveFileFormat.png, .svg] {
            let path = folder.appendingPathComponent("curves.\(format.rawValue)").path
            try sheet.write(format, to: path, fonts: fonts)
            let start = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(5)
            XCTAssertEqual(Array(start), format == .png ? [0x89, 0x50, 0x4E, 0x47, 0x0D] : Array("<svg ".utf8))
        }
    }

    func testTheMenuSavesAndCopies() async throws {
        let window = try window()
        var saved: [CurveFileFormat] = []
        var copied = ""
        window.model.onSaveCurves = { saved.append($0) }
        window.model.onCopy = { copied = $0 }
        for id in ["dock-save-png", "dock-save-svg", "dock-copy-csv"] {
            window.host.click(id: "dock-save")
            window.settle()
            window.host.click(id: id)
            window.settle()
        }
        XCTAssertEqual(saved, [.png, .svg])
        XCTAssertTrue(copied.hasPrefix("tuning,t,x,y,vx,vy,phase\nUIKit,0,"), String(copied.prefix(60)))
        XCTAssertEqual(window.model.notice, "Curves copied as CSV")
    }

    func testAFolderThatCannotBeWrittenIsToldOf() async throws {
        let sheet = CurveSheet(try window().model)
        let fonts = try FontLibrary(folder: try Assets.locate().path("Fonts"))
        for format in [CurveFileFormat.png, .svg] {
            XCTAssertThrowsError(try sheet.write(format, to: "/nowhere/curves", fonts: fonts))
        }
    }
}
