import Drawing
import Foundation
import Observation
import ScrollPhysics
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// Invisible items are not painted, and all visible ones are.
@MainActor
final class CullingTests: XCTestCase {
    func testNothingIsMissingFromThePictureOfWhatIsPaintedWhole() async {
        for seed in Repetition.cases(UInt64(1)...60, few: 20) { compare(seed: seed, changes: 6) }
    }

    /// The same random tree twice, at the same place of a scroll view: once directly, once in a layer, in which
    /// everything is painted.
    private func compare(seed: UInt64, changes: Int) {
        var random = SeededNumbers(seed: seed)
        let model = TreeModel(spec: .column((0..<4).map { _ in .random(depth: 4, &random) }))
        let culled = scrolled(model) { $0 }
        let whole = scrolled(model) { $0.compositingGroup() }
        for change in 0..<changes {
            model.change(&random)
            let place = CGPoint(x: Double(random.next(200)), y: Double(random.next(400)))
            for host in [culled, whole] { host.show(place) }
            let isSame = picture(culled) == picture(whole)
            XCTAssert(isSame, "seed \(seed), change \(change), at \(place)")
            if !isSame { return }
        }
    }

    private func scrolled<Shown: View>(_ model: TreeModel, _ shown: (AnyView) -> Shown) -> ViewHost {
        let tree = ScrollView([.horizontal, .vertical]) { TreeRoot(model: model).fixedSize() }.id("scroll")
        let view = shown(AnyView(tree))
        let host = ViewHost(size: CGSize(width: 120, height: 80)) { view }
        host.framesPerSecond = 5
        host.frame(at: .zero)
        return host
    }

    private func picture(_ host: ViewHost) -> [UInt8] {
        SoftwareRasterizer().picture(of: host.displayList.withoutLayer, background: .clear, glyphs: BoxGlyphs()).pixels
    }

    func testAViewOutsideTheWindowIsNotPainted() async {
        let host = host(100, 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(height: 50) } } }
        }
        XCTAssertEqual(host.texts, ["0", "1", "2"])
    }

    func testAViewThatIsDrawnIntoTheWindowFromOutsideIsPainted() async {
        let host = host(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 1000)
                    HStack { Text("far").offset(y: -950) }
                }
            }
        }
        XCTAssertEqual(host.texts, ["far"])
    }

    func testAnOffsetThatChangesBringsAViewIntoTheWindow() async {
        let model = Height()
        let host = host(100, 100) { Flag(height: model) }
        XCTAssertEqual(host.texts, [])
        model.value = -950
        host.wait(0.02)
        XCTAssertEqual(host.texts, ["far"])
        model.value = 0
        host.wait(0.02)
        XCTAssertEqual(host.texts, [])
    }

    func testALeafThatGrowsInAFrameOfItsOwnIsPaintedWhereItReaches() async {
        let model = Height()
        let host = host(100, 100) { Flagpole(height: model) }
        let before = host.displayList.items.count
        model.value = 990
        host.wait(0.02)
        XCTAssertEqual(host.displayList.items.count, before + 1)
    }
}

@MainActor @Observable
private final class Height {
    var value: CGFloat = 0
}

private struct Flag: View {
    let height: Height

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 1000)
                HStack { Text("far").offset(y: height.value) }
            }
        }
    }
}

/// A line that extends upwards out of a frame of a fixed height.
private struct Flagpole: View {
    let height: Height

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 1000)
                Pole(height: height).frame(width: 10, height: 10, alignment: .bottom)
            }
        }
    }
}

private struct Pole: View {
    let height: Height
    var body: some View { Color.blue.frame(height: height.value) }
}

extension ViewHost {
    /// Scrolls to `place`, or as far towards it as the content allows.
    fileprivate func show(_ place: CGPoint) {
        let goal = ScrollVector(x: Double(place.x), y: Double(place.y))
        wait(0.05)
        apply(.scrollTo(goal, animated: false), toScrollWithID: "scroll", at: time)
        wait(2)
    }
}

extension DisplayList {
    /// The items without a layer around all of them.
    fileprivate var withoutLayer: DisplayList {
        guard case .pushEffect = items.first, items.count > 1 else { return self }
        var list = DisplayList(size: size, scale: scale)
        list.append(contentsOf: self, 1..<items.count - 1)
        return list
    }
}
