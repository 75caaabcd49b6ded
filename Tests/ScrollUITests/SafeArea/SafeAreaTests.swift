import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class SafeAreaTests: XCTestCase {
    private func phone<Root: View>(@ViewBuilder root: () -> Root) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 600), root: root)
        host.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        host.frame(at: .zero)
        return host
    }

    func testTheRootIsLaidOutInsideTheWindowsSafeArea() async {
        let host = phone { Color.red.id("root") }
        XCTAssertEqual(host.frame(ofID: "root"), CGRect(x: 0, y: 40, width: 300, height: 540))
    }

    func testIgnoringTheSafeAreaReachesToTheWindowsEdgesOnlyWhereTheViewLiesOnThem() async {
        let host = phone {
            VStack(spacing: 0) {
                Color.red.id("top").ignoresSafeArea()
                Color.blue.frame(height: 100).id("middle").ignoresSafeArea()
                Color.green.id("bottom").ignoresSafeArea(edges: .top)
            }
        }
        XCTAssertEqual(host.frame(ofID: "top"), CGRect(x: 0, y: 0, width: 300, height: 260))
        XCTAssertEqual(host.frame(ofID: "middle"), CGRect(x: 0, y: 260, width: 300, height: 100))
        XCTAssertEqual(host.frame(ofID: "bottom"), CGRect(x: 0, y: 360, width: 300, height: 220))
    }

    func testAViewOfFixedSizeThatIgnoresTheSafeAreaKeepsItsSizeAndMovesOutAtTheStart() async {
        let host = ViewHost(size: CGSize(width: 300, height: 600)) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 30).id("first").ignoresSafeArea()
                Color.blue.id("rest")
                Color.red.frame(width: 20, height: 30).id("last").ignoresSafeArea()
            }
        }
        host.safeAreaInsets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)
        host.frame(at: .zero)
        XCTAssertEqual(host.frame(ofID: "first"), CGRect(x: 0, y: 0, width: 20, height: 30))
        XCTAssertEqual(host.frame(ofID: "rest"), CGRect(x: 10, y: 70, width: 290, height: 480))
        XCTAssertEqual(host.frame(ofID: "last"), CGRect(x: 0, y: 550, width: 20, height: 30))
    }

    func testABackgroundReachesOut() async {
        let host = phone { Color.clear.background(.red) }
        let fills = host.displayList.items.map { "\($0)" }.joined()
        XCTAssertTrue(fills.contains("600"), fills)
    }

    func testAnInsetTakesRoomAtItsEdgeAndEightPointsMore() async {
        let host = phone {
            Color.red.id("content").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50).id("bar") }
        }
        XCTAssertEqual(host.frame(ofID: "content"), CGRect(x: 0, y: 40, width: 300, height: 482))
        XCTAssertEqual(host.frame(ofID: "bar"), CGRect(x: 0, y: 530, width: 300, height: 50))
    }

    func testAScrollViewsContentRestsInsideTheSafeAreaAndDrawsUnderIt() async {
        let host = phone {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40) { Color.red.frame(height: 50).id($0) } }
            }
            .id("scroll")
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
        }
        let geometry = host.scrollGeometry(ofID: "scroll")
        XCTAssertEqual(geometry?.contentInsets, EdgeInsets(top: 70, leading: 0, bottom: 20, trailing: 0))
        XCTAssertEqual(geometry?.contentOffset.y, -70)
        XCTAssertEqual(geometry?.visibleRect.height, 600)
        XCTAssertEqual(geometry?.containerSize.height, 510)
        XCTAssertEqual(host.frame(ofID: 0)?.minY, 70)
        XCTAssertEqual(host.frame(ofID: "scroll"), CGRect(x: 0, y: 70, width: 300, height: 510))
        host.key(.end)
        host.wait(3)
        XCTAssertEqual(host.frame(ofID: 39)?.maxY, 580, "the last row ends where the safe area does")
    }

    func testAKeyboardTakesTheLowerEndAndCanBeIgnoredAlone() async {
        let host = phone {
            ZStack {
                Color.red.id("safe")
                Color.blue.id("under").ignoresSafeArea(.keyboard)
            }
        }
        host.keyboardHeight = 200
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "safe")?.maxY, 400)
        XCTAssertEqual(host.frame(ofID: "under")?.maxY, 580)
        host.keyboardHeight = 0
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "safe")?.maxY, 580)
    }

    func testAReaderSeesTheSafeAreaAroundIt() async {
        var seen: [EdgeInsets] = []
        let host = phone {
            GeometryReader { proxy in
                let _ = seen.append(proxy.safeAreaInsets)
                Color.red
            }
        }
        XCTAssertEqual(seen.last, EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
        host.safeAreaInsets.top = 10
        host.wait(0.1)
        XCTAssertEqual(seen.last?.top, 10)
    }

    @MainActor @Observable
    final class Model { var padding: CGFloat = 10 }

    private struct Rows: View {
        let model: Model
        let isFixed: Bool
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<300, id: \.self) { id in
                        ZStack(alignment: .leading) {
                            Text("\(id)").frame(width: 50, height: 50).background(.blue)
                            Color.red.frame(width: isFixed ? 20 : nil, height: 10).ignoresSafeArea()
                        }
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .safeAreaPadding(.leading, id % 3 == 0 ? model.padding : 0)
                    }
                }
            }
            .id("scroll")
        }
    }

    /// Rows in a lazy stack are used again for other elements.
    func testRowsThatAreUsedAgainReachAsFarAsNewOnes() async {
        for isFixed in [false, true] {
            let (model, newModel) = (Model(), Model())
            let used = phone { Rows(model: model, isFixed: isFixed) }
            let new = phone { Rows(model: newModel, isFixed: isFixed) }
            for offset in stride(from: 0.0, through: 6000, by: 60) { show(offset, in: used) }
            show(6000, in: new)
            XCTAssertEqual(used.displayList.dump(), new.displayList.dump())
            for padding in isFixed ? [] : [30.0, 0, 12] {
                (model.padding, newModel.padding) = (padding, padding)
                for host in [used, new] { host.wait(1) }
                XCTAssertEqual(used.displayList.dump(), new.displayList.dump(), "\(padding)")
                XCTAssertTrue(used.displayList.dump().contains("rect(0 0 \(50 + Int(padding)) 50)"))
            }
        }
    }

    private func show(_ offset: Double, in host: ViewHost) {
        let target = ScrollVector(x: 0, y: offset)
        host.apply(.scrollTo(target, animated: false), toScrollWithID: "scroll", at: host.time)
        host.frame(at: host.time + .milliseconds(8))
    }
}
