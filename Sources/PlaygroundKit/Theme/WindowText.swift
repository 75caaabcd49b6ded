import ScrollUI

extension View {
    /// The text of the tool: controls' size, one line, in the text colour.
    func windowText() -> some View {
        foregroundStyle(Palette.text).font(TypeScale.control).lineLimit(1)
    }
}
