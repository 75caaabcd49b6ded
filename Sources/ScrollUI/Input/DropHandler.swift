import Foundation

/// The handling of an object that is dragged over a view.
package struct DropHandler {
    package var accepts: (Any) -> Bool
    /// Called when the object enters the view, with the location in the view.
    package var entered: (Any, CGPoint) -> Void
    package var moved: (CGPoint) -> Void
    package var exited: (CGPoint) -> Void
    /// Called when the object is dropped. Returns whether it was used.
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
