import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// Numbers that scenes declare: their discovery, and the handling of mistakes in them.
@MainActor
final class SceneNumberTests: XCTestCase {
    func testNumbersAreFoundInTheOrderInWhichTheViewDeclaresThem() async {
        let numbers = SceneNumber.declared(in: OwnCarousel())
        XCTAssertEqual(numbers.map(\.id), ["cardWidth", "cards"])
        XCTAssertEqual(numbers.map(\.title), ["Card width", "Cards"])
        XCTAssertEqual(numbers.map(\.standard), [280, 12])
        XCTAssertEqual(numbers.map(\.step), [4, 1])
        XCTAssertEqual(numbers.map(\.range), [80...400, 1...40])
        XCTAssertEqual(numbers.map(\.isWhole), [false, true])
    }

    func testNumbersAreFoundInsideModifiersGroupsAndConditions() async {
        @ViewBuilder func view(_ isShown: Bool) -> some View {
            Text("above")
            if isShown { OwnCarousel().padding(8).background(Color.red) }
        }
        XCTAssertEqual(SceneNumber.declared(in: view(true)).map(\.id), ["cardWidth", "cards"])
        XCTAssertEqual(SceneNumber.declared(in: view(false)).map(\.id), [])
        XCTAssertEqual(SceneNumber.declared(in: AnyView(OwnCarousel())).count, 2)
    }

    func testOutsideTheLabANumberIsWhatTheProgramWrites() async {
        let host = ViewHost(size: CGSize(width: 800, height: 300)) { OwnCarousel() }
        host.frame(at: .zero)
        XCTAssertEqual(host.frame(ofID: "card 0")?.width, 280)
    }

    func testANumberOfEveryTypeReadsAsItIsWritten() async {
        struct Typed: View {
            @Tunable("A", 0...1) var double = 0.25
            @Tunable("B", 0...1) var graphics: CGFloat = 0.5
            @Tunable("C", 0...1) var float: Float = 0.75
            @Tunable("D", -3...3) var whole = -2
            var body: some View { Text("\(double) \(graphics) \(float) \(whole)") }
        }
        let view = Typed()
        XCTAssertEqual(view.double, 0.25)
        XCTAssertEqual(view.graphics, 0.5)
        XCTAssertEqual(view.float, 0.75)
        XCTAssertEqual(view.whole, -2)
    }

    private func number(_ range: ClosedRange<Double>, _ standard: Double, step: Double? = nil) -> SceneNumber {
        SceneNumber(
            title: "?!", range: range, standard: standard, step: step, unit: "", description: "", isWhole: false)
    }

    func testARangeGrowsToHaveTheProgramsOwnValueInIt() async {
        XCTAssertEqual(number(0...1, 3).range, 0...3)
        XCTAssertEqual(number(0...1, -3).range, -3...1)
        XCTAssertEqual(number(2...2, 2).range, 2...3, "a slider needs somewhere to go")
    }

    func testWhatIsNoNumberIsStillANumberToTune() async {
        for number in [number(-.infinity ... .infinity, .nan), number(0 ... .infinity, .infinity, step: .nan)] {
            XCTAssertTrue(number.range.lowerBound.isFinite && number.range.upperBound.isFinite, "\(number)")
            XCTAssertTrue(number.range.contains(number.standard), "\(number)")
            XCTAssertTrue(number.step.isFinite && number.step > 0, "\(number)")
        }
        XCTAssertEqual(number(0...1, 0).id, "number")
    }

    func testWithoutAStepItIsARoundHundredthOfTheRange() async {
        XCTAssertEqual(number(0...1, 0).step, 0.01, accuracy: 1e-12)
        XCTAssertEqual(number(0...320, 0).step, 2, accuracy: 1e-12)
        XCTAssertEqual(number(80...400, 100, step: 4).step, 4)
    }

    /// Before the view is shown, its number is unknown.
    func testANumberOfAViewFurtherInStaysAsItIsAndIsToldOfOnce() async {
        var told: [String] = []
        let undeclared = UndeclaredNumbers(scene: "My feed")
        undeclared.onTell = { told.append($0) }
        struct Feed: View {
            var body: some View {
                VStack {
                    Inner().id("first"); ForEach(0..<3) { _ in Inner() }
                }
            }
        }
        struct Inner: View {
            @Tunable("Gap", 0...40) var gap = 8.0
            var body: some View { Color.red.frame(width: 10, height: gap) }
        }
        XCTAssertEqual(SceneNumber.declared(in: Feed()), [])
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            Feed().environment(\.tunedNumbers, TunedNumbers(values: [:], undeclared: undeclared))
        }
        host.frame(at: .zero)
        XCTAssertEqual(told.count, 1)
        XCTAssertTrue(told.first?.hasPrefix("My feed: \"Gap\" cannot be tuned") == true, "\(told)")
        XCTAssertEqual(host.frame(ofID: "first")?.height, 8)
    }
}
