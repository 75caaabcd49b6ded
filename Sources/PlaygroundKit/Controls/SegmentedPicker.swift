import ScrollUI

/// A choice among a few options: a row of segments, one of them raised.
///
/// Is one tab stop; the arrow keys choose.
struct SegmentedPicker<Value: Hashable>: View {
    struct Option: Identifiable {
        let value: Value
        let title: String

        var id: Value { value }
    }

    @Binding var selection: Value
    let options: [Option]
    var size = SegmentSize.regular
    @State private var isFocused = false

    var body: some View {
        HStack(spacing: 0) {
            ForEach(options) { option in
                Segment(title: option.title, isChosen: option.value == selection, size: size) {
                    selection = option.value
                }
            }
        }
        .padding(2)
        .fixedSize()
        .background(Palette.groove, in: RoundedRectangle(cornerRadius: 8))
        .focusOutline(isFocused, cornerRadius: 11)
        .keyboardInput(showingFocus: $isFocused, press)
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty, let index = options.firstIndex(where: { $0.value == selection }) else { return false }
        switch key {
        case .left, .up: choose(index - 1)
        case .right, .down: choose(index + 1)
        case .home: choose(0)
        case .end: choose(options.count - 1)
        default: return false
        }
        return true
    }

    private func choose(_ index: Int) {
        guard options.indices.contains(index) else { return }
        selection = options[index].value
    }
}

/// The size of segments.
struct SegmentSize: Equatable, Sendable {
    /// In points.
    let height: Double
    /// The padding left and right of the title, in points.
    let padding: Double

    static let regular = SegmentSize(height: 24, padding: 11)
    static let small = SegmentSize(height: 20, padding: 8)
}

private struct Segment: View {
    let title: String
    let isChosen: Bool
    let size: SegmentSize
    let choose: () -> Void
    @State private var isHovered = false

    var body: some View {
        Text(title)
            .foregroundStyle(isChosen || isHovered ? Palette.text : Palette.secondary)
            .padding(.horizontal, size.padding)
            .frame(height: size.height)
            .background(isChosen ? Palette.raised : .clear, in: RoundedRectangle(cornerRadius: 6))
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .onTapGesture(perform: choose)
    }
}
