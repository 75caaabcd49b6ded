import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Sections with a border around the parts of each.
private struct Outline<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            ForEach(sections: content) { section in
                Text("<")
                HStack { section.header }
                Text("-")
                section.content
                Text("-")
                section.footer
                Text(">")
            }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

@MainActor
final class SectionCollectionTests: XCTestCase {
    private func joined<V: View>(@ViewBuilder _ view: () -> V) -> String { host(300, 2000, root: view).texts.joined() }

    func testSectionsComeWithTheirPartsAndLooseViewsWithEachOther() async {
        let text = joined {
            Outline {
                Text("a")
                ForEach(["b", "c"], id: \.self) { Text($0) }
                Section {
                    Text("d")
                    Text("e")
                } header: {
                    Text("H")
                } footer: {
                    Text("F")
                }
                ForEach(0..<2) { number in Section("S\(number)") { Text("\(number)") } }
                Text("f")
            }
        }
        XCTAssertEqual(text, "<-abc-><H-de-F><S0-0-><S1-1-><-f->")
    }

    func testNoViewsAreOneEmptySection() async {
        let text = joined { Group(sections: EmptyView()) { Text("\($0.count) \($0[0].content.count)") } }
        XCTAssertEqual(text, "1 0")
    }

    func testAGroupOfSectionsSeesAllOfThem() async {
        let text = joined {
            Group(
                sections: Group {
                    Section("A") { Text("1") }
                    Section("B") { Text("2") }
                }
            ) { sections in
                VStack { ForEach(Array(sections.reversed())) { $0.content } }
            }
        }
        XCTAssertEqual(text, "21")
    }

    func testSectionsThatComeAndGoAreArrangedAnewAndKeepTheirState() async {
        @MainActor final class Model: ObservableObject { @Published var names = ["a", "b"] }
        struct Tapped: View {
            let name: String
            @State private var taps = 0
            var body: some View { Text("\(name)\(taps)").id(name).onTapGesture { taps += 1 } }
        }
        struct Names: View {
            @ObservedObject var model: Model
            var body: some View { ForEach(model.names, id: \.self) { name in Section { Tapped(name: name) } } }
        }
        let model = Model()
        let host = host { Outline { Names(model: model) } }
        host.click(id: "b")
        XCTAssertEqual(host.texts.joined(), "<-a0-><-b1->")
        model.names = ["c", "b"]
        host.wait(0.05)
        XCTAssertEqual(host.texts.joined(), "<-c0-><-b1->")
    }

    func testModifiersOfASectionGoToItsViewsAndItsContainerValuesToTheSection() async {
        let host = host {
            Group(
                sections: Group {
                    Section {
                        Text("a").id("a")
                        Text("b").containerValue(\.isPinned, true)
                    }
                    .frame(width: 70)
                    Section { Text("c") }.containerValue(\.isPinned, true)
                }
            ) { sections in
                VStack {
                    ForEach(sections) { section in
                        section.content
                        Text(section.containerValues.isPinned ? "pinned" : "loose")
                    }
                }
            }
        }
        XCTAssertEqual(host.texts, ["a", "b", "loose", "c", "pinned"])
    }

    func testWhatAModifierGivesTheViewsOfASectionLeavesWithThem() async {
        @MainActor final class Model: ObservableObject {
            @Published var names = ["a", "b", "c"]
            var gone: [String] = []
        }
        struct Names: View {
            @ObservedObject var model: Model
            var body: some View {
                Group {
                    ForEach(model.names, id: \.self) { name in
                        Section { Text(name) }
                    }
                }
                .overlay { Text("!").onDisappear { model.gone.append("gone") } }
            }
        }
        let model = Model()
        let host = host(300, 2000) { Outline { Names(model: model) } }
        XCTAssertEqual(host.texts.joined(), "<-a!-><-b!-><-c!->")
        model.names = ["c"]
        host.wait(0.05)
        XCTAssertEqual(host.texts.joined(), "<-c!->")
        XCTAssertEqual(model.gone, ["gone", "gone"])
    }

    func testAPresentationAroundSectionsLeavesThemAsTheyAre() async {
        let text = joined {
            Outline {
                Group {
                    Section("A") { Text("1") }
                    Section("B") { Text("2") }
                }
                .popover(isPresented: .constant(false)) { Text("-") }
            }
        }
        XCTAssertEqual(text, "<A-1-><B-2->")
    }
}
