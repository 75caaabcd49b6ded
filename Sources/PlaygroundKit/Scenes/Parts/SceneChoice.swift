import ScrollUI

/// A closed set that a person chooses from in a scene.
protocol SceneChoice: Hashable, CaseIterable where AllCases: RandomAccessCollection {
    /// What people call it.
    var title: String { get }
}

extension SceneChoice where Self: RawRepresentable, RawValue == String {
    var title: String { rawValue }
}

/// A button that opens the list of all choices.
struct ChoiceMenu<Choice: SceneChoice>: View {
    @Binding var selection: Choice

    var body: some View { ChoicePicker(selection: $selection).pickerStyle(.menu) }
}

/// All choices side by side.
struct ChoiceSegments<Choice: SceneChoice>: View {
    @Binding var selection: Choice

    var body: some View { ChoicePicker(selection: $selection).pickerStyle(.segmented) }
}

/// All choices without a label, in the style in force.
private struct ChoicePicker<Choice: SceneChoice>: View {
    @Binding var selection: Choice

    var body: some View {
        Picker(selection: $selection) {
            ForEach(Array(Choice.allCases), id: \.self) { Text($0.title) }
        } label: {
            EmptyView()
        }
    }
}
