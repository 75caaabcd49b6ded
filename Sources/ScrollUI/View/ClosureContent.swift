/// The statement type of closures that may contain more than views, such as those of ``ForEach``, which may also
/// contain tabs, and of toolbars, which may also contain items.
@_marker public protocol ClosureContent {}
