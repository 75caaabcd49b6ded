import Foundation
import Observation
import ScrollUI

/// The state that the changing leaf reads.
@MainActor @Observable
final class Count {
    var value = 0
}

/// Stacks of ten in stacks of ten, down to rows of a colour and a text.
struct Tree: View {
    let levels: Int
    /// The number of the first leaf; 0 for the changing one.
    let number: Int
    let count: Count

    var body: some View {
        if levels == 0 {
            Leaf(number: number, count: count)
        } else if levels % 2 == 0 {
            HStack(spacing: 1) { branches }
        } else {
            VStack(spacing: 1) { branches }
        }
    }

    private var branches: some View {
        ForEach(0..<10) { Tree(levels: levels - 1, number: number * 10 + $0, count: count) }
    }
}

/// A column of as many leaves, in one stack.
struct Column: View {
    let leaves: Int
    let count: Count

    var body: some View {
        VStack(spacing: 0) { ForEach(0..<leaves, id: \.self) { Leaf(number: $0, count: count) } }
    }
}

/// Three nodes with a frame: the leaf, its text and the padding around it. Leaf 0 reads the changing state.
struct Leaf: View {
    let number: Int
    let count: Count

    var body: some View {
        Text(number == 0 ? "\(count.value % 10)" : "x").padding(1)
    }
}

extension ViewHost {
    /// The nodes in the text dump of the tree.
    var nodeCount: Int { tree.root.all.count }

    /// Makes the next frame, a 120th of a second later.
    func step() { frame(at: time + .nanoseconds(8_333_333)) }
}
