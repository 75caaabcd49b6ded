import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class IdentityTests: XCTestCase {
    /// A condition inside modifiers that stay, with a frame whose size does not follow its content.
    private struct Switching: View {
        @State private var isOn = false

        var body: some View {
            Group {
                if isOn { HStack { Text("on") } } else { Text("off") }
            }
            .padding(4)
            .frame(width: 80, height: 30)
            .contentShape(Rectangle())
            .onTapGesture { isOn.toggle() }
            .id("switch")
        }
    }

    func testABranchInsideModifiersIsLaidOutWhenItIsSwitched() async {
        let host = host { Switching() }
        for expected in ["on", "off", "on"] {
            host.click(id: "switch")
            XCTAssertEqual(host.texts, [expected])
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Text("\(name) \(count)").frame(width: 100, height: 20).id(name).onTapGesture { count += 1 }
        }
    }

    private struct Branches: View {
        @State private var isFirst = true
        var body: some View {
            VStack {
                if isFirst { Counter(name: "a") } else { Counter(name: "a") }
                Color.red.frame(width: 20, height: 20).id("switch").onTapGesture { isFirst.toggle() }
            }
        }
    }

    func testTheBranchesOfAConditionAreTwoIdentities() async {
        let host = host { Branches() }
        host.click(id: "a")
        XCTAssertEqual(host.texts, ["a 1"])
        host.click(id: "switch")
        XCTAssertEqual(host.texts, ["a 0"])
    }

    private struct Reordered: View {
        @State private var names = ["x", "y", "z"]
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Counter(name: $0) }
                Color.red.frame(width: 20, height: 20).id("reverse").onTapGesture { names.reverse() }
                Color.blue.frame(width: 20, height: 20).id("drop").onTapGesture { names.removeFirst() }
            }
        }
    }

    func testStateFollowsTheIDOfARowNotItsPlace() async {
        let host = host { Reordered() }
        host.click(id: "x")
        host.click(id: "reverse")
        XCTAssertEqual(host.texts, ["z 0", "y 0", "x 1"])
        host.click(id: "drop")
        XCTAssertEqual(host.texts, ["y 0", "x 1"])
    }

    private struct Renewed: View {
        @State private var generation = 0
        let probe: Probe
        var body: some View {
            VStack {
                Counter(name: "a").id(generation)
                    .onAppear { probe.hit("appear") }
                Color.red.frame(width: 20, height: 20).id("renew").onTapGesture { generation += 1 }
            }
        }
    }

    func testAnotherExplicitIDIsAnotherView() async {
        let probe = Probe()
        let host = host { Renewed(probe: probe) }
        host.click(id: "a")
        XCTAssertEqual(host.texts, ["a 1"])
        host.click(id: "renew")
        XCTAssertEqual(host.texts, ["a 0"])
    }

    private struct Erased: View {
        @State private var isText = true
        var body: some View {
            VStack {
                isText ? AnyView(Counter(name: "a")) : AnyView(Counter(name: "a").padding())
                Color.red.frame(width: 20, height: 20).id("switch").onTapGesture { isText.toggle() }
            }
        }
    }

    func testAnotherTypeInAnAnyViewIsAnotherIdentity() async {
        let host = host { Erased() }
        host.click(id: "a")
        XCTAssertEqual(host.texts, ["a 1"])
        host.click(id: "switch")
        XCTAssertEqual(host.texts, ["a 0"])
    }

    func testAModifierOnAGroupGoesToEachChild() async {
        let host = host {
            HStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 10, height: 10).id(1)
                    Color.red.frame(width: 10, height: 10).id(2)
                }
                .padding(5)
            }
        }
        XCTAssertEqual(host.frame(ofID: 1), CGRect(x: 135, y: 145, width: 10, height: 10))
        XCTAssertEqual(host.frame(ofID: 2), CGRect(x: 155, y: 145, width: 10, height: 10))
    }
}
