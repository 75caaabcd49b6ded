import ScrollUI
import XCTest

extension EnvironmentValues {
    @Entry fileprivate var density = 1.5
    @Entry fileprivate var owner: String?
    /// With a comment, and a value that has signs in it.
    @Entry fileprivate var describe: (Int) -> String = { "n = \($0)" }  // as it is
}

extension Transaction {
    @Entry fileprivate var reason = "none"
}

extension ContainerValues {
    @Entry fileprivate var span: Int = 1
}

/// Values with keys that `@Entry` wrote.
@MainActor
final class EntryTests: XCTestCase {
    private struct Reader: View {
        @Environment(\.density) private var density
        @Environment(\.owner) private var owner
        @Environment(\.describe) private var describe
        var body: some View { Text("\(density) \(owner ?? "nobody") \(describe(3))") }
    }

    func testAnEntryOfTheEnvironmentHasItsDefaultAndFlowsDown() async {
        let host = host {
            VStack {
                Reader()
                Reader().environment(\.density, 2).environment(\.owner, "Ada").environment(\.describe) { "#\($0)" }
            }
        }
        XCTAssertEqual(host.texts, ["1.5 nobody n = 3", "2.0 Ada #3"])
    }

    func testAnEntryOfATransactionTravelsWithTheChange() async {
        struct Counter: View {
            @State private var count = 0
            let probe: Probe
            var body: some View {
                Button("\(count)") { withTransaction(\.reason, "press") { count += 1 } }
                    .id("button")
                    .transaction { probe.hit($0.reason) }
            }
        }
        let probe = Probe()
        let host = host { Counter(probe: probe) }
        XCTAssertEqual(probe["press"], 0)
        host.click(id: "button")
        XCTAssertGreaterThan(probe["press"], 0)
        XCTAssertEqual(host.texts, ["1"])
    }

    func testAnEntryOfAContainerIsReadByItsLayout() async {
        struct Spans: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: subviews.reduce(0) { $0 + $1.containerValues.span } * 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let host = host {
            Spans {
                Color.clear
                Color.clear.containerValue(\.span, 3)
            }
            .id("spans")
        }
        XCTAssertEqual(host.frame(ofID: "spans")?.width, 40)
    }
}
