public import Foundation
@_spi(Nodes) public import ScrollUI

/// How a date picker shows its date.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// What the picker that is styled is for.
    typealias Configuration = DatePickerStyleConfiguration
    /// The look of a picker. It shows `configuration.selection` and sets it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a date picker is for, as its style sees it.
@MainActor @preconcurrency
public struct DatePickerStyleConfiguration {
    /// What the date is for.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// What the date is for.
    public let label: Label
    /// The chosen date.
    @Binding public var selection: Date
    /// The earliest date that may be chosen; nil is any.
    public let minimumDate: Date?
    /// The latest date that may be chosen; nil is any.
    public let maximumDate: Date?
    /// What of a date the picker is for.
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

    /// The chosen date, which stays within the bounds when it is set.
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
    /// How date pickers in this view show their date.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.datePickerStyle = style }
    }
}
