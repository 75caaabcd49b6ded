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
    @State private var problem: NumberEditing.Problem?

    /// In points.
    static let nameWidth = 122.0

    var body: some View {
        HStack(spacing: 8) {
            label
            if let problem {
                Text(parameter.text(problem)).font(TypeScale.hint).foregroundStyle(Palette.warning)
                    .frame(minWidth: 0, maxWidth: .infinity)
                    .id("problem \(parameter.id)")
            } else {
                Slider(
                    value: binding, in: parameter.range, step: parameter.step, mark: standard, onEditingChanged: hold
                )
                .sliderMarks(presetMark)
                .sliderScale(parameter.scale)
                .sliderRounding(.roundNumbers)
                .overlay { OtherValueMark(other: OtherValue(of: parameter, in: model.tuning), parameter: parameter) }
                .id("slider \(parameter.id)")
            }
            NumberField(
                value: binding, range: parameter.range, step: parameter.step, unit: parameter.shownUnit,
                hasOpenEnd: parameter.hasOpenEnd, isChanged: value != origin, onProblem: { problem = $0 },
                onFocus: point
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
            begin: { parameter.scrub(from: value, marks: [standard, origin]) }, onEditingChanged: hold, set: set,
            reset: { set(origin) }
        )
        .frame(width: Self.nameWidth)
        .id("label \(parameter.id)")
    }

    private var value: Double { parameter.value(in: model.tuning) }
    private var standard: Double { parameter.standard(in: model.tuning) }
    /// The value in the current preset; the default without one.
    private var origin: Double { parameter.value(in: model.origin) }
    private var presetMark: [SliderMark] {
        model.preset == nil ? [] : [SliderMark(origin, .dot, color: Palette.accent)]
    }

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
