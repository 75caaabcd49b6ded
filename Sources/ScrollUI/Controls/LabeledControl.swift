import Foundation

/// The location of a control's label.
package enum LabelPlacement {
    /// No label.
    case absent
    /// Directly before the control, 8 points apart.
    case adjacent
    /// At the leading side, with the control at the trailing side.
    case spread
    /// In a column of labels before a column of controls.
    case column
}

/// A control with its label at the location set by the environment, or at the control's default location.
package nonisolated struct LabeledControl<Label: View, Control: View>: View {
    let natural: LabelPlacement
    let label: Label
    let control: Control
    @Environment(\.labelPlacement) private var placement
    @Environment(\.hidesLabels) private var hidesLabels

    package init(_ natural: LabelPlacement, label: Label, @ViewBuilder control: () -> Control) {
        self.natural = natural
        self.label = label
        self.control = control()
    }

    @MainActor package var body: some View {
        switch hidesLabels ? .absent : placement ?? natural {
        case .absent: control
        case .adjacent:
            HStack(spacing: 8) {
                LabelLines(label: label)
                control
            }
        case .spread:
            HStack(spacing: 0) {
                LabelLines(label: label)
                Spacer(minLength: 8)
                control
            }
        case .column:
            HStack(spacing: 8) {
                LabelLines(label: label).fixedSize()
                control.alignmentGuide(.formColumn) { $0[.leading] }
            }
        }
    }
}

/// A label of one view, or of several in a column, such as a title and an explanation.
nonisolated struct LabelLines<Label: View>: View {
    typealias Body = Never

    let label: Label

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let column = LinearLayout(axis: .vertical, spacing: 2, alignment: HorizontalAlignment.leading.key)
        builder.implicitStack(column) { label._lower(into: &$0) }
    }
}

/// A view with its label behind it, in its own row, unless labels are hidden.
struct TrailingLabel<Label: View, Control: View>: View {
    let label: Label
    @ViewBuilder let control: Control
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        HStack(spacing: 8) {
            control
            if !hidesLabels { label }
        }
    }
}

private struct LabelPlacementKey: EnvironmentKey {
    static var defaultValue: LabelPlacement? { nil }
}

private struct HidesLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct IsLabeledValueKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is the value of a `LabeledContent`.
    package var isLabeledValue: Bool {
        get { self[IsLabeledValueKey.self] }
        set { self[IsLabeledValueKey.self] = newValue }
    }

    /// The location of the labels of controls; nil for the default of each control.
    package var labelPlacement: LabelPlacement? {
        get { self[LabelPlacementKey.self] }
        set { self[LabelPlacementKey.self] = newValue }
    }

    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Hides the labels of toggles, pickers, steppers and similar controls in this view.
    public func labelsHidden() -> some View {
        EnvironmentView(content: self) { $0.hidesLabels = true }
    }
}

/// The boundary between the columns of labels and controls. Views without a label start there.
private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
    package static let formColumn = HorizontalAlignment(FormColumn.self)
}
