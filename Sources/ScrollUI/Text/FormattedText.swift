import Foundation

/// A value as a format writes it in the region where it is shown.
struct FormattedText: Hashable, Sendable {
    private let value: any FormattedValue

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        value = InputAndFormat(input: input, format: format)
    }

    func string(in region: Region) -> String { value.string(in: region) }

    static func == (left: FormattedText, right: FormattedText) -> Bool { left.value.isEqual(to: right.value) }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

private protocol FormattedValue: Sendable {
    func string(in region: Region) -> String
    func isEqual(to other: any FormattedValue) -> Bool
    func hash(into hasher: inout Hasher)
}

/// Formats and what they write are values, but are not said to be `Sendable`: they are compared and asked for a string, which changes
/// nothing that they may share.
private struct InputAndFormat<F: FormatStyle>: FormattedValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func string(in region: Region) -> String { format.following(region).format(input) }

    func isEqual(to other: any FormattedValue) -> Bool {
        guard let other = other as? Self else { return false }
        return input == other.input && format == other.format
    }

    func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
