import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A box of fixed size, to be found by its id.
private func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).id(id)
}

@MainActor
final class GridTests: XCTestCase {
    func testColumnsAreAsWideAsTheirWidestAndRowsAsHighAsTheirHighestCell() async {
        let host = host(400, 400) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box("a", 30, 20)
                    box("b", 50, 40)
                }
                GridRow {
                    box("c", 60, 10)
                    box("d", 20, 30)
                }
            }
            .id("grid")
        }
        XCTAssertEqual(host.frame(ofID: "grid"), CGRect(x: 140, y: 162.5, width: 120, height: 75))
        XCTAssertEqual(host.frame(ofID: "b")?.origin, CGPoint(x: 210, y: 162.5))
        XCTAssertEqual(host.frame(ofID: "c")?.origin, CGPoint(x: 140, y: 207.5))
        XCTAssertEqual(host.frame(ofID: "d")?.origin, CGPoint(x: 210, y: 207.5))
    }

    func testCellsStandInTheMiddleUnlessRowColumnOrCellSayOtherwise() async {
        let host = host(400, 400) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("plain", 20, 20)
                    box("column", 20, 20).gridColumnAlignment(.trailing)
                    box("wide", 100, 60)
                }
                GridRow(alignment: .bottom) {
                    box("tall", 100, 60)
                    box("wide2", 100, 20)
                    box("cell", 20, 20).gridCellAnchor(.topLeading)
                }
            }
        }
        // The grid is 300 by 120 in the middle of 400.
        XCTAssertEqual(host.frame(ofID: "plain")?.origin, CGPoint(x: 90, y: 160))
        XCTAssertEqual(host.frame(ofID: "column")?.origin, CGPoint(x: 230, y: 160))
        XCTAssertEqual(host.frame(ofID: "wide2")?.origin, CGPoint(x: 150, y: 240))
        XCTAssertEqual(host.frame(ofID: "cell")?.origin, CGPoint(x: 250, y: 200))
    }

    func testACellAcrossColumnsWidensThemWhereTheyAreTooNarrow() async {
        let host = host(400, 400) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 30, 10)
                    box("b", 30, 10)
                    box("c", 30, 10)
                }
                GridRow {
                    box("both", 110, 10).gridCellColumns(2)
                    box("d", 30, 10)
                }
            }
            .id("grid")
        }
        XCTAssertEqual(host.frame(ofID: "grid")?.width, 150)
        XCTAssertEqual(host.frame(ofID: "b")?.minX, 185)
        XCTAssertEqual(host.frame(ofID: "c")?.minX, 245)
        XCTAssertEqual(host.frame(ofID: "d")?.minX, 245)
    }

    func testAViewInNoRowLiesAcrossAllColumnsAndTakesTheWholeWidthUnlessItIsUnsized() async {
        func grid(_ axes: Axis.Set) -> ViewHost {
            host(400, 400) {
                Grid(horizontalSpacing: 0) {
                    GridRow {
                        box("a", 50, 10)
                        box("b", 50, 10)
                    }
                    Color.blue.frame(height: 1).gridCellUnsizedAxes(axes).id("line")
                }
                .id("grid")
            }
        }
        XCTAssertEqual(grid([]).frame(ofID: "grid")?.width, 400)
        XCTAssertEqual(grid(.horizontal).frame(ofID: "grid")?.width, 100)
        XCTAssertEqual(grid(.horizontal).frame(ofID: "line")?.width, 100)
    }

    func testAnUnsizedFlexibleViewDoesNotWidenNarrowColumns() async {
        let host = host(400, 400) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 4, 10)
                    box("b", 2, 10)
                }
                GridRow { Color.blue.frame(height: 1).gridCellUnsizedAxes(.horizontal).id("cell") }
                Color.blue.frame(height: 1).gridCellUnsizedAxes(.horizontal).id("line")
            }
        }
        XCTAssertEqual(host.frame(ofID: "cell")?.width, 4)
        XCTAssertEqual(host.frame(ofID: "line")?.width, 6)
    }

    func testFlexibleColumnsShareWhatTheOthersLeave() async {
        let host = host(400, 400) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    box("label", 80, 20)
                    Color.red.frame(height: 20).id("first")
                    Color.red.frame(height: 20).id("second")
                }
            }
        }
        XCTAssertEqual(host.frame(ofID: "first")?.width, 150)
        XCTAssertEqual(host.frame(ofID: "second")?.minX, 250)
    }

    func testRowsOfALoopAndModifiersOfARowReachTheCells() async {
        let host = host(400, 400) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<3) { row in
                    GridRow {
                        box("\(row)0", 40, 20)
                        box("\(row)1", 40, 20)
                    }
                    .padding(5)
                }
            }
            .id("grid")
        }
        XCTAssertEqual(host.frame(ofID: "grid")?.size, CGSize(width: 100, height: 90))
        XCTAssertEqual(host.frame(ofID: "21")?.origin, CGPoint(x: 205, y: 220))
    }

    func testAGridFollowsItsRowsAsTheyChange() async {
        @MainActor final class Model: ObservableObject { @Published var hasRow = false }
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow { Color.red.frame(width: 20, height: 20) }
                    if model.hasRow {
                        GridRow { Color.red.frame(width: 60, height: 20) }
                    }
                }
                .id("grid")
            }
        }
        let model = Model()
        let host = host(400, 400) { Screen(model: model) }
        XCTAssertEqual(host.frame(ofID: "grid")?.size, CGSize(width: 20, height: 20))
        model.hasRow = true
        host.wait(0.05)
        XCTAssertEqual(host.frame(ofID: "grid")?.size, CGSize(width: 60, height: 40))
    }

    func testARowOutsideAGridIsAGroup() async {
        let host = host(400, 400) {
            VStack(spacing: 0) {
                GridRow {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
            }
        }
        XCTAssertEqual(host.frame(ofID: "a")?.minY, 180)
        XCTAssertEqual(host.frame(ofID: "b")?.minY, 200)
    }

    func testFromRightToLeftTheFirstColumnIsAtTheRight() async {
        let host = host(400, 400) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    box("a", 30, 10)
                    box("b", 60, 10)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        XCTAssertEqual(host.frame(ofID: "b")?.minX, 150)
        XCTAssertEqual(host.frame(ofID: "a")?.minX, 220)
    }
}
