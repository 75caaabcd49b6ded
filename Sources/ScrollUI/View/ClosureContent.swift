/// The statements of closures that hold more than views, such as those of ``ForEach``, which may also hold tabs, and of toolbars,
/// which may also hold items.
@_marker public protocol ClosureContent {}
