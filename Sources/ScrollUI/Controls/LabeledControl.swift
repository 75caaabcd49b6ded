import Foundation

/// Where a control has its label.
package enum LabelPlacement {
    /// Not at all.
    case absent
    /// Right before it, 8 points apart.
    case adjacent
    /// At the leading side, with the control at the trailing one.
    case spread
    /// In a column of labels before a column of controls.
    case column
}

/// A control with its label where the surroundings want it, or else where the control has it by nature.
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

/// A label of several views, such as a title and a line that explains it: one below the other.
nonisolated struct LabelLines<Label: View>: View {
    let label: Label

    @MainActor var body: some View {
        if Label.self is any SeveralViews.Type {
            VStack(alignment: .leading, spacing: 2) { label }
        } else {
            label
        }
    }
}

/// Views that a container would lay out one by one.
protocol SeveralViews {}

extension TupleView: SeveralViews {}

/// A view whose label stands behind it, in its own row, unless labels are hidden.
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
    /// The view is what a `LabeledContent` has a label for.
    package var isLabeledValue: Bool {
        get { self[IsLabeledValueKey.self] }
        set { self[IsLabeledValueKey.self] = newValue }
    }

    /// Where controls have their labels; nil for where each has it by nature.
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
    /// Leaves out the labels of toggles, pickers, steppers and the like in this view.
    public func labelsHidden() -> some View {
        EnvironmentView(content: self) { $0.hidesLabels = true }
    }
}

/// Where labels end and controls begin; what has no label begins there.
private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
    package static let formColumn = HorizontalAlignment(FormColumn.self)
}
