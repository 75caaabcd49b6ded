public import Foundation
@_spi(Nodes) public import ScrollUI

/// The appearance of a date picker.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The properties of the styled picker.
    typealias Configuration = DatePickerStyleConfiguration
    /// Creates the view of a picker, which shows `configuration.selection` and sets it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker for its style.
@MainActor @preconcurrency
public struct DatePickerStyleConfiguration {
    /// The label of the picker.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The label of the picker.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The earliest selectable date; nil for no limit.
    public let minimumDate: Date?
    /// The latest selectable date; nil for no limit.
    public let maximumDate: Date?
    /// The date components that the picker sets.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    var bounds: ClosedRange<Date> {
        let lower = minimumDate ?? min(.distantPast, maximumDate ?? .distantPast)
        return lower...max(lower, maximumDate ?? .distantFuture)
    }

    /// The selected date, clamped to the bounds when it is set.
    var date: Binding<Date> {
        let (selection, bounds) = ($selection, bounds)
        return Binding {
            selection.wrappedValue
        } set: {
            let date = min(max($0, bounds.lowerBound), bounds.upperBound)
            if date != selection.wrappedValue { selection.wrappedValue = date }
        }
    }
}

private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}

extension EnvironmentValues {
    var datePickerStyle: any DatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the date pickers in this view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.datePickerStyle = style }
    }
}
