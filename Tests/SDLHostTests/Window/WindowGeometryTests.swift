import Foundation
import XCTest

@testable import SDLHost

final class WindowGeometryTests: XCTestCase {
    func testADenseDisplayHasMorePixelsThanPoints() {
        let geometry = WindowGeometry(window: (640, 400), output: (1280, 800))
        XCTAssertEqual(geometry.scale, 2)
        XCTAssertEqual(geometry.size, CGSize(width: 640, height: 400))
        XCTAssertEqual(geometry.point(x: 10, y: 20), CGPoint(x: 10, y: 20))
    }

    func testAMagnifiedInterfaceHasFewerPoints() {
        let geometry = WindowGeometry(window: (600, 300), output: (600, 300), interfaceScale: 1.5)
        XCTAssertEqual(geometry.scale, 1.5)
        XCTAssertEqual(geometry.size, CGSize(width: 400, height: 200))
        XCTAssertEqual(geometry.point(x: 300, y: 150), CGPoint(x: 200, y: 100))
    }

    func testAWindowOfNothingCountsAsOnePixel() {
        let geometry = WindowGeometry(window: (0, 0), output: (0, 0), interfaceScale: 0)
        XCTAssertEqual(geometry.size, CGSize(width: 1, height: 1))
        XCTAssertEqual(geometry.scale, 1)
    }
}
