import XCTest

@testable import SDLHost

final class VideoDriversTests: XCTestCase {
    private let withoutWayland = "x11,KMSDRM"

    func testWaylandComesFirstWhereTheSessionIsOne() {
        let inside = VideoDrivers(waylandDisplay: "wayland-1", x11Display: ":0", runtimeFolder: "/run/user/1")
        XCTAssertEqual(inside.attempts, ["wayland", withoutWayland])
        let session = VideoDrivers(x11Display: ":0", sessionType: "wayland", runtimeFolder: "/run/user/1")
        XCTAssertEqual(session.attempts, ["wayland", withoutWayland])
        XCTAssertEqual(VideoDrivers(waylandDisplay: "/tmp/socket").attempts, ["wayland", withoutWayland])
    }

    func testSDLChoosesInOtherSessions() {
        let x11 = VideoDrivers(x11Display: ":0", sessionType: "x11", runtimeFolder: "/run/user/1")
        XCTAssertEqual(x11.attempts, [nil])
    }

    func testWaylandIsNotAskedWhereItCannotBeReached() {
        XCTAssertEqual(VideoDrivers(x11Display: ":0", sessionType: "wayland").attempts, [withoutWayland])
    }

    func testWhatAPersonAsksForWins() {
        let asked = VideoDrivers(asked: "x11", waylandDisplay: "wayland-1", runtimeFolder: "/run/user/1")
        XCTAssertEqual(asked.attempts, [nil])
    }

    func testTheDescriptionTellsWhatIsSet() {
        XCTAssertEqual(
            VideoDrivers(x11Display: ":7").description, "WAYLAND_DISPLAY is not set, DISPLAY=:7 does not answer")
    }
}
