import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class TextRendererTests: XCTestCase {
    private struct Loud: TextAttribute {}

    /// Raises the letters of marked runs, each further than the one before; draws others unchanged.
    private struct Rise: TextRenderer {
        var height: Double
        var animatableData: Double {
            get { height }
            set { height = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    guard run[Loud.self] != nil else {
                        context.draw(run)
                        continue
                    }
                    for (index, letter) in run.enumerated() {
                        var copy = context
                        copy.translateBy(x: 0, y: -height * Double(index + 1))
                        copy.draw(letter)
                    }
                }
            }
        }
    }

    func testARunIsFoundByTheMarkOfItsText() async {
        let host = host {
            (Text("as ever ") + Text("up").customAttribute(Loud())).textRenderer(Rise(height: 10))
        }
        XCTAssertEqual(host.texts, ["as ever ", "u", "p"])
        let dump = host.displayList.dump()
        XCTAssertTrue(dump.contains("transform 1 0 0 1 0 -10"), dump)
        XCTAssertTrue(dump.contains("transform 1 0 0 1 0 -20"), dump)
    }

    func testLettersDrawnOneByOneStandWhereTheyStandInTheText() async {
        struct Apart: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout { for run in line { for letter in run { context.draw(letter) } } }
            }
        }
        func origins(_ host: ViewHost) -> [(String, Double)] {
            host.displayList.items.compactMap {
                guard case .text(let run, let origin, _) = $0 else { return nil }
                return (host.displayList.runs[Int(run)].string, origin.x)
            }
        }
        let whole = origins(host { Text("abc").kerning(4) })
        let apart = origins(host { Text("abc").kerning(4).textRenderer(Apart()) })
        XCTAssertEqual(whole.map(\.0), ["a", "b", "c"])
        XCTAssertEqual(apart.map(\.0), ["a", "b", "c"])
        for (left, right) in zip(whole, apart) {
            XCTAssertEqual(left.1 - whole[0].1, right.1 - apart[0].1, accuracy: 1)
        }
    }

    func testLettersThatRunFromTheRightStayTogether() async {
        let host = host { Text("مرحبا").customAttribute(Loud()).textRenderer(Rise(height: 10)) }
        XCTAssertEqual(host.texts.map { $0.filter(\.isLetter) }, ["مرحبا"])
    }

    func testARenderersNumbersAreAnimated() async {
        struct Stage: View {
            @State private var isUp = false
            var body: some View {
                VStack {
                    Text("x").customAttribute(Loud()).textRenderer(Rise(height: isUp ? 40 : 0))
                    Button("up") { withAnimation(.linear(duration: 1)) { isUp = true } }.id("up")
                }
            }
        }
        let host = host { Stage() }
        host.click(id: "up")
        host.wait(0.5)
        let dump = host.displayList.dump()
        let height = dump.firstMatch(of: /transform 1 0 0 1 0 -(\d+)/).flatMap { Int($0.1) } ?? 0
        XCTAssertTrue((15...25).contains(height), dump)
        host.wait(1)
        XCTAssertTrue(host.displayList.dump().contains("transform 1 0 0 1 0 -40"))
        XCTAssertNil(host.nextWakeUp)
    }

    func testALayoutHasLinesRunsLettersAndTheirBounds() async throws {
        final class Seen {
            var layout: Text.Layout?
        }
        struct Look: TextRenderer {
            let seen: Seen
            func draw(layout: Text.Layout, in context: inout GraphicsContext) { seen.layout = layout }
        }
        let seen = Seen()
        _ = host { (Text("one\ntwo ") + Text("three").bold()).textRenderer(Look(seen: seen)).id("text") }
        let layout = try XCTUnwrap(seen.layout)
        XCTAssertEqual(layout.map(\.count), [1, 2])
        XCTAssertEqual(layout.flatMap { $0.map(\.count) }, [3, 4, 5])
        XCTAssertFalse(layout.isTruncated)
        let (first, last) = (layout[0].typographicBounds, layout[1].typographicBounds)
        XCTAssertGreaterThan(last.origin.y, first.origin.y)
        let run = layout[1][1]
        XCTAssertEqual(run.typographicBounds.rect.maxX, last.rect.maxX, accuracy: 0.01)
        XCTAssertEqual(run[0].typographicBounds.width * 5, run.typographicBounds.width, accuracy: 0.01)
        XCTAssertEqual(run.characterIndices.count, 5)
        XCTAssertEqual(layout[0][0].characterIndices[0].distance(to: run.characterIndices[0]), 8)
    }

    func testARendererSaysHowLargeTheTextIs() async {
        struct Tall: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout { context.draw(line) }
            }
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                let size = text.sizeThatFits(proposal)
                return CGSize(width: size.width, height: size.height + 30)
            }
        }
        let plain = host { Text("x").id("x") }.frame(ofID: "x")?.height ?? 0
        let tall = host { Text("x").textRenderer(Tall()).id("x") }.frame(ofID: "x")?.height ?? 0
        XCTAssertEqual(tall, plain + 30)
    }
}
