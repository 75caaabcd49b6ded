import ScrollPhysics
import ScrollUI

/// A spring in one of three forms, and its settling time.
struct SpringRows: View {
    let spring: TunedSpring
    let model: PlaygroundModel
    let explained: ExplainedRow
    @Binding var heldFeel: ScrollFeel?

    var body: some View {
        ChoiceRow(title: "Spring") {
            SegmentedPicker(selection: form, options: Self.forms, size: .small).id("spring \(spring.id)")
        }
        ForEach(spring.numbers(model.inspector.springForm).filter { !model.isPinned($0) }) {
            ParameterRow(parameter: $0, model: model, explained: explained, heldFeel: $heldFeel)
        }
        HStack(spacing: 8) {
            Text("Settles after").foregroundStyle(Palette.secondary)
            Spacer(minLength: 0)
            Text("within 1 %").font(TypeScale.hint).foregroundStyle(Palette.tertiary)
            Text(settling).font(TypeScale.number).padding(.trailing, 7)
        }
        .frame(height: 27)
        .id("settling \(spring.id)")
    }

    private var settling: String {
        NumberText(step: 0.01).string((spring.settlingTime(in: model.tuning.feel) * 100).rounded() / 100) + " s"
    }

    private var form: Binding<SpringForm> {
        Binding(get: { model.inspector.springForm }, set: { model.inspector.springForm = $0 })
    }

    private static let forms = SpringForm.allCases.map {
        SegmentedPicker<SpringForm>.Option(value: $0, title: $0.title)
    }
}
