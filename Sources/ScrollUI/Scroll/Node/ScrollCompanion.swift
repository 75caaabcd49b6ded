import Foundation

/// An object that takes part in the scrolling of a scroll view, such as the plate of a sheet or the large title of a page.
///
/// Scroll views find it in their environment, attach themselves, and hide it from the scroll views in their content.
@MainActor
package protocol ScrollCompanion: AnyObject {
    /// Called by each scroll view whose environment contains the companion. Returns whether the companion accompanies
    /// the scroll view.
    func attach(_ scroll: ScrollNode) -> Bool
    /// Called when an attached scroll view leaves the tree.
    func detach(_ scroll: ScrollNode)
    /// Returns the length of the empty space before the content of `scroll`, in points. It scrolls with the content.
    /// Called in each layout of an attached scroll view.
    func leadingSpace(of scroll: ScrollNode) -> CGFloat
    /// Called when the offset of an attached scroll view changes.
    func offsetDidChange()
    /// Whether a drag that begins in the content continues in the scroll view at the end of the content, and vice
    /// versa.
    var sharesDrags: Bool { get }
    /// Whether a drag upwards moves the scroll view before the scroll views in its content.
    var goesFirst: Bool { get }
    /// Runs `body`, which passes the momentum of a scroll view in the content to the attached one.
    func takingInnerMomentum(_ body: () -> Void)
}

extension ScrollCompanion {
    package func leadingSpace(of scroll: ScrollNode) -> CGFloat { 0 }
    package func offsetDidChange() {}
    package var sharesDrags: Bool { false }
    package var goesFirst: Bool { false }
    package func takingInnerMomentum(_ body: () -> Void) { body() }
}

package struct ScrollCompanionKey: EnvironmentKey {
    package static var defaultValue: (any ScrollCompanion)? { nil }
}

extension EnvironmentValues {
    /// The companion of the scroll views that are in no other scroll view.
    package var scrollCompanion: (any ScrollCompanion)? {
        get { self[ScrollCompanionKey.self] }
        set { self[ScrollCompanionKey.self] = newValue }
    }
}
