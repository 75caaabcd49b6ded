public import Foundation
@_spi(Nodes) public import ScrollUI

/// What of a date a picker is for.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a day, of a time of day, or of both, by the calendar, the locale and the time zone of the environment.
///
/// By default it shows what is chosen; a click, space or Return opens a month's calendar, or the wheels of hours and minutes. In the
/// calendar the arrow keys go by days and weeks, Page Up and Page Down by months.
nonisolated public struct DatePicker<Label: View>: View {
    /// What of a date a picker is for.
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

    /// A picker of any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// A picker of a date within `range`.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// A picker of a date from `range`'s start on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// A picker of a date up to `range`'s end.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    /// The picker in the style in force.
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
