import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *section*.
@MainActor
final class MeasuredSectionTests: XCTestCase {
    func testSectionHstack() async { measured("section/hstack") { SectionHstackCase.MeasuredRoot() } }
    func testSectionForeach() async { measured("section/foreach") { SectionForeachCase.MeasuredRoot() } }
    func testSectionMixed() async { measured("section/mixed") { SectionMixedCase.MeasuredRoot() } }
}

/// In a row a section is its header, its content and its footer, with default spacing between all of them.
private enum SectionHstackCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack {
                Section {
                    Slab(w: 9, h: 16).id("a")
                    Slab(w: 8.5, h: 16).id("b")
                } header: {
                    Slab(w: 44.5, h: 16).id("header")
                } footer: {
                    Slab(w: 39.5, h: 16).id("footer")
                }
            }
            .id("row")
        }
    }
}

/// A ForEach of sections, each with a header and a ForEach of rows, in one column.
private enum SectionForeachCase {
    struct Kind: Identifiable {
        let id: String
        let headerWidth: CGFloat
        let words: [MeasuredWord]
    }

    struct MeasuredRoot: View {
        private let kinds = [
            Kind(id: "Fruits", headerWidth: 34.5, words: [.apple, .banana]),
            Kind(
                id: "Vegetables", headerWidth: 68,
                words: [MeasuredWord(id: "Carrot", width: 38.5), MeasuredWord(id: "Leek", width: 29)]),
        ]
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(kinds) { kind in
                    Section {
                        ForEach(kind.words) { word in
                            Slab(w: word.width, h: 16).id(word.id)
                        }
                    } header: {
                        Slab(w: kind.headerWidth, h: 16)
                    }
                }
            }
            .id("stack")
        }
    }
}

/// Sections without header, with a footer only, and plain views in one centred column.
private enum SectionMixedCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                Slab(w: 22.5, h: 16).id("top")
                Section {
                    Slab(w: 35, h: 16).id("apple")
                }
                Section {
                    Slab(w: 45, h: 16).id("banana")
                } footer: {
                    Slab(w: 39.5, h: 16).id("footer")
                }
                Slab(w: 44.5, h: 16).id("bottom")
            }
            .id("stack")
        }
    }
}
