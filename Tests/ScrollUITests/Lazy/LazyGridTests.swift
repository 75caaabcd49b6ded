import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class LazyGridTests: XCTestCase {
    private func frames(_ columns: [GridItem], width: CGFloat = 300, count: Int = 4) -> [CGRect] {
        let host = host(width, 300) {
            LazyVGrid(columns: columns, spacing: 10) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).id($0) }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        return (0..<count).compactMap { host.frame(ofID: $0) }
    }

    func testFlexibleTracksShareWhatFixedOnesAndGapsLeave() async {
        let frames = frames([GridItem(.fixed(50), spacing: 20), GridItem(), GridItem(.flexible(maximum: 60))])
        XCTAssertEqual(frames[0].width, 50)
        XCTAssertEqual(frames[1].width, (300 - 50 - 20 - 8) / 2)
        XCTAssertEqual(frames[2].width, 60, "the rest of its share goes to nobody")
        XCTAssertEqual(frames[1].minX - frames[0].maxX, 20)
        XCTAssertEqual(frames[2].minX - frames[1].maxX, 8)
        XCTAssertEqual(frames[0].minX + frames[2].maxX, 300, "the tracks are centred together")
        XCTAssertEqual(frames[3].origin, CGPoint(x: frames[0].minX, y: 30))
    }

    func testAnAdaptiveTrackBecomesAsManyAsFit() async {
        XCTAssertEqual(Set(frames([GridItem(.adaptive(minimum: 70))]).map(\.minY)).count, 2, "3 of 4 in the first line")
        XCTAssertEqual(frames([GridItem(.adaptive(minimum: 70))]).first?.width, (300 - 16) / 3)
        XCTAssertEqual(frames([GridItem(.adaptive(minimum: 400))]).first?.width, 400, "never fewer than one")
        XCTAssertEqual(frames([GridItem(.adaptive(minimum: 70, maximum: 75))]).first?.width, 75)
    }

    func testATrackWithoutAnAlignmentTakesTheGrids() async {
        let own = GridItem(.fixed(100), alignment: .bottomTrailing)
        let host = host(300, 300) {
            LazyVGrid(columns: [GridItem(.fixed(100)), own], alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 20).id("grid")
                Color.red.frame(width: 10, height: 20).id("own")
                Color.red.frame(width: 10, height: 60)
            }
            LazyHGrid(rows: [GridItem(.fixed(40))], alignment: .bottom, spacing: 0) {
                Color.red.frame(width: 10, height: 20).id("row")
            }
            .frame(width: 100, height: 40).id("rows")
        }
        XCTAssertEqual(host.frame(ofID: "grid")?.minX, 0)
        XCTAssertEqual(host.frame(ofID: "own")?.maxX, 208)
        XCTAssertEqual(host.frame(ofID: "row")?.maxY, host.frame(ofID: "rows")?.maxY)
    }

    func testALineIsAsHighAsItsHighestCellAndSmallCellsGoWhereTheirTrackSays() async {
        let host = host(300, 300) {
            LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100), alignment: .bottomTrailing)], spacing: 0) {
                Color.red.frame(width: 10, height: 60).id("high")
                Color.red.frame(width: 10, height: 20).id("low")
                Color.red.frame(width: 10, height: 20).id("next")
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        XCTAssertEqual(host.frame(ofID: "high"), CGRect(x: 91, y: 0, width: 10, height: 60))
        XCTAssertEqual(host.frame(ofID: "low"), CGRect(x: 244, y: 40, width: 10, height: 20))
        XCTAssertEqual(host.frame(ofID: "next"), CGRect(x: 91, y: 60, width: 10, height: 20))
    }

    private struct BigGrid: View {
        let probe: Probe
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
                        ForEach(0..<3_000_000) { index in
                            let _ = probe.hit("cell")
                            Color.red.frame(height: 50).id(index)
                        }
                    }
                    .scrollTargetLayout()
                }
                .id("scroll")
                .overlay(alignment: .bottomTrailing) {
                    Button("Go") { reader.scrollTo(2_000_001, anchor: .top) }.id("go")
                }
            }
        }
    }

    func testAGridOfMillionsMakesOnlyTheCellsInView() async {
        let probe = Probe()
        let host = host(300, 200) { BigGrid(probe: probe) }
        XCTAssertLessThanOrEqual(probe["cell"], 12 + 1)
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentSize.height, 50_000_000)
        probe.clear()
        host.click(id: "go")
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 2_000_001)?.origin, .zero)
        XCTAssertLessThanOrEqual(probe["cell"], 15)
        host.size.width = 200
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 2_000_001)?.minY, 0, "fewer columns: what was at the top stays there")
    }

    func testAHorizontalGridGoesColumnByColumn() async {
        let host = host(300, 100) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 5) {
                    ForEach(0..<100) { Color.red.frame(width: 40).id($0) }
                }
            }
        }
        XCTAssertEqual(host.frame(ofID: 1)?.origin, CGPoint(x: 0, y: 16 + 38))
        XCTAssertEqual(host.frame(ofID: 2)?.origin, CGPoint(x: 45, y: 16))
    }
}
