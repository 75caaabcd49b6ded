import SwiftUI
import XCTest

@MainActor
final class NavigationTests: XCTestCase {
    func testAListLiesWhereItWasAfterGoingInAndBack() async {
        let phone = Phone { RecipeBrowser() }
        XCTAssertTrue(phone.shows("Soups"))
        phone.flick(from: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -250))
        let recipe = phone.texts.first { $0.hasPrefix("Soup no.") && (phone.location(of: $0)?.y ?? 0) > 300 } ?? ""
        let before = phone.location(of: recipe) ?? .zero
        phone.tap(recipe)
        XCTAssertTrue(phone.shows("\(recipe), step 1"), "\(phone.texts)")
        phone.tap("Star")
        XCTAssertTrue(phone.shows("Unstar"))
        for _ in 0..<2 { phone.flick(from: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -300)) }
        phone.tap("Done cooking")
        XCTAssertEqual(phone.location(of: recipe)?.y ?? 0, before.y, accuracy: 1, "\(phone.texts)")
    }

    func testLinksOfOldGoInAndAChoiceComesBack() async {
        let phone = Phone { PreferencesNavigation() }
        XCTAssertTrue(phone.shows("Preferences"), "\(phone.texts)")
        phone.tap("Theme")
        XCTAssertTrue(phone.shows("Themes"), "\(phone.texts)")
        phone.tap("Choose Dark")
        XCTAssertTrue(phone.shows("is Dark"), "\(phone.texts)")
        phone.tap("Text size")
        XCTAssertTrue(phone.shows("Size 14"), "\(phone.texts)")
    }

    func testAnOrderGoesThroughItsStepsAndEndsAtTheBeginning() async {
        let phone = Phone { CoordinatedFlow() }
        phone.tap("New order")
        phone.tap("Take Large")
        XCTAssertTrue(phone.shows("Extras: 0"), "\(phone.texts)")
        phone.tap("Other size")
        phone.tap("Take Small")
        phone.tap("Go on")
        XCTAssertTrue(phone.shows("Small with 0 extras"), "\(phone.texts)")
        phone.tap("Order")
        XCTAssertTrue(phone.shows("1 orders"), "\(phone.texts)")
    }
}
