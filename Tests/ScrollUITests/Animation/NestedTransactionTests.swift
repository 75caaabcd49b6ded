import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private struct SourceKey: TransactionKey {
    static let defaultValue = "nobody"
}

extension Transaction {
    fileprivate var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

/// Transactions inside others, and those of bindings.
@MainActor
final class NestedTransactionTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var x: CGFloat = 0
        @Published var y: CGFloat = 0
        var transactions: [Transaction] = []
    }

    private struct Boxes: View {
        @ObservedObject var model: Model

        var body: some View {
            ZStack {
                Color.red.frame(width: 20, height: 20).id("x").offset(x: model.x)
                Color.blue.frame(width: 20, height: 20).id("y").offset(x: model.y)
            }
            .transaction { if model.x > 0 { model.transactions.append($0) } }
        }
    }

    private struct Trial {
        let model: Model
        let host: ViewHost

        /// The distance covered by the first box, of 100.
        @MainActor var way: CGFloat { (host.frame(ofID: "x")?.midX ?? .nan) - 150 }
    }

    private func trial(_ change: (Model) -> Void) -> Trial {
        let model = Model()
        let host = host(300, 300) { Boxes(model: model) }
        change(model)
        host.frame(at: .zero)
        return Trial(model: model, host: host)
    }

    /// The distance covered after half of an animation of one second, of 100.
    private func halfway(_ change: (Model) -> Void) -> CGFloat {
        let trial = trial(change)
        trial.host.advance(to: .milliseconds(500))
        return trial.way
    }

    private let second = Animation.linear(duration: 1)
    private let long = Animation.linear(duration: 3)

    func testATransactionInWhichNothingIsSetHasTheSurroundingAnimation() async {
        let way = halfway { model in
            withAnimation(second) { withTransaction(Transaction()) { model.x = 100 } }
        }
        XCTAssertEqual(way, 50, accuracy: 0.5)
    }

    func testAnAnimationSetToNilRemovesTheSurroundingOne() async {
        let way = halfway { model in
            withAnimation(second) { withTransaction(Transaction(animation: nil)) { model.x = 100 } }
        }
        XCTAssertEqual(way, 100)
    }

    func testWhatIsSetOutsideIsValidInside() async {
        let trial = trial { model in
            withTransaction(\.source, "button") {
                withTransaction(\.isContinuous, true) { withAnimation(second) { model.x = 100 } }
            }
        }
        XCTAssertEqual(trial.model.transactions.last?.source, "button")
        XCTAssertEqual(trial.model.transactions.last?.isContinuous, true)
        XCTAssertEqual(trial.model.transactions.last?.animation, second)
    }

    func testTheInnerValueOfAKeyBeatsTheOuterOne() async {
        let trial = trial { model in
            withTransaction(\.source, "outer") { withTransaction(\.source, "inner") { model.x = 100 } }
        }
        XCTAssertEqual(trial.model.transactions.last?.source, "inner")
    }

    // MARK: Completions

    /// The seconds from the change to the calls of the completions, in steps of a hundredth.
    private func completions(_ change: (Model, Probe) -> Void, _ names: String...) -> [Double?] {
        let probe = Probe()
        let trial = trial { change($0, probe) }
        var calls = names.map { probe[$0] > 0 ? 0.0 : nil }
        for step in 1...400 {
            trial.host.advance(to: .milliseconds(10 * step))
            for (index, name) in names.enumerated() where calls[index] == nil && probe[name] > 0 {
                calls[index] = Double(step) / 100
            }
        }
        return calls
    }

    func testAnOuterCompletionDoesNotWaitForChangesWithACompletionOfTheirOwn() async {
        let calls = completions(
            { model, probe in
                withAnimation(second) {
                    model.x = 100
                    withAnimation(long) {
                        model.y = 100
                    } completion: {
                        probe.hit("inner")
                    }
                } completion: {
                    probe.hit("outer")
                }
            }, "outer", "inner")
        XCTAssertEqual(calls[0] ?? .nan, 1, accuracy: 0.011)
        XCTAssertEqual(calls[1] ?? .nan, 3, accuracy: 0.011)
    }

    func testAnOuterCompletionWaitsForInnerChangesWithoutOne() async {
        let calls = completions(
            { model, probe in
                withAnimation(second) {
                    model.x = 100
                    withAnimation(long) { model.y = 100 }
                } completion: {
                    probe.hit("outer")
                }
            }, "outer")
        XCTAssertEqual(calls[0] ?? .nan, 3, accuracy: 0.011)
    }

    func testACompletionOfOtherCriteriaRemains() async {
        let calls = completions(
            { model, probe in
                withAnimation(second, completionCriteria: .removed) {
                    model.x = 100
                    withAnimation(long) {
                        model.y = 100
                    } completion: {
                        probe.hit("inner")
                    }
                } completion: {
                    probe.hit("outer")
                }
            }, "outer", "inner")
        XCTAssertEqual(calls[0] ?? .nan, 3, accuracy: 0.011)
        XCTAssertEqual(calls[1] ?? .nan, 3, accuracy: 0.011)
    }

    // MARK: Bindings

    private func binding(_ model: Model) -> Binding<CGFloat> {
        Binding(get: { model.x }, set: { model.x = $0 })
    }

    func testTheCurrentAnimationBeatsThatOfABinding() async {
        let way = halfway { model in
            withAnimation(second) { binding(model).animation(.linear(duration: 10)).wrappedValue = 100 }
        }
        XCTAssertEqual(way, 50, accuracy: 0.5)
        XCTAssertEqual(halfway { binding($0).animation(second).wrappedValue = 100 }, 50, accuracy: 0.5)
    }

    func testTheAnimationOfABindingBelongsToTheCurrentTransaction() async {
        let trial = trial { model in
            withTransaction(\.source, "button") { binding(model).animation(second).wrappedValue = 100 }
        }
        XCTAssertEqual(trial.model.transactions.last?.source, "button")
        XCTAssertEqual(trial.model.transactions.last?.animation, second)
    }

    func testABindingWithAnAnimationKeepsTheRestOfItsTransaction() async {
        var transaction = Transaction()
        transaction.source = "binding"
        let trial = trial { binding($0).transaction(transaction).animation(second).wrappedValue = 100 }
        XCTAssertEqual(trial.model.transactions.last?.source, "binding")
        XCTAssertEqual(trial.model.transactions.last?.animation, second)
    }
}
