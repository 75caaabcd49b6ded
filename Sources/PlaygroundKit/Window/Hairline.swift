import ScrollUI

/// A divider of one physical pixel, as long as what it is offered.
struct Hairline: View {
    /// The direction in which the line runs.
    var axis = Axis.horizontal
    @Environment(\.displayScale) private var scale

    var body: some View {
        let width = 1 / max(scale, 1)
        Palette.line.frame(
            width: axis == .vertical ? width : nil, height: axis == .horizontal ? width : nil)
    }
}
