import Foundation
import PlaygroundKit
import ScrollUI
import XCTest

/// Every scene, and its displayed code, is shown, left alone, moved once and left alone again. Then nothing must run.
@MainActor
final class SceneRestTests: XCTestCase {
    private let size = CGSize(width: 680, height: 600)

    func testEverySceneComesToRest() async {
        for scene in SceneCatalog.builtIn.all { expectRest(makeSceneHost(scene, size: size), scene.name) }
    }

    func testTheCodeThatScenesShowComesToRest() async {
        check("AnyCard") { AnyCard() }
        check("BottomSheet") { BottomSheet() }
        check("Categories") { Categories() }
        check("Chat") { Chat() }
        check("CollapsingHeaderList") { CollapsingHeaderList() }
        check("Contacts") { Contacts(contacts: (1...40).map { Contact(title: "Contact \($0)") }) }
        check("EndlessList") { EndlessList() }
        check("Feed") { Feed() }
        check("FromUIKit") { FromUIKit() }
        check("FullPages") { FullPages() }
        check("Gallery") { Gallery() }
        check("LongForm") { LongForm() }
        check("LongList") { LongList() }
        check("Margins") { Margins() }
        check("NearTopList") { NearTopList() }
        check("PagingRules") { PagingRules() }
        check("SizedCards") { SizedCards() }
        check("Transitions") { Transitions() }
        check("WideTable") { WideTable() }
    }

    private func check<V: View>(_ name: String, @ViewBuilder _ view: () -> V) {
        expectRest(ViewHost(size: size, root: view), name)
    }

    private func expectRest(_ host: ViewHost, _ name: String) {
        expectNothingRuns(host, "\(name), shown")
        host.drag(from: CGPoint(x: 340, y: 300), by: CGVector(dx: -200, dy: -200))
        expectNothingRuns(host, "\(name), moved once")
    }

    private func expectNothingRuns(_ host: ViewHost, _ name: String) {
        host.wait(10)
        XCTAssertFalse(host.needsFrame, "\(name): another frame is needed")
        XCTAssertNil(host.nextWakeUp, "\(name): a wake-up is set")
        host.frame(at: host.time + .seconds(1))
        XCTAssertEqual(host.report.bodies, 0, "\(name): bodies")
        XCTAssertEqual(host.report.layouts, 0, "\(name): layouts")
    }
}
