import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Names used by older code and by packages.
@MainActor
final class OlderNamesTests: XCTestCase {
    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.allowedDynamicRange) private var range

        var body: some View { Text("\(scheme.rawValue) \(range == .high ? "high" : "usual")") }
    }

    func testASchemeIsSetForAView() async {
        let host = host {
            VStack {
                Scheme().colorScheme(.light)
                Scheme().colorScheme(.dark).allowedDynamicRange(.high)
            }
        }
        XCTAssertEqual(host.texts, ["light usual", "dark high"])
    }

    func testGeometryDescribesItselfAsCoreGraphicsDoes() async {
        XCTAssertEqual(CGPoint(x: 1, y: 2.5).debugDescription, "(1.0, 2.5)")
        XCTAssertEqual(CGSize(width: 1, height: 2).debugDescription, "(1.0, 2.0)")
        XCTAssertEqual(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription, "(1.0, 2.0, 3.0, 4.0)")
    }

    func testAListOfWhatALibraryOffersCompilesAndIsNotEvaluated() async {
        XCTAssertEqual(Offers().views.count, 2)
        XCTAssertEqual(Offers().modifiers(base: Text("x")).count, 1)
        XCTAssertEqual(NoOffers().views.count, 0)
    }
}

private struct Offers: LibraryContentProvider {
    var views: [LibraryItem] {
        LibraryItem(Text(never()), title: "A text", category: .control)
        LibraryItem(Text(never()), visible: false)
    }

    func modifiers(base: Text) -> [LibraryItem] {
        LibraryItem(base.bold(), category: .effect)
    }

    private func never() -> String {
        XCTFail("a snippet was evaluated")
        return ""
    }
}

private struct NoOffers: LibraryContentProvider {}
