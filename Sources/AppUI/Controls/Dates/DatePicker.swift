public import Foundation
@_spi(Nodes) public import ScrollUI

/// The components of a date that a picker sets.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a day, a time of day, or both, with the calendar, locale and time zone of the environment.
///
/// By default it shows the selected date; a click, Space or Return opens a month calendar, or wheels of hours and
/// minutes. In the calendar the arrow keys move by days and weeks, Page Up and Page Down by months.
nonisolated public struct DatePicker<Label: View>: View {
    /// The components of a date that a picker sets.
    public typealias Components = DatePickerComponents

    @Binding private var selection: Date
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    private init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label
    ) {
        _selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    /// Creates a picker for any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a picker for a date within `range`.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a picker for a date at or after the start of `range`.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a picker for a date up to the end of `range`.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    /// The picker in the current style.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style))
    }

    @MainActor private func styled(_ style: some DatePickerStyle) -> any View {
        style.makeBody(
            configuration: DatePickerStyleConfiguration(
                label: DatePickerStyleConfiguration.Label(label), selection: $selection, minimumDate: minimum,
                maximumDate: maximum, displayedComponents: components))
    }
}
