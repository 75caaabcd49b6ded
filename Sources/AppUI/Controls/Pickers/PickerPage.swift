import Foundation
@_spi(Nodes) import ScrollUI

/// A row that links to a page with the choices of a picker, in a navigation stack.
nonisolated struct PickerLink<Label: View, Chosen: View, Choices: View>: View {
    let label: Label
    let chosen: Chosen
    let choices: (_ didChoose: @escaping @MainActor () -> Void) -> Choices

    @MainActor var body: some View {
        NavigationLink {
            PickerPage(choices: choices)
        } label: {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 8)
                chosen.foregroundStyle(Color.secondary).padding(.trailing, 6)
            }
            .contentShape(Rectangle())
        }
    }
}

/// The choices of a picker; a selection goes back.
nonisolated private struct PickerPage<Choices: View>: View {
    let choices: (_ didChoose: @escaping @MainActor () -> Void) -> Choices
    @Environment(\.dismiss) private var dismiss

    init(choices: @escaping (_ didChoose: @escaping @MainActor () -> Void) -> Choices) {
        self.choices = choices
    }

    @MainActor var body: some View {
        ScrollView {
            choices { dismiss() }.padding(.horizontal, 16)
        }
    }
}
