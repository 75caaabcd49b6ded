import ScrollUI

extension View {
    /// Applies the default text style of the window: the size of controls, one line, the text colour.
    func windowText() -> some View {
        foregroundStyle(Palette.text).font(TypeScale.control).lineLimit(1)
    }
}
