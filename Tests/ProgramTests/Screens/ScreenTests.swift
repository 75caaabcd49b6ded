import SwiftUI
import XCTest

@MainActor
final class ScreenTests: XCTestCase {
    func testTheScreenIsTheWindowAndWhatReadItFollowsTheWindow() async {
        let phone = Phone { ScreenMeasures() }
        XCTAssertTrue(phone.shows("card 350, top 0, bottom 0"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("card").width, 351, accuracy: 0.5)
        phone.host.size = CGSize(width: 600, height: 400)
        phone.host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0)
        phone.wait(0.1)
        XCTAssertTrue(phone.shows("card 560, top 20, bottom 34"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("half 300"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("card").width, 540, accuracy: 0.5)
    }

    func testTwoWindowsEachReadTheirOwn() async {
        let (small, large) = (Phone { ScreenMeasures() }, Phone(width: 800) { ScreenMeasures() })
        small.host.safeAreaInsets = EdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 0)
        small.wait(0.1)
        large.wait(0.1)
        XCTAssertTrue(small.shows("card 350, top 7, bottom 0"), "\(small.texts)")
        XCTAssertTrue(large.shows("card 760, top 0, bottom 0"), "\(large.texts)")
    }

    func testEditingEndsWhenTheWindowIsTold() async {
        let phone = Phone { ScreenMeasures() }
        phone.tap(CGPoint(x: phone.frame("name").midX, y: phone.frame("name").midY))
        XCTAssertTrue(phone.host.wantsTextInput)
        phone.tap("Done")
        XCTAssertFalse(phone.host.wantsTextInput)
    }

    func testAnActionSheetIsMadeByABlockOfStatements() async {
        let phone = Phone { ScreenMeasures() }
        phone.tap("Ask")
        phone.tap("Coffee")
        XCTAssertTrue(phone.shows("Coffee"), "\(phone.texts)")
    }

    func testAnAddressIsGivenToTheDesktop() async throws {
        let phone = Phone { ScreenMeasures() }
        var opened: [URL] = []
        phone.host.urlOpener = URLOpener {
            opened.append($0)
            return true
        }
        let page = try XCTUnwrap(URL(string: "https://www.swift.org"))
        var isTaken = false
        UIApplication.shared.open(page, options: [:]) { isTaken = $0 }
        XCTAssertEqual(opened, [page])
        XCTAssertTrue(isTaken)
    }

    func testOnlyTheCornersThatAreNamedAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let path = RoundedCorner(radius: 20, corners: [.topLeft]).path(in: rect)
        XCTAssertFalse(path.contains(CGPoint(x: 2, y: 2)))
        for corner in [CGPoint(x: 98, y: 2), CGPoint(x: 2, y: 48), CGPoint(x: 98, y: 48)] {
            XCTAssertTrue(path.contains(corner), "\(corner)")
        }
        XCTAssertEqual(Path(UIBezierPath(ovalIn: rect).cgPath), Path(ellipseIn: rect))
    }

    func testSystemColoursDifferInLightAndDark() {
        XCTAssertNotEqual(Color(.systemBackground), Color(.label))
        XCTAssertEqual(Color(uiColor: .systemGroupedBackground), Color(.systemGroupedBackground))
        XCTAssertEqual(EdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).leading, 2)
    }
}
