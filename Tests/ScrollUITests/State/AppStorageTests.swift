import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private enum Side: String { case left, right }

private struct Settings: View {
    @AppStorage private var width: Double
    @AppStorage private var side: Side
    @AppStorage private var name: String?

    init(_ store: UserDefaults) {
        _width = AppStorage(wrappedValue: 280, "width", store: store)
        _side = AppStorage(wrappedValue: .left, "side", store: store)
        _name = AppStorage("name", store: store)
    }

    var body: some View {
        VStack {
            Text("\(Int(width)) \(side.rawValue) \(name ?? "nobody")")
            Button("change") {
                width += 20
                side = .right
                name = name == nil ? "Ada" : nil
            }
            .id("change")
        }
    }
}

@MainActor
final class AppStorageTests: XCTestCase {
    private func store() throws -> UserDefaults {
        let name = "scroll-ui-tests-\(UUID().uuidString)"
        let store = try XCTUnwrap(UserDefaults(suiteName: name))
        addTeardownBlock { store.removePersistentDomain(forName: name) }
        return store
    }

    func testAValueOutlivesTheViewsThatShowIt() async throws {
        let store = try store()
        let first = host { Settings(store) }
        XCTAssertEqual(first.texts.first, "280 left nobody")
        first.click(id: "change")
        XCTAssertEqual(first.texts.first, "300 right Ada")
        XCTAssertEqual(host { Settings(store) }.texts.first, "300 right Ada")
        XCTAssertEqual(store.double(forKey: "width"), 300)
    }

    func testAllViewsOfAKeyFollowIt() async throws {
        let store = try store()
        let (first, second) = (host { Settings(store) }, host { Settings(store) })
        first.click(id: "change")
        second.wait(0.02)
        XCTAssertEqual(second.texts.first, "300 right Ada")
        second.click(id: "change")
        first.wait(0.02)
        XCTAssertEqual(first.texts.first, "320 right nobody")
    }
}
