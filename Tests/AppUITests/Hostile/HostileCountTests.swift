import AppUI
import ScrollUI
import XCTest

/// Whatever whole number an application computes, its window is laid out and drawn, and goes on.
final class HostileCountTests: XCTestCase {
    private static let counts = [0, -1, 1_000_000_000, Int.max, Int.min, Int.min + 1]

    @MainActor private static var views: [(name: String, view: @MainActor (Int) -> AnyView)] {
        [
            ("line limit", { AnyView(Text("some text").lineLimit($0)) }),
            ("reserved lines", { AnyView(Text("some text").lineLimit($0, reservesSpace: true)) }),
            ("least lines", { AnyView(Text("some text").lineLimit($0...)) }),
            ("most lines", { AnyView(Text("some text").lineLimit(...$0)) }),
            (
                "cell columns",
                { count in
                    AnyView(
                        Grid {
                            GridRow {
                                HostileView.card.gridCellColumns(count); HostileView.card
                            };
                            GridRow {
                                HostileView.card; HostileView.card
                            }
                        })
                }
            ),
            (
                "container count",
                { count in
                    AnyView(
                        ScrollView {
                            HostileView.card.containerRelativeFrame(.horizontal, count: count, span: 1, spacing: 8)
                        })
                }
            ),
            (
                "container span",
                { count in
                    AnyView(
                        ScrollView {
                            HostileView.card.containerRelativeFrame(.horizontal, count: 2, span: count, spacing: 8)
                        })
                }
            ),
            (
                "container count and span",
                { count in
                    AnyView(
                        ScrollView {
                            HostileView.card.containerRelativeFrame(.horizontal, count: count, span: count, spacing: 8)
                        })
                }
            ),
            ("badge", { count in AnyView(List { Text("a").badge(count) }) }),
            ("stepper", { count in AnyView(Stepper("a", value: .constant(count), in: 0...9, step: 1)) }),
            ("stepper step", { count in AnyView(Stepper("a", value: .constant(5), step: count)) }),
            (
                "repeated animation",
                { count in
                    AnyView(
                        HostileView.card.offset(x: 1).animation(.linear(duration: 0.1).repeatCount(count), value: 1))
                }
            ),
            (
                "selection",
                { count in
                    AnyView(
                        TabView(selection: .constant(count)) {
                            Text("a").tag(0); Text("b").tag(1)
                        })
                }
            ),
            (
                "paged selection",
                { count in
                    AnyView(
                        TabView(selection: .constant(count)) {
                            Text("a").tag(0); Text("b").tag(1)
                        }
                        .tabViewStyle(.page))
                }
            ),
            (
                "scroll position",
                { count in
                    AnyView(
                        ScrollView { LazyVStack { ForEach(0..<99) { _ in HostileView.card } }.scrollTargetLayout() }
                            .scrollPosition(id: .constant(count)))
                }
            ),
            (
                "initial item",
                { count in
                    AnyView(
                        ScrollView { LazyVStack { ForEach(0..<99) { _ in HostileView.card } } }.defaultScrollItem(count)
                    )
                }
            ),
            (
                "limit of a field",
                { count in
                    AnyView(TextField("a", text: .constant("text"), axis: .vertical).lineLimit(count))
                }
            ),
            (
                "mesh",
                { count in
                    AnyView(MeshGradient(width: count, height: count, points: [.zero], colors: [.red]))
                }
            ),
        ]
    }

    func testNoCountEndsTheProgram() async {
        await MainActor.run {
            for (name, view) in Self.views {
                for count in Self.counts {
                    HostileView.use(view(count), "\(name) \(count)")
                }
            }
        }
    }
}
