import ScrollUI

/// The label of a number. Dragging it sideways changes the number, a double click resets it.
struct ScrubLabel: View {
    let title: String
    /// Returns the scrub for a drag that begins at the current value.
    let begin: () -> SliderScrub
    let onEditingChanged: (Bool) -> Void
    let set: (Double) -> Void
    let reset: () -> Void
    @State private var drag: Drag?
    @State private var isHovered = false
    /// Ends with the drag, also when it is cancelled.
    @GestureState private var isDragged = false

    private struct Drag {
        var scrub: SliderScrub
        var location: Double
    }

    /// The movement that separates a drag from a click, in points.
    private static let slop = 3.0

    var body: some View {
        Text(title)
            .foregroundStyle(isHovered || isDragged ? Palette.text : Palette.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .pointerStyle(.resizeHorizontal)
            .onTapGesture(count: 2, perform: reset)
            .gesture(
                DragGesture(minimumDistance: Self.slop)
                    .updating($isDragged) { _, isDragged, _ in isDragged = true }
                    .onChanged(follow)
            )
            .onChange(of: isDragged) {
                if !isDragged { drag = nil }
                onEditingChanged(isDragged)
            }
    }

    private func follow(_ value: DragGesture.Value) {
        var next = drag ?? Drag(scrub: begin(), location: value.startLocation.x)
        let number = next.scrub.move(by: value.location.x - next.location, value.modifiers)
        next.location = value.location.x
        drag = next
        set(number)
    }
}
