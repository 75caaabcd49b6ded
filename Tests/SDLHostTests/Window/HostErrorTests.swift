import XCTest

@testable import SDLHost

final class HostErrorTests: XCTestCase {
    private static let drivers = ["x11", "wayland", "KMSDRM", "dummy", "offscreen"]

    private func assertRemedy(_ error: HostError, namesNoneOf used: [String], line: UInt = #line) {
        let text = error.description
        for word in used { XCTAssertFalse(text.contains(word), "\(word) is what is used: \(text)", line: line) }
        let advice = [" or ", "Use ", "Start ", "Run it "]
        XCTAssertTrue(advice.contains { text.contains($0) }, text, line: line)
    }

    func testNoRemedyNamesWhatIsUsedAlready() {
        for driver in Self.drivers {
            let here = "SDL_VIDEODRIVER=\(driver)"
            let software = ["--renderer software", "--renderer auto", "--renderer opengl", here]
            for choice in [RendererChoice.auto, .software] {
                assertRemedy(.noRenderer(choice, driver: driver, reason: "no"), namesNoneOf: software)
            }
            assertRemedy(.noRenderer(.opengl, driver: driver, reason: "no"), namesNoneOf: ["--renderer opengl", here])
            assertRemedy(
                .lostRenderer(.opengl, driver: driver, reason: "no"), namesNoneOf: ["--renderer opengl", here])
            assertRemedy(
                .lostRenderer(.software, driver: driver, reason: "no"), namesNoneOf: ["--renderer software", here])
        }
        // The software renderer uses OpenGL there.
        assertRemedy(.lostRenderer(.software, driver: "wayland", reason: "no"), namesNoneOf: ["--renderer opengl"])
    }

    func testALostDisplayIsAFailureAndAMissingOneIsNot() {
        XCTAssertEqual(HostError.lostDisplay(driver: "x11").exitStatus, 1)
        XCTAssertEqual(HostError.noDisplay(reason: "no").exitStatus, 2)
        XCTAssertTrue(HostError.lostDisplay(driver: "x11").description.contains("the X server"))
        XCTAssertTrue(HostError.lostDisplay(driver: "wayland").description.contains("the compositor"))
    }
}
