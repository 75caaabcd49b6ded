import ScrollPhysics
import ScrollUI

/// One number: its name, a slider with marks at the default and at the preset's value, and a field. Dragging the name
/// changes the number. A double click on it resets the number to the preset's value, or to the default without a
/// preset. The secondary button or the menu key opens a menu with further actions.
struct ParameterRow: View {
    let parameter: TuningParameter
    let model: PlaygroundModel
    let explained: ExplainedRow
    @Binding var heldFeel: ScrollFeel?
    /// Whether the row stands outside its group.
    var isAlone = false

    /// In points.
    static let nameWidth = 122.0

    var body: some View {
        ParameterControls(
            parameter: parameter, values: ParameterValues(of: parameter, in: model), model: model,
            explained: explained, heldFeel: $heldFeel, isAlone: isAlone)
    }
}

/// The values that the row of a number shows.
private struct ParameterValues: Equatable {
    let value: Double
    /// The default.
    let standard: Double
    /// The value in the current preset; the default without one.
    let origin: Double
    let hasPreset: Bool
    let other: OtherValue?

    @MainActor init(of parameter: TuningParameter, in model: PlaygroundModel) {
        let tuning = model.tuning
        value = parameter.value(in: tuning)
        standard = parameter.standard(in: tuning)
        origin = parameter.value(in: model.origin)
        hasPreset = model.preset != nil
        other = OtherValue(of: parameter, in: tuning)
    }
}

/// The contents of a row. They do not read the tuning, so that a change of one number evaluates one row.
private struct ParameterControls: View {
    let parameter: TuningParameter
    let values: ParameterValues
    let model: PlaygroundModel
    let explained: ExplainedRow
    @Binding var heldFeel: ScrollFeel?
    let isAlone: Bool
    @State private var problem: NumberEditing.Problem?

    var body: some View {
        HStack(spacing: 8) {
            label
            if let problem {
                Text(parameter.text(problem)).font(TypeScale.hint).foregroundStyle(Palette.warning)
                    .frame(minWidth: 0, maxWidth: .infinity)
                    .id("problem \(parameter.id)")
            } else {
                Slider(
                    value: binding, in: parameter.range, step: parameter.step, mark: values.standard,
                    onEditingChanged: hold
                )
                .sliderMarks(presetMark)
                .sliderScale(parameter.scale)
                .sliderRounding(.roundNumbers)
                .overlay { OtherValueMark(other: values.other, parameter: parameter) }
                .id("slider \(parameter.id)")
            }
            NumberField(
                value: binding, range: parameter.range, step: parameter.step, unit: parameter.shownUnit,
                hasOpenEnd: parameter.hasOpenEnd, isChanged: values.value != values.origin,
                onProblem: { problem = $0 }, onFocus: point
            )
            .id("field \(parameter.id)")
        }
        .frame(height: 27)
        .contentShape(Rectangle())
        .onHover(perform: point)
        .contextMenu { ParameterMenu(parameter: parameter, model: model) }
    }

    private var label: some View {
        ScrubLabel(
            title: isAlone ? parameter.fullTitle : parameter.title,
            begin: { parameter.scrub(from: value, marks: [values.standard, values.origin]) }, onEditingChanged: hold,
            set: set, reset: { set(values.origin) }
        )
        .frame(width: ParameterRow.nameWidth)
        .id("label \(parameter.id)")
    }

    private var presetMark: [SliderMark] {
        values.hasPreset ? [SliderMark(values.origin, .dot, color: Palette.accent)] : []
    }

    /// The present value, which may have changed since the row was evaluated.
    private var value: Double { parameter.value(in: model.unobservedTuning) }

    private var binding: Binding<Double> { Binding(get: { value }, set: set) }

    private func set(_ value: Double) { parameter.set(value, in: &model.tuning) }

    /// During a drag no row appears or disappears.
    private func hold(_ isHeld: Bool) { heldFeel = isHeld ? model.tuning.feel : nil }

    private func point(_ isThere: Bool) { explained.point(at: Explanation(parameter, in: model.tuning), isThere) }
}

/// The actions on a number.
private struct ParameterMenu: View {
    let parameter: TuningParameter
    let model: PlaygroundModel

    var body: some View {
        let (value, standard) = (parameter.value(in: model.tuning), parameter.standard(in: model.tuning))
        Button("Reset to default, \(parameter.text(standard))") { parameter.set(standard, in: &model.tuning) }
            .disabled(value == standard)
            .id("menu default")
        if let preset = model.preset {
            let saved = parameter.value(in: model.origin)
            Button("Reset to \(preset.name), \(parameter.text(saved))") { parameter.set(saved, in: &model.tuning) }
                .disabled(value == saved)
                .id("menu preset")
        }
        Button("Copy \(parameter.text(value))") { model.copy(parameter) }.id("menu copy")
        Button(model.isPinned(parameter) ? "Unpin" : "Pin to the top") { model.togglePin(parameter) }.id("menu pin")
    }
}
