import Foundation

extension CGRect {
    /// Returns whether the point lies inside, or on the left or upper edge. False if a side is not a number, as of a view of infinite size, for which
    /// Foundation's `contains` ends the program.
    package func includes(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}
