import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

/// Mistakes of a view's developer: one message that names the view, no endless loop, no crash.
@MainActor
final class MistakeTests: XCTestCase {
    private func warnings<V: View>(_ change: ((ViewHost) -> Void)? = nil, @ViewBuilder of view: () -> V) -> [String] {
        var said: [String] = []
        let host = ViewHost(size: CGSize(width: 200, height: 200), root: view)
        host.onWarning = { said.append($0) }
        host.frame(at: .zero)
        change?(host)
        host.advance(to: .seconds(1))
        XCTAssertFalse(host.needsFrame, "comes to rest")
        return said
    }

    private struct Restless: View {
        @State private var count = 0
        var body: some View {
            count += 1
            return Text("\(count)")
        }
    }

    func testStateSetByItsOwnBodyStops() async {
        let said = warnings { Restless() }
        XCTAssertEqual(said.count, 2, "\(said)")
        XCTAssertTrue(said.first?.hasPrefix("Restless: Restless._count was set while this body ran") == true, "\(said)")
        XCTAssertTrue(said.last?.hasPrefix("Restless: each evaluation changes what it reads") == true, "\(said)")
    }

    func testALengthOfAFrameThatMakesNoSenseIsReported() async {
        struct Fixed: View {
            let length: CGFloat

            var body: some View { Color.red.frame(width: 20, height: length) }
        }
        struct Flexible: View {
            let limits: [CGFloat?]

            var body: some View { Color.red.frame(minWidth: limits[0], idealWidth: limits[1], maxWidth: limits[2]) }
        }
        for length in [-1, .infinity, CGFloat.nan] {
            XCTAssertEqual(
                warnings { Fixed(length: length) },
                ["Fixed: a frame: a length is negative or not finite, so it is ignored"])
        }
        for limits in [[50, 20, nil], [nil, 50, 20], [50, nil, 20], [nil, nil, -1], [CGFloat.infinity, nil, nil]] {
            XCTAssertEqual(
                warnings { Flexible(limits: limits) },
                ["Flexible: a frame: its limits do not ascend from zero, so they are raised"], "\(limits)")
        }
        XCTAssertEqual(warnings { Fixed(length: 0) } + warnings { Flexible(limits: [0, 50, .infinity]) }, [])
    }

    /// A lazy stack whose length is estimated for a width that is not its own, in a frame whose width follows from that length.
    private struct Wavering: View {
        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(0..<2) { index in
                        if index == 0 { Text("row") }
                    }
                }
                .aspectRatio(2, contentMode: .fit)
                .frame(minHeight: 39)
            }
        }
    }

    func testALayoutThatChangesWhatItDependsOnStops() async {
        let said = warnings { Wavering() }
        XCTAssertEqual(said.count, 1, "\(said)")
        XCTAssertTrue(said.first?.contains("each layout changes what it depends on") == true, "\(said)")
    }

    private struct Settling: View {
        @State private var count: Int?
        var body: some View {
            if count == nil { count = 5 }
            return Text("\(count ?? 0)")
        }
    }

    func testStateSetOnceByABodyTakesEffect() async {
        var texts: [String] = []
        let said = warnings {
            texts = $0.texts
        } of: {
            Settling()
        }
        XCTAssertEqual(texts, ["5"])
        XCTAssertEqual(said.count, 1, "\(said)")
    }

    private final class Settings: ObservableObject {}

    private struct Needy: View {
        @EnvironmentObject private var settings: Settings
        var body: some View {
            let _ = settings
            Text("needy")
        }
    }

    private struct NeedyOfKnob: View {
        @Environment(Knob.self) private var knob
        var body: some View { Text("\(knob.count)") }
    }

    func testAMissingObjectNamesTheViewAndTheType() async {
        var texts: [String] = []
        let said = warnings {
            texts = $0.texts
        } of: {
            VStack {
                Needy()
                NeedyOfKnob()
                Text("after")
            }
        }
        XCTAssertEqual(texts, ["after"])
        XCTAssertEqual(said.count, 2)
        XCTAssertTrue(said[0].hasPrefix("Needy: no object of type Settings in the environment"), said[0])
        XCTAssertTrue(said[1].hasPrefix("NeedyOfKnob: no object of type Knob in the environment"), said[1])
    }

    private struct Contacts: View {
        let ids: [Int]
        var body: some View {
            VStack { ForEach(ids, id: \.self) { Text("\($0)") } }
        }
    }

    func testIDsThatOccurTwiceAreToldOnceWithTheIDAndTheForEach() async {
        let knob = Knob()
        struct Root: View {
            let knob: Knob
            var body: some View { Contacts(ids: [1, 2, 2, 3, 3] + [knob.count + 10]) }
        }
        let said = warnings { _ in
            knob.count += 1
        } of: {
            Root(knob: knob)
        }
        XCTAssertEqual(
            said,
            [
                "ForEach over Array<Int> in Contacts: the id 2 occurs more than once. "
                    + "Ids must be unique, or rows and their state cannot be told apart."
            ])
    }

    func testIDsThatOccurTwiceInALazyListAreTold() async {
        let said = warnings {
            ScrollView { LazyVStack { ForEach([1, 2, 2, 3], id: \.self) { Text("\($0)") } } }
        }
        XCTAssertEqual(said.count, 1, "\(said)")
        XCTAssertTrue(said.first?.contains("the id 2 occurs more than once") == true, "\(said)")
    }

    func testARangeThatWasToBeConstantIsToldAndFollowed() async {
        let knob = Knob()
        struct Root: View {
            let knob: Knob
            var body: some View { VStack { ForEach(0..<knob.count + 1) { Text("\($0)") } } }
        }
        var texts: [String] = []
        let said = warnings {
            knob.count = 1
            $0.wait(0.1)
            texts = $0.texts
        } of: {
            Root(knob: knob)
        }
        XCTAssertEqual(texts, ["0", "1"])
        XCTAssertEqual(said.count, 1, "\(said)")
        XCTAssertTrue(said.first?.hasPrefix("ForEach over Range<Int> in Root: the range changed") == true, "\(said)")
    }

    private struct Width: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    private struct Circle: View {
        @State private var width = 0
        var body: some View {
            Color.red.preference(key: Width.self, value: width + 1)
                .onPreferenceChange(Width.self) { width = $0 }
        }
    }

    func testACycleOfPreferencesStops() async {
        let said = warnings { Circle() }
        XCTAssertEqual(said.count, 1, "\(said)")
        XCTAssertTrue(said.first?.hasPrefix("Circle: the preference Width changes each time") == true, "\(said)")
    }

    private struct Spinning: View {
        @State private var count = 0
        let knob: Knob
        var body: some View {
            Text("\(count)").onChange(of: count + knob.count) { count += 1 }
        }
    }

    func testAnOnChangeThatChangesItsValueStops() async {
        let knob = Knob()
        let said = warnings { _ in
            knob.count = 1
        } of: {
            Spinning(knob: knob)
        }
        XCTAssertEqual(said.count, 1, "\(said)")
        XCTAssertTrue(said.first?.hasPrefix("Spinning: the action of onChange(of: Int)") == true, "\(said)")
    }

    func testAViewStillFollowsItsStateAfterItWasStopped() async {
        let knob = Knob()
        struct Later: View {
            let knob: Knob
            @State private var noise = 0
            var body: some View {
                if knob.count == 0 { noise += 1 }
                return Text("\(knob.count) \(noise > 0)")
            }
        }
        var texts: [String] = []
        _ = warnings {
            knob.count = 1
            $0.wait(0.1)
            texts = $0.texts
        } of: {
            Later(knob: knob)
        }
        XCTAssertEqual(texts, ["1 true"])
    }
}
