import Drawing
import Foundation
import ViewTestSupport
import XCTest

@testable import AppUI
@_spi(Nodes) @testable import ScrollUI

@MainActor
final class BarLabelTests: XCTestCase {
    func testABarShowsTheTitleInPlaceOfASymbolThatIsNotThere() async {
        func texts(_ symbol: String) -> [String] {
            let host = ViewHost(size: CGSize(width: 200, height: 100)) {
                Label("Title", systemImage: symbol).labelStyle(BarLabelStyle())
            }
            host.images = ImageLoader { _ in
                nil
            } symbols: { names in
                names.first == "star" ? .outline(SymbolOutline(size: CGSize(width: 16, height: 16), paths: [])) : nil
            }
            host.frame(at: .zero)
            return host.texts
        }
        XCTAssertEqual(texts("star"), [])
        XCTAssertEqual(texts("nothing"), ["Title"])
    }
}
