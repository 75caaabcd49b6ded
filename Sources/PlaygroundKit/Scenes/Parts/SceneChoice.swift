import ScrollUI

/// A closed set of options in a scene.
protocol SceneChoice: Hashable, CaseIterable where AllCases: RandomAccessCollection {
    /// The title of the option.
    var title: String { get }
}

extension SceneChoice where Self: RawRepresentable, RawValue == String {
    var title: String { rawValue }
}

/// A button that opens the list of all options.
struct ChoiceMenu<Choice: SceneChoice>: View {
    @Binding var selection: Choice

    var body: some View { ChoicePicker(selection: $selection).pickerStyle(.menu) }
}

/// All options side by side.
struct ChoiceSegments<Choice: SceneChoice>: View {
    @Binding var selection: Choice

    var body: some View { ChoicePicker(selection: $selection).pickerStyle(.segmented) }
}

/// All options without a label, in the current style.
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
