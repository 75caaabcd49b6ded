import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *foreach*.
@MainActor
final class MeasuredForeachTests: XCTestCase {
    func testForeachModifier() async { measured("foreach/modifier") { ForeachModifierCase.MeasuredRoot() } }
    func testForeachSectionModifier() async {
        measured("foreach/section-modifier") { ForeachSectionModifierCase.MeasuredRoot() }
    }
    func testForeachRange() async { measured("foreach/range") { ForeachRangeCase.MeasuredRoot() } }
    func testForeachNested() async { measured("foreach/nested") { ForeachNestedCase.MeasuredRoot() } }
    func testForeachEmpty() async { measured("foreach/empty") { ForeachEmptyCase.MeasuredRoot() } }
    func testForeachBinding() async { measured("foreach/binding") { ForeachBindingCase.MeasuredRoot() } }
    func testForeachIdentity() async { measured("foreach/identity") { ForeachIdentityCase.MeasuredRoot() } }
}

/// A modifier on a ForEach applies to each element.
private enum ForeachModifierCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<2) { i in
                    Slab(w: i == 0 ? 37.5 : 35.5, h: 16).id("padded\(i)")
                }
                .padding()
                ForEach(0..<2) { i in
                    Slab(w: i == 0 ? 37.5 : 35.5, h: 16).id("framed\(i)")
                }
                .frame(width: 120, height: 30)
            }
            .id("stack")
        }
    }
}

/// In a plain stack a section is its header, its content and its footer in order, and a modifier on it
/// applies to each of them.
private enum ForeachSectionModifierCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                Section {
                    Slab(w: 35, h: 16).id("apple")
                } header: {
                    Slab(w: 34.5, h: 16).id("header")
                }
                .padding()
                Section {
                    Slab(w: 45, h: 16).id("banana")
                } footer: {
                    Slab(w: 39.5, h: 16).id("footer")
                }
                .frame(width: 120, height: 30)
            }
            .id("stack")
        }
    }
}

/// The rows of a ForEach over a range stand between the views around it.
private enum ForeachRangeCase {
    struct MeasuredRoot: View {
        private let widths: [CGFloat] = [37.5, 35.5, 37]
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Slab(w: 22.5, h: 16).id("top")
                ForEach(0..<3) { i in
                    Slab(w: widths[i], h: 16).id("row\(i)")
                }
                Slab(w: 44.5, h: 16).id("bottom")
            }
            .id("stack")
        }
    }
}

/// A ForEach of rows, each a ForEach of cells, in stacks of default spacing.
private enum ForeachNestedCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack {
                ForEach(0..<2) { row in
                    HStack {
                        ForEach(0..<3) { column in
                            Slab(w: 30, h: 20).id("cell\(row)\(column)")
                        }
                    }
                    .id("row\(row)")
                }
            }
            .id("grid")
        }
    }
}

/// A ForEach without elements takes no space and adds no spacing.
private enum ForeachEmptyCase {
    struct MeasuredRoot: View {
        private let none: [String] = []
        var body: some View {
            VStack(spacing: 0) {
                Slab(w: 22.5, h: 16).id("top")
                ForEach(none, id: \.self) { _ in Slab(w: 50, h: 16) }
                ForEach(0..<0) { _ in Slab(w: 50, h: 16) }
                HStack {
                    Slab(w: 9, h: 16).id("a")
                    ForEach(none, id: \.self) { _ in Slab(w: 50, h: 16) }
                    Slab(w: 8.5, h: 16).id("b")
                }
                .id("row")
                Slab(w: 44.5, h: 16).id("bottom")
            }
            .id("stack")
        }
    }
}

/// A ForEach over a binding gives each row a binding to its element.
private enum ForeachBindingCase {
    struct MeasuredRoot: View {
        @State private var words: [MeasuredWord] = [.apple, .banana]
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach($words) { $word in
                    Slab(w: word.width, h: 16).id(word.id)
                }
            }
            .id("stack")
        }
    }
}

/// Rows keep the state of their first evaluation by id when elements are inserted, changed, reordered and removed.
private enum ForeachIdentityCase {
    struct MeasuredRoot: View {
        @State private var words = [
            MeasuredWord(id: "a", width: 60), MeasuredWord(id: "b", width: 100), MeasuredWord(id: "c", width: 140),
        ]
        var body: some View {
            VStack(alignment: .leading) {
                ForEach(words) { Row(word: $0) }
            }
            .id("stack")
            .onAppear {
                Meter.on("insert") { words.insert(MeasuredWord(id: "d", width: 80), at: 0) }
                Meter.on("mutate") { words[1].width = 200 }
                Meter.on("reverse") { words.reverse() }
                Meter.on("remove") { words.removeAll { $0.id == "b" } }
            }
        }
    }

    /// A row whose width is that of its word at the time of its creation.
    struct Row: View {
        let id: String
        @State private var width: CGFloat

        init(word: MeasuredWord) {
            id = word.id
            _width = State(initialValue: word.width)
        }

        var body: some View {
            Slab(w: width, h: 20).id("row-\(id)")
        }
    }
}
