import ScrollUI

/// The name of a number: dragging it sideways changes the number, a double click resets it.
struct ScrubLabel: View {
    let title: String
    /// The number as a drag begins that changes it.
    let begin: () -> SliderScrub
    let onEditingChanged: (Bool) -> Void
    let set: (Double) -> Void
    let reset: () -> Void
    @State private var drag: Drag?
    @State private var isHovered = false
    /// Ends with the drag, even with one that is taken away.
    @GestureState private var isDragged = false

    private struct Drag {
        var scrub: SliderScrub
        var location: Double
    }

    /// A click is steadier than this, points.
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
