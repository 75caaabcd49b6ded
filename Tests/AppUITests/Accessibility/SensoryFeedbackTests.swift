import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class SensoryFeedbackTests: XCTestCase {
    private struct Counter<Shown: View>: View {
        @State private var count = 0
        let modify: (AnyView, Int) -> Shown

        var body: some View {
            modify(AnyView(Text("\(count)").id("count").onTapGesture { count += 1 }), count)
        }
    }

    private func played<Shown: View>(taps: Int, _ modify: @escaping (AnyView, Int) -> Shown) -> [SensoryFeedback] {
        let host = host { Counter(modify: modify) }
        for _ in 0..<taps { host.click(id: "count") }
        return host.feedback.map(\.feedback)
    }

    func testFeedbackIsPlayedEachTimeThatItsTriggerChanges() async {
        XCTAssertEqual(played(taps: 0) { $0.sensoryFeedback(.selection, trigger: $1) }, [])
        XCTAssertEqual(played(taps: 2) { $0.sensoryFeedback(.selection, trigger: $1) }, [.selection, .selection])
        XCTAssertEqual(played(taps: 2) { view, _ in view.sensoryFeedback(.selection, trigger: 1) }, [])
    }

    func testAConditionSaysWhichChangesAreFelt() async {
        let felt = played(taps: 4) { $0.sensoryFeedback(.impact(weight: .heavy), trigger: $1) { $1.isMultiple(of: 2) } }
        XCTAssertEqual(felt, [.impact(weight: .heavy), .impact(weight: .heavy)])
    }

    func testTheChangeSaysWhatIsFelt() async {
        let felt = played(taps: 3) { view, count in
            view.sensoryFeedback(trigger: count) { old, new in
                if new == 1 { return .start }
                return new == 2 ? nil : .impact(flexibility: .soft, intensity: Double(old) / 4)
            }
        }
        XCTAssertEqual(felt, [.start, .impact(flexibility: .soft, intensity: 0.5)])
        let plain = played(taps: 2) { view, count in
            view.sensoryFeedback(trigger: count) { count > 1 ? .success : nil }
        }
        XCTAssertEqual(plain, [.success])
    }

    func testFeedbackHasTheTimeOfItsFrame() async throws {
        let host = host { Counter { $0.sensoryFeedback(.increase, trigger: $1) } }
        host.advance(to: .seconds(2))
        host.click(id: "count")
        XCTAssertEqual(try XCTUnwrap(host.feedback.first).time.seconds, 2, accuracy: 0.1)
    }

    func testKindsOfFeedbackAreToldApart() async {
        let kinds: [SensoryFeedback] = [
            .start, .stop, .alignment, .decrease, .increase, .levelChange, .selection, .pathComplete, .success,
            .warning, .error, .impact, .impact(weight: .light), .impact(weight: .light, intensity: 0.5),
            .impact(flexibility: .rigid), .impact(flexibility: .solid),
        ]
        XCTAssertEqual(Set(kinds).count, kinds.count)
        XCTAssertEqual(SensoryFeedback.impact(), .impact(weight: .medium, intensity: 1))
    }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
