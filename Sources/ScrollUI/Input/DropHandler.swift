import Foundation

/// What a view does with an object that is dragged over it.
package struct DropHandler {
    package var accepts: (Any) -> Bool
    /// It came over the view, at a location in it.
    package var entered: (Any, CGPoint) -> Void
    package var moved: (CGPoint) -> Void
    package var exited: (CGPoint) -> Void
    /// It was let go of; true when it was used.
    package var perform: (Any, CGPoint) -> Bool

    package init(
        accepts: @escaping (Any) -> Bool, entered: @escaping (Any, CGPoint) -> Void,
        moved: @escaping (CGPoint) -> Void, exited: @escaping (CGPoint) -> Void,
        perform: @escaping (Any, CGPoint) -> Bool
    ) {
        self.accepts = accepts
        self.entered = entered
        self.moved = moved
        self.exited = exited
        self.perform = perform
    }
}
