import Foundation

/// A value with its format, written for the region in which it is shown.
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

/// The format and its input are values, although they are not declared `Sendable`. They are only compared and formatted, which modifies no
/// state that they may share.
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
