import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class PreferenceTests: XCTestCase {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Frames: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Named: View {
        let name: String
        var body: some View { Color.red.frame(width: 10, height: 10).preference(key: Names.self, value: [name]) }
    }

    private struct List: View {
        let knob: Knob
        let probe: Probe
        var body: some View {
            VStack {
                ForEach(knob.names, id: \.self) { Named(name: $0) }
                if knob.isOn { Named(name: "on") }
                Text("\(knob.unread)")
            }
            .onPreferenceChange(Names.self) { probe.hit($0.joined()) }
        }
    }

    private func events(_ changes: (Knob) -> Void...) -> [String] {
        let (knob, probe) = (Knob(), Probe())
        let host = host { List(knob: knob, probe: probe) }
        for change in changes {
            change(knob)
            host.wait(0.05)
        }
        return probe.events
    }

    func testValuesAreReducedInTheOrderOfTheViews() async {
        XCTAssertEqual(events(), ["abc"])
    }

    func testAnActionRunsOnceForEachChangedValue() async {
        XCTAssertEqual(events({ $0.unread += 1 }), ["abc"])
        XCTAssertEqual(events({ $0.isOn = true }, { $0.isOn = false }), ["abc", "abcon", "abc"])
        XCTAssertEqual(
            events {
                $0.names.append("d")
                $0.isOn = true
            }, ["abc", "abcdon"])
        XCTAssertEqual(events({ $0.names.reverse() }), ["abc", "cba"])
        XCTAssertEqual(events({ $0.names = [] }), ["abc", ""])
    }

    func testAViewThatNobodySendsAnythingToIsNotCalled() async {
        let probe = Probe()
        _ = host { Color.red.onPreferenceChange(Names.self) { probe.hit($0.joined()) } }
        XCTAssertEqual(probe.events, [])
    }

    func testAnOuterValueStandsForInnerOnesAndATransformChangesThem() async {
        let probe = Probe()
        _ = host {
            VStack {
                HStack { Named(name: "hidden") }.preference(key: Names.self, value: ["outer"])
                HStack { Named(name: "x") }.transformPreference(Names.self) { $0.append("y") }
                Color.red.transformPreference(Names.self) { $0.append("z") }
            }
            .onPreferenceChange(Names.self) { probe.hit($0.joined(separator: " ")) }
        }
        XCTAssertEqual(probe.events, ["outer x y z"])
    }

    private struct Badge: View {
        let knob: Knob
        let probe: Probe
        var body: some View {
            HStack { ForEach(knob.names, id: \.self) { Named(name: $0) } }
                .overlayPreferenceValue(Names.self) { names in
                    let _ = probe.hit("overlay")
                    Text(names.joined())
                }
                .backgroundPreferenceValue(Names.self) { Text("\($0.count)") }
        }
    }

    func testLayersAreMadeFromWhatIsSentUp() async {
        let (knob, probe) = (Knob(), Probe())
        let host = host { Badge(knob: knob, probe: probe) }
        XCTAssertEqual(host.texts, ["3", "abc"])
        knob.names.removeLast()
        host.wait(0.05)
        XCTAssertEqual(host.texts, ["2", "ab"])
    }

    private struct Chosen: View {
        let knob: Knob
        var body: some View {
            VStack(spacing: 0) {
                Color.clear.frame(height: CGFloat(knob.count))
                Color.red.frame(width: 40, height: 20)
                    .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
            }
            .frame(width: 100, height: 100, alignment: .top)
            .overlayPreferenceValue(Frames.self, alignment: .topLeading) { anchors in
                GeometryReader { proxy in
                    let rect = proxy[anchors[0]]
                    Text("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
                }
            }
        }
    }

    func testAnAnchorIsAPlaceInTheReadersSpaceAndFollowsTheLayout() async {
        let knob = Knob()
        let host = host { Chosen(knob: knob) }
        XCTAssertEqual(host.texts, ["30 0 40 20"])
        knob.count = 15
        host.wait(0.05)
        XCTAssertEqual(host.texts, ["30 15 40 20"])
    }
}
