import XCTest

@testable import PlaygroundKit

final class BenchDriveTests: XCTestCase {
    func testAListMovesFourThousandPointsASecondOfSixtyFrames() {
        var drive = FrameDrive(extent: 1e9, speed: BenchScene.list.speed)
        for _ in 0..<60 { _ = drive.next() }
        XCTAssertEqual(drive.offset, 4000, accuracy: 1e-9)
    }

    func testTheDriveTurnsRoundAtBothEnds() {
        var drive = FrameDrive(extent: 100, speed: 40 * 60)
        XCTAssertEqual((0..<8).map { _ in drive.next() }, [40, 80, 100, 60, 20, 0, 40, 80])
    }

    func testContentThatFitsDoesNotMove() {
        var drive = FrameDrive(extent: -50, speed: 4000)
        XCTAssertEqual((0..<4).map { _ in drive.next() }, [0, 0, 0, 0])
    }

    func testTheExtentIsThatOfThePeers() {
        XCTAssertEqual(BenchScene.list.extent(itemCount: 100_000), Double(100_000 * 108 - 12 + 32 - 800))
        XCTAssertEqual(BenchScene.list.extent(itemCount: 1), 0)
        XCTAssertEqual(BenchScene.carousel.itemCount(5), 20)
        XCTAssertEqual(BenchScene.carousel.extent(itemCount: 20), 19 * 344)
    }

    func testAJumpToTheLastItemEndsAtTheExtent() {
        let drive = FrameDrive(extent: BenchScene.list.extent(itemCount: 1000), speed: 1)
        XCTAssertEqual(drive.offset(ofItem: 500, pitch: 108), 54_000)
        XCTAssertEqual(drive.offset(ofItem: 999, pitch: 108), drive.extent)
    }
}
