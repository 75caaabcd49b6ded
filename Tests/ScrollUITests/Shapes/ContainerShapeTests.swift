import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ContainerShapeTests: XCTestCase {
    private func radii(_ host: ViewHost) -> [Double] {
        host.displayList.items.compactMap {
            if case .fill(.roundedRect(_, let radius), _) = $0 { radius } else { nil }
        }
    }

    private struct Card<S: InsettableShape>: View {
        let shape: S
        let distance: CGFloat

        var body: some View {
            ContainerRelativeShape().fill(Color.red)
                .padding(distance)
                .frame(width: 200, height: 100)
                .containerShape(shape)
        }
    }

    func testARelativeShapeHasTheCentresOfTheContainersCorners() async {
        for (distance, radius) in [(0, 30.0), (10, 20), (25, 5), (40, 0)] as [(CGFloat, Double)] {
            let host = host { Card(shape: RoundedRectangle(cornerRadius: 30), distance: distance) }
            XCTAssertEqual(radii(host).first ?? 0, radius, accuracy: 0.01, "\(distance)")
        }
    }

    func testARelativeShapeFollowsItsContainer() async {
        final class Model: ObservableObject {
            @Published var distance: CGFloat = 10
            @Published var radius: CGFloat = 30
        }
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View { Card(shape: RoundedRectangle(cornerRadius: model.radius), distance: model.distance) }
        }
        let model = Model()
        let host = host { Screen(model: model) }
        XCTAssertEqual(radii(host), [20])
        model.distance = 20
        host.wait(0.1)
        XCTAssertEqual(radii(host), [10])
        model.radius = 26
        host.wait(0.1)
        XCTAssertEqual(radii(host), [6])
    }

    func testWithoutAContainerARelativeShapeIsARectangle() async {
        let host = host { ContainerRelativeShape().fill(Color.red) }
        XCTAssertEqual(radii(host), [])
        XCTAssertEqual(ContainerRelativeShape().path(in: CGRect(x: 0, y: 0, width: 4, height: 3)).boundingRect.width, 4)
    }

    func testAPressBesideTheRoundCornerOfARelativeShapeMisses() async {
        let probe = Probe()
        let host = host {
            Color.red
                .contentShape(ContainerRelativeShape())
                .onTapGesture { probe.hit("tap") }
                .padding(10)
                .containerShape(RoundedRectangle(cornerRadius: 90))
        }
        host.click(at: CGPoint(x: 16, y: 16))
        host.wait(0.5)
        XCTAssertEqual(probe["tap"], 0)
        host.click(at: CGPoint(x: 60, y: 60))
        host.wait(0.5)
        XCTAssertEqual(probe["tap"], 1)
    }

    func testConcentricCornersLieAsFarFromTheContainersAsTheNearerEdge() async {
        func path(_ shape: ConcentricRectangle, _ padding: EdgeInsets) -> Bool {
            let probe = Probe()
            let host = host {
                Color.red
                    .contentShape(shape)
                    .onTapGesture { probe.hit("tap") }
                    .padding(padding)
                    .containerShape(RoundedRectangle(cornerRadius: 60))
            }
            // Inside the corner of a radius of 50 at (10, 10), outside of one of 40.
            host.click(at: CGPoint(x: 23, y: 23))
            host.wait(0.5)
            return probe["tap"] == 1
        }
        let even = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        XCTAssertFalse(path(ConcentricRectangle(), even))
        XCTAssertTrue(path(ConcentricRectangle(corners: .fixed(40)), even))
        XCTAssertTrue(path(ConcentricRectangle(topLeadingCorner: 12), even))
        XCTAssertFalse(path(ConcentricRectangle(topLeadingCorner: .concentric(minimum: 90)), even))
    }

    func testShapesAreCombinedInTheFrameThatTheyShare() async {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let ring = Circle().subtracting(Circle().inset(by: 20)).path(in: rect)
        XCTAssertFalse(ring.contains(CGPoint(x: 50, y: 50)))
        XCTAssertTrue(ring.contains(CGPoint(x: 10, y: 50)))
        let cross = Rectangle().inset(by: 0).intersection(Circle()).union(Rectangle().inset(by: 30)).path(in: rect)
        XCTAssertEqual(cross.boundingRect.width, 100, accuracy: 0.1)
        XCTAssertFalse(cross.contains(CGPoint(x: 2, y: 2)))
        let line = Path { path in
            path.move(to: CGPoint(x: -50, y: 50))
            path.addLine(to: CGPoint(x: 150, y: 50))
        }
        XCTAssertEqual(line.lineIntersection(Path(rect)).boundingRect, CGRect(x: 0, y: 50, width: 100, height: 0))
        XCTAssertEqual(line.lineSubtraction(Path(rect)).boundingRect, CGRect(x: -50, y: 50, width: 200, height: 0))
    }

    func testACombinedShapeIsPressedWhereItIs() async {
        let probe = Probe()
        let host = host {
            Circle().subtracting(Rectangle().inset(by: 100)).fill(Color.red).onTapGesture { probe.hit("tap") }
        }
        for point in [CGPoint(x: 150, y: 150), CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 150)] {
            host.click(at: point)
            host.wait(0.5)
        }
        XCTAssertEqual(probe["tap"], 1)
    }
}
