import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A view that puts a number before each of its subviews.
private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { views in
            VStack(spacing: 0) {
                ForEach(views.indices, id: \.self) { index in
                    HStack(spacing: 0) {
                        Text("\(index + 1)")
                        views[index]
                    }
                }
            }
        }
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Text("\(name)\(count)").onTapGesture { count += 1 }.id(name)
    }
}

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

@MainActor
final class SubviewTests: XCTestCase {
    func testAContainerOfOnesOwnArrangesTheViewsThatItIsGiven() async {
        let host = host {
            Numbered {
                Text("a")
                Group {
                    Text("b")
                    ForEach(["c", "d"], id: \.self) { Text($0) }
                }
                if true { Text("e") }
            }
        }
        XCTAssertEqual(host.texts, ["1", "a", "2", "b", "3", "c", "4", "d", "5", "e"])
    }

    func testTheViewsKeepTheirStateAndTakeClicksWhereTheyArePut() async {
        let host = host {
            Numbered {
                Counter(name: "a")
                Counter(name: "b")
            }
        }
        host.click(id: "b")
        host.click(id: "b")
        host.click(id: "a")
        XCTAssertEqual(host.texts, ["1", "a1", "2", "b2"])
    }

    func testViewsThatComeAndGoAreArrangedAnew() async {
        @MainActor final class Model: ObservableObject { @Published var names = ["a", "b"] }
        /// The container's own value stays the same; its content changes independently.
        struct Names: View {
            @ObservedObject var model: Model
            var body: some View { ForEach(model.names, id: \.self) { Counter(name: $0) } }
        }
        let model = Model()
        let host = host { Numbered { Names(model: model) } }
        host.click(id: "b")
        model.names = ["c", "b"]
        host.wait(0.05)
        XCTAssertEqual(host.texts, ["1", "c0", "2", "b1"])
        model.names = ["b"]
        host.wait(0.05)
        XCTAssertEqual(host.texts, ["1", "b1"])
    }

    func testALoopOverViewsTellsWhatTheySayToTheirContainer() async {
        let host = host {
            VStack {
                ForEach(
                    subviews: Group {
                        Text("a")
                        Text("b").containerValue(\.isPinned, true)
                    }
                ) { view in
                    HStack(spacing: 0) {
                        if view.containerValues.isPinned { Text("pinned ") }
                        view
                    }
                }
            }
        }
        XCTAssertEqual(host.texts, ["a", "pinned ", "b"])
    }

    func testAPartOfTheViewsIsAViewToo() async {
        let host = host {
            Group(
                subviews: Group {
                    Text("a")
                    Text("b")
                    Text("c")
                }
            ) { views in
                VStack {
                    views[1...]
                    if let first = views.first { first }
                }
            }
        }
        XCTAssertEqual(host.texts, ["b", "c", "a"])
    }

    func testTheCardsOfACarouselOfOnesOwnAreTargets() async {
        let host = host(200, 100) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(subviews: ForEach(0..<5) { Color.red.frame(width: 200, height: 100).id($0) }) { $0 }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .id("scroll")
        }
        XCTAssertEqual(host.frame(ofID: 0), CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentSize.width, 1000)
    }
}
