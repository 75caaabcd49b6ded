import Foundation
@_spi(Nodes) public import ScrollUI

/// A date picker with a leading label.
nonisolated private struct LabeledDatePicker<Picker: View>: View {
    let natural: LabelPlacement
    let label: DatePickerStyleConfiguration.Label
    @ViewBuilder let picker: Picker
    @Environment(\.isEnabled) private var isEnabled

    init(_ natural: LabelPlacement, _ label: DatePickerStyleConfiguration.Label, @ViewBuilder picker: () -> Picker) {
        self.natural = natural
        self.label = label
        self.picker = picker()
    }

    @MainActor var body: some View {
        LabeledControl(natural, label: label.opacity(isEnabled ? 1 : 0.4)) { picker }
    }
}

/// The default style of the platform: buttons that show the date.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the buttons.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// A style with buttons that show the date and open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the buttons.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.spread, configuration.label) {
            DateButtons(
                date: configuration.date, bounds: configuration.bounds, components: configuration.displayedComponents)
        }
    }
}

/// A style with a permanent month calendar and the time of day below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the calendar, without the label unless it is in a form.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.absent, configuration.label) {
            VStack(alignment: .trailing, spacing: 8) {
                if configuration.displayedComponents.contains(.date) {
                    MonthCalendar(date: configuration.date, bounds: configuration.bounds)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    TimeButton(date: configuration.date, bounds: configuration.bounds)
                }
            }
        }
    }
}

/// A style with a wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the wheels, with a leading label.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.adjacent, configuration.label) {
            DateWheels(
                date: configuration.date, bounds: configuration.bounds, components: configuration.displayedComponents)
        }
    }
}

/// A style with a text field for the parts of the date.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the field.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.adjacent, configuration.label) {
            DateField(
                date: configuration.date, bounds: configuration.bounds, components: configuration.displayedComponents,
                hasStepper: false)
        }
    }
}

/// A style with a text field for the parts of the date, and a minus and a plus button for the selected part.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the field with the buttons after it.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.adjacent, configuration.label) {
            DateField(
                date: configuration.date, bounds: configuration.bounds, components: configuration.displayedComponents,
                hasStepper: true)
        }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style of the platform.
    @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A style with buttons that show the date.
    @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A style with a permanent calendar.
    @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A style with wheels.
    @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A style with a text field for the parts of the date.
    @MainActor @preconcurrency public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A style with a text field for the parts of the date, and a minus and a plus button.
    @MainActor @preconcurrency public static var stepperField: StepperFieldDatePickerStyle {
        StepperFieldDatePickerStyle()
    }
}
