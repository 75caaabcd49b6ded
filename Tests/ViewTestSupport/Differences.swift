import Foundation
import ScrollUI

/// Returns the first line in which two texts differ, with the lines around it; nil if they are equal.
package func firstDifference(_ updated: String, _ fresh: String) -> String? {
    let (left, right) = (updated.split(separator: "\n"), fresh.split(separator: "\n"))
    guard left != right else { return nil }
    let line = zip(left, right).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String { lines.dropFirst(max(0, line - 3)).prefix(5).joined(separator: "\n") }
    return "line \(line)\nupdated:\n\(text(left))\nanew:\n\(text(right))"
}

extension ViewHost {
    /// The placed nodes of the tree, without the addresses in the ids of views of others. What is not placed, as what does not fit, exists
    /// if it was measured before.
    package var placedTree: String {
        let frame = /\(-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+\)/
        let lines = tree.dump(counts: false).split(separator: "\n").filter { $0.contains(frame) }
        return lines.joined(separator: "\n").replacing(/0x[0-9a-f]+/, with: "")
    }
}
