import ScrollPhysics
import ScrollUI

/// One named choice of the feel. A double click on the name resets it to the preset's value, or to the default without
/// a preset. The secondary button or the menu key opens a menu with both.
struct FeelChoiceRow: View {
    let choice: FeelChoice
    let model: PlaygroundModel
    let explained: ExplainedRow

    var body: some View {
        HStack(spacing: 8) {
            Text(choice.shortTitle)
                .foregroundStyle(Palette.secondary)
                .frame(width: ParameterRow.nameWidth, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture(count: 2) { set(origin) }
                .id("label \(choice.id)")
            ChoiceStepper(selection: selection, options: options, isChanged: value != origin)
                .id("choice \(choice.id)")
        }
        .frame(height: 27)
        .contentShape(Rectangle())
        .contextMenu { menu }
        .onHover { explained.point(at: Explanation(choice, in: model.tuning), $0) }
        .onChange(of: value) { explained.point(at: Explanation(choice, in: model.tuning), true) }
    }

    private var value: String { choice.value(in: model.tuning.feel) }
    private var standard: String { choice.value(in: model.tuning.baseFeel) }
    /// The value in the current preset; the default without one.
    private var origin: String { choice.value(in: model.origin.feel) }
    private var options: [ChoiceStepper.Option] { choice.options.map { .init(name: $0.name, title: $0.title) } }

    @ViewBuilder private var menu: some View {
        Button("Reset to default, \(title(standard))") { set(standard) }.disabled(value == standard).id("menu default")
        if let preset = model.preset {
            Button("Reset to \(preset.name), \(title(origin))") { set(origin) }
                .disabled(value == origin)
                .id("menu preset")
        }
    }

    private func title(_ name: String) -> String { choice.options.first { $0.name == name }?.title ?? name }

    private var selection: Binding<String> { Binding(get: { value }, set: set) }

    private func set(_ name: String) { _ = choice.set(name, in: &model.tuning.feel) }
}
