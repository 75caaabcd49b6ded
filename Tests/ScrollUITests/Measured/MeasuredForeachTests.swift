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
