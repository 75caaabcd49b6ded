import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *layout* about stacks.
@MainActor
final class MeasuredStackTests: XCTestCase {
    func testLayoutHstackDistribution() async {
        measured("layout/hstack-distribution") { LayoutHstackDistributionCase.MeasuredRoot() }
    }
    func testLayoutHstackPriority() async {
        measured("layout/hstack-priority") { LayoutHstackPriorityCase.MeasuredRoot() }
    }
    func testLayoutSpacerMinLength() async {
        measured("layout/spacer-min-length") { LayoutSpacerMinLengthCase.MeasuredRoot() }
    }
    func testLayoutVstackAlignment() async {
        measured("layout/vstack-alignment") { LayoutVstackAlignmentCase.MeasuredRoot() }
    }
    func testLayoutZstack() async { measured("layout/zstack") { LayoutZstackCase.MeasuredRoot() } }
    func testLayoutGroupModifier() async {
        measured("layout/group-modifier") { LayoutGroupModifierCase.MeasuredRoot() }
    }
}

/// Two flexible views share equally what a fixed one between them leaves.
private enum LayoutHstackDistributionCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(spacing: 0) {
                Color.orange.id("a")
                Color.teal.frame(width: 50).id("b")
                Color.orange.id("c")
            }
        }
    }
}

/// The view of higher priority gets all but the others' minimum sizes.
private enum LayoutHstackPriorityCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(spacing: 0) {
                Color.orange.frame(minWidth: 20).id("a")
                Color.teal
                    .frame(minWidth: 20)
                    .layoutPriority(1)
                    .id("b")
                Color.orange.frame(width: 60).id("c")
            }
        }
    }
}

/// A spacer keeps its minimum length in a row that is too wide; the row sticks out on both sides. Two spacers share
/// the rest equally, and one in the column takes the remaining height.
private enum LayoutSpacerMinLengthCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Slab(w: 250, h: 20).id("a")
                    Spacer(minLength: 20).id("s1")
                    Slab(w: 100, h: 20).id("b")
                }
                .id("overflow")
                HStack(spacing: 0) {
                    Spacer().id("s2")
                    Slab(w: 40, h: 20).id("c")
                    Spacer().id("s3")
                }
                .id("balanced")
                Spacer().id("vspacer")
            }
        }
    }
}

/// Leading and trailing alignment of columns.
private enum LayoutVstackAlignmentCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(spacing: 0) {
                column(.leading, "l").id("leading")
                column(.trailing, "t").id("trailing")
            }
        }

        private func column(_ alignment: HorizontalAlignment, _ name: String) -> some View {
            VStack(alignment: alignment, spacing: 4) {
                Slab(w: 100, h: 20).id("\(name)1")
                Slab(w: 50, h: 20).id("\(name)2")
            }
        }
    }
}

/// A ZStack is as large as its largest view, and the others go to its bottom trailing corner.
private enum LayoutZstackCase {
    struct MeasuredRoot: View {
        var body: some View {
            ZStack(alignment: .bottomTrailing) {
                Slab(w: 100, h: 100).id("a")
                Slab(w: 30, h: 30).id("b")
            }
            .id("stack")
        }
    }
}

/// A frame and a padding on a group apply to each of its views; a flexible neighbour takes the rest.
private enum LayoutGroupModifierCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(spacing: 0) {
                Group {
                    Color.orange.id("a")
                    Color.teal.id("b")
                }
                .frame(width: 50, height: 50)
                .padding(5)
                Color.orange.id("c")
            }
        }
    }
}
