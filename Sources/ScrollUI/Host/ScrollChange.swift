public import ScrollPhysics

/// Something that changes what a scroll view does, as whoever observes it is told.
public enum ScrollChange: Equatable, Sendable {
    /// A person, the program or the layout asked for it.
    case intent(ScrollIntent)
    /// Content before the visible part turned out longer or shorter by this many points: the content's length and the
    /// offset grow by as much, and what is seen stays where it is.
    case shift(ScrollVector)
    /// The program moved the offset by this many points, and the motion goes on from there.
    case jump(ScrollVector)
    /// The target behaviour was asked where to rest, on account of what was told last; nil where it leaves that to the
    /// motion. Told while the scroll view changes, so nothing may be asked of it then.
    case chose(ScrollVector?, for: ScrollProjection)
}
