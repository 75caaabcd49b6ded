import ScrollUI

/// A divider of one physical pixel that fills the proposed length.
struct Hairline: View {
    /// The direction of the line.
    var axis = Axis.horizontal
    @Environment(\.displayScale) private var scale

    var body: some View {
        let width = 1 / max(scale, 1)
        Palette.line.frame(
            width: axis == .vertical ? width : nil, height: axis == .horizontal ? width : nil)
    }
}
