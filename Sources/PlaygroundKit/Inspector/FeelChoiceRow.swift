import ScrollPhysics
import ScrollUI

/// One named choice of the feel. A double click on the name resets it to the preset's value, or to the default without
/// a preset. The secondary button or the menu key opens a menu with both.
struct FeelChoiceRow: View {
    let choice: FeelChoice
    let model: PlaygroundModel
    let explained: ExplainedRow

    var body: some View {
        FeelChoiceControls(
            choice: choice, values: FeelChoiceValues(of: choice, in: model), model: model, explained: explained)
    }
}

/// The names that the row of a choice shows.
private struct FeelChoiceValues: Equatable {
    let value: String
    /// The default.
    let standard: String
    /// The value in the current preset; the default without one.
    let origin: String
    /// The name of the current preset; nil without one.
    let preset: String?

    @MainActor init(of choice: FeelChoice, in model: PlaygroundModel) {
        value = choice.value(in: model.tuning.feel)
        standard = choice.value(in: model.tuning.baseFeel)
        origin = choice.value(in: model.origin.feel)
        preset = model.preset?.name
    }
}

/// The contents of a row. They do not read the tuning, so that a change of one value evaluates one row.
private struct FeelChoiceControls: View {
    let choice: FeelChoice
    let values: FeelChoiceValues
    let model: PlaygroundModel
    let explained: ExplainedRow

    var body: some View {
        HStack(spacing: 8) {
            Text(choice.shortTitle)
                .foregroundStyle(Palette.secondary)
                .frame(width: ParameterRow.nameWidth, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture(count: 2) { set(values.origin) }
                .id("label \(choice.id)")
            ChoiceStepper(selection: selection, options: options, isChanged: values.value != values.origin)
                .id("choice \(choice.id)")
        }
        .frame(height: 27)
        .contentShape(Rectangle())
        .contextMenu { menu }
        .onHover { explained.point(at: Explanation(choice, in: model.tuning), $0) }
        .onChange(of: values.value) { explained.point(at: Explanation(choice, in: model.unobservedTuning), true) }
    }

    private var options: [ChoiceStepper.Option] { choice.options.map { .init(name: $0.name, title: $0.title) } }

    @ViewBuilder private var menu: some View {
        let (value, standard, origin) = (values.value, values.standard, values.origin)
        Button("Reset to default, \(title(standard))") { set(standard) }.disabled(value == standard).id("menu default")
        if let preset = values.preset {
            Button("Reset to \(preset), \(title(origin))") { set(origin) }
                .disabled(value == origin)
                .id("menu preset")
        }
    }

    private func title(_ name: String) -> String { choice.options.first { $0.name == name }?.title ?? name }

    /// The present value, which may have changed since the row was evaluated.
    private var selection: Binding<String> {
        Binding(get: { choice.value(in: model.unobservedTuning.feel) }, set: set)
    }

    private func set(_ name: String) { _ = choice.set(name, in: &model.tuning.feel) }
}
