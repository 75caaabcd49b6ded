import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The choices of where scrolling rests and how far one gesture may go.
struct SnapChoices: View {
    let model: PlaygroundModel

    var body: some View {
        ChoiceRow(title: "Behaviour") {
            SegmentedPicker(selection: behavior, options: Self.behaviors, size: .small)
        }
        ChoiceRow(title: "Limit") {
            SegmentedPicker(selection: limit, options: Self.limits, size: .small)
        }
    }

    private var behavior: Binding<StageSettings.SnapBehavior> {
        Binding(get: { model.tuning.stage.snapBehavior }, set: { model.tuning.stage.snapBehavior = $0 })
    }

    private var limit: Binding<TargetLimit> {
        Binding(get: { model.tuning.stage.snapLimit }, set: { model.tuning.stage.snapLimit = $0 })
    }

    private static let behaviors: [SegmentedPicker<StageSettings.SnapBehavior>.Option] = [
        .init(value: .scene, title: "Scene"), .init(value: .none, title: "Free"), .init(value: .paging, title: "Page"),
        .init(value: .viewAligned, title: "View"),
    ]

    private static let limits: [SegmentedPicker<TargetLimit>.Option] = [
        .init(value: .automatic, title: "Auto"), .init(value: .always, title: "Page"),
        .init(value: .alwaysByFew, title: "Few"), .init(value: .alwaysByOne, title: "One"),
        .init(value: .never, title: "None"),
    ]
}

/// A title with a control at the trailing edge.
struct ChoiceRow<Control: View>: View {
    let title: String
    @ViewBuilder let control: () -> Control

    var body: some View {
        HStack(spacing: 8) {
            Text(title).foregroundStyle(Palette.secondary)
            Spacer(minLength: 0)
            control()
        }
        .frame(height: 28)
    }
}
