import XCTest

@testable import SDLHost

final class RendererRuleTests: XCTestCase {
    private func rule(node: Bool = true, forced: Bool = false, driver: String = "x11") -> RendererRule {
        RendererRule(hasRenderNode: node, isSoftwareForced: forced, videoDriver: driver)
    }

    func testOpenGLIsTriedOnlyWithAProcessorForIt() {
        XCTAssertTrue(rule().shouldTryOpenGL)
        XCTAssertTrue(rule(driver: "wayland").shouldTryOpenGL)
        XCTAssertFalse(rule(node: false).shouldTryOpenGL)
        XCTAssertFalse(rule(forced: true).shouldTryOpenGL)
        XCTAssertFalse(rule(driver: "dummy").shouldTryOpenGL)
        XCTAssertFalse(rule(driver: "offscreen").shouldTryOpenGL)
    }

    func testSoftwareDriversAreKnownByName() {
        for name in ["llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "Software Rasterizer", "Google SwiftShader"] {
            XCTAssertTrue(RendererRule.isDrawnByProcessor(name), name)
        }
        for name in ["Mesa Intel(R) UHD Graphics 620", "AMD Radeon RX 6600 (radeonsi)", "NVIDIA GeForce RTX 3060"] {
            XCTAssertFalse(RendererRule.isDrawnByProcessor(name), name)
        }
    }

    func testWindowsOfWaylandGetTheirPicturesFromOpenGL() {
        XCTAssertEqual(rule(driver: "wayland").paths(for: .software), [.texture])
        XCTAssertEqual(rule(driver: "wayland").paths(for: .auto), [.hardware, .texture])
        XCTAssertEqual(rule(node: false, driver: "wayland").paths(for: .auto), [.texture])
        XCTAssertEqual(rule(driver: "wayland").paths(for: .opengl), [.openGL])
    }

    func testMemoryOfTheWindowIsTriedBeforeATexture() {
        XCTAssertEqual(rule().paths(for: .software), [.surface, .texture])
        XCTAssertEqual(rule().paths(for: .auto), [.hardware, .surface, .texture])
        XCTAssertEqual(rule(node: false).paths(for: .auto), [.surface, .texture])
        XCTAssertEqual(rule(node: false).paths(for: .opengl), [.openGL])
    }
}
