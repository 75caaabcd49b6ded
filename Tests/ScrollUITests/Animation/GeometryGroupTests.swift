import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class GeometryGroupTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var isWide = false
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        let isGroup: Bool

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                if isGroup {
                    row.geometryGroup().frame(width: width, height: 40)
                } else {
                    row.frame(width: width, height: 40)
                }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }

        private var width: CGFloat { model.isWide ? 300 : 100 }

        private var row: some View {
            ZStack(alignment: .trailing) {
                Color.red
                if model.isWide { Color.blue.frame(width: 20).id("new").transition(.identity) }
            }
        }
    }

    private func edges(isGroup: Bool) -> [CGFloat] {
        let model = Model()
        let host = host { Screen(model: model, isGroup: isGroup) }
        withAnimation(.linear(duration: 1)) { model.isWide = true }
        return [0.01, 0.5, 0.5].map {
            host.wait($0)
            return host.frame(ofID: "new")?.maxX ?? .nan
        }
    }

    func testWhatComesIntoAGroupStandsWhereItWouldInTheFrameAsItIsShown() async {
        let edges = edges(isGroup: true)
        XCTAssertEqual(edges[0], 102, accuracy: 5)
        XCTAssertEqual(edges[1], 202, accuracy: 5)
        XCTAssertEqual(edges[2], 300, accuracy: 1)
    }

    func testElsewhereItStandsWhereItWillBe() async {
        XCTAssertEqual(edges(isGroup: false)[0], 300, accuracy: 5)
    }
}
