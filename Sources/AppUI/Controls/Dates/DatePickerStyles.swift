import Foundation
@_spi(Nodes) public import ScrollUI

/// A date picker with its label before it.
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

/// What suits the surroundings: what is chosen, on buttons.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// On buttons.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// What is chosen, on buttons that open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// On buttons.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.spread, configuration.label) {
            DateButtons(
                date: configuration.date, bounds: configuration.bounds, components: configuration.displayedComponents)
        }
    }
}

/// A month's calendar that is always there, with the time of day below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// A calendar, without the label except in a form.
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

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// Wheels, with the label before them.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.adjacent, configuration.label) {
            DateWheels(
                date: configuration.date, bounds: configuration.bounds, components: configuration.displayedComponents)
        }
    }
}

/// A field whose parts are typed.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// A field.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.adjacent, configuration.label) {
            DateField(
                date: configuration.date, bounds: configuration.bounds, components: configuration.displayedComponents,
                hasStepper: false)
        }
    }
}

/// A field whose parts are typed, with a minus and a plus for the part in it that was clicked.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// A field with signs behind it.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(.adjacent, configuration.label) {
            DateField(
                date: configuration.date, bounds: configuration.bounds, components: configuration.displayedComponents,
                hasStepper: true)
        }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// What suits the surroundings.
    @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// What is chosen, on buttons.
    @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar that is always there.
    @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field whose parts are typed.
    @MainActor @preconcurrency public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field whose parts are typed, with a minus and a plus.
    @MainActor @preconcurrency public static var stepperField: StepperFieldDatePickerStyle {
        StepperFieldDatePickerStyle()
    }
}
