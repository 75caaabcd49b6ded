public import Foundation
@_spi(Nodes) import ScrollUI

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`, counted from the start. Offsets beyond the end are ignored. Complexity: O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = 0
        var remaining = Self()
        for element in self {
            if !offsets.contains(offset) { remaining.append(element) }
            offset += 1
        }
        self = remaining
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Moves the elements at `source` together, in their order, before the element that is now at `destination`, or to
    /// the end if `destination` is the count. Complexity: O(n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var before = Self()
        var moved = Self()
        var after = Self()
        var offset = 0
        for element in self {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
            offset += 1
        }
        before.append(contentsOf: moved)
        before.append(contentsOf: after)
        self = before
    }
}
