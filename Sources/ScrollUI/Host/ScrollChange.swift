public import ScrollPhysics

/// A change of a scroll view's motion, as reported to observers.
public enum ScrollChange: Equatable, Sendable {
    /// A request of the user, the program or the layout.
    case intent(ScrollIntent)
    /// Content before the visible part turned out longer or shorter by this many points: the content's length and the
    /// offset grow by the same amount, and the visible content keeps its position.
    case shift(ScrollVector)
    /// The program moved the offset by this many points, and the motion continues from there.
    case jump(ScrollVector)
    /// The target behaviour chose a rest position after the last reported change; nil if it leaves the choice to the
    /// motion. Reported while the scroll view changes, so the scroll view must not be read.
    case chose(ScrollVector?, for: ScrollProjection)
}
