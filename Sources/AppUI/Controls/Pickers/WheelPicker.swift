import Foundation
@_spi(Nodes) import ScrollUI

/// The choices of a picker on a wheel: rows that snap, in a scroll view with the standard physics. The row in the
/// middle is selected when the wheel comes to rest.
nonisolated struct WheelPicker<SelectionValue: Hashable, Content: View>: View {
    @Binding var selection: SelectionValue
    let content: Content

    init(selection: Binding<SelectionValue>, content: Content) {
        _selection = selection
        self.content = content
    }

    @MainActor var body: some View {
        let selection = selection
        Group(subviews: content) { choices in
            let tags = choices.map { $0.tag as? SelectionValue }
            Wheel(count: choices.count, chosen: tags.firstIndex { $0 == selection }) { index in
                if let tag = tags[index], tag != self.selection { self.selection = tag }
            } row: { index in
                choices[index]
            }
        }
    }
}

extension Subview {
    /// The tag of the view among the choices of a picker.
    @MainActor fileprivate var tag: Any? {
        guard let root = node.graph.root else { return nil }
        return node.pickerTag(below: root)?.base
    }
}
