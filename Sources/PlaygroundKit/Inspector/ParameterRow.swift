import ScrollUI

/// One number: its name, a slider with a tick at the default, and a field to type it. A double click on the name
/// resets it.
struct ParameterRow: View {
    let parameter: TuningParameter
    let value: Double
    let standard: Double
    let onEditingChanged: (Bool) -> Void
    /// It is pointed at or has the keyboard, or no longer.
    let onPoint: (Bool) -> Void
    let set: (Double) -> Void
    @State private var showsRange = false

    /// Points.
    static let nameWidth = 122.0

    var body: some View {
        HStack(spacing: 8) {
            Text(parameter.title)
                .foregroundStyle(Palette.secondary)
                .frame(width: Self.nameWidth, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture(count: 2) { set(standard) }
                .id("label \(parameter.id)")
            if showsRange {
                allowed
            } else {
                Slider(
                    value: Binding(get: { value }, set: set), in: parameter.range, step: parameter.step, mark: standard,
                    onEditingChanged: onEditingChanged
                )
                .sliderScale(parameter.scale)
                .sliderRounding(.roundNumbers)
                .id("slider \(parameter.id)")
            }
            NumberField(
                value: binding, range: parameter.range, step: parameter.step, unit: parameter.shownUnit,
                hasOpenEnd: parameter.hasOpenEnd, isChanged: value != standard, onOutOfRange: { showsRange = $0 },
                onFocus: onPoint
            )
            .id("field \(parameter.id)")
        }
        .frame(height: 27)
        .contentShape(Rectangle())
        .onHover(perform: onPoint)
    }

    private var binding: Binding<Double> { Binding(get: { value }, set: set) }

    /// In place of the slider while a typed number lies outside. Without the zeros that a field shows: they have no room.
    private var allowed: some View {
        let start = parameter.range.lowerBound.shortestDecimal
        return Text(
            parameter.hasOpenEnd ? "from \(start)" : "\(start) to \(parameter.range.upperBound.shortestDecimal)"
        )
        .font(TypeScale.hint)
        .foregroundStyle(Palette.warning)
        .frame(maxWidth: .infinity)
    }
}
