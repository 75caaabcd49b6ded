import ScrollUI

/// A number of a scene: name and value above a slider.
struct SettingSlider: View {
    let name: String
    @Binding var value: Double
    let range: ClosedRange<Double>
    var step = 1.0
    var unit = "pt"

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 4) {
                Text(name).foregroundStyle(Palette.secondary)
                Spacer(minLength: 4)
                Text(text).font(TypeScale.number)
            }
            Slider(value: $value, in: range, step: step).id("slider \(name)")
        }
    }

    private var text: String { NumberText(step: step).string(value) + (unit.isEmpty ? "" : " " + unit) }
}
