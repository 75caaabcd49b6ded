import Foundation
@_spi(Nodes) import ScrollUI

/// A separately selectable part of a date, with its values as numbers.
nonisolated enum DatePart: Hashable, Sendable {
    case day, month, year
    case hour, minute
    /// The hour of a 12-hour clock, 0 for noon and midnight; the half of the day, 0 or 1.
    case hourOfHalf, half

    private var component: Calendar.Component {
        switch self {
        case .day: .day
        case .month: .month
        case .year: .year
        case .hour, .hourOfHalf, .half: .hour
        case .minute: .minute
        }
    }

    func value(of date: Date, in calendar: Calendar) -> Int {
        let value = calendar.component(component, from: date)
        return switch self {
        case .hourOfHalf: value % 12
        case .half: value / 12
        case .day, .month, .year, .hour, .minute: value
        }
    }

    /// Returns the date with this part changed. The day is reduced if the month is too short for it.
    func setting(_ value: Int, of date: Date, in calendar: Calendar) -> Date {
        let change = value - self.value(of: date, in: calendar)
        return calendar.date(byAdding: component, value: self == .half ? 12 * change : change, to: date) ?? date
    }

    /// Returns the possible values of this part while the other parts of `date` stay unchanged.
    func values(beside date: Date, within bounds: ClosedRange<Date>, in calendar: Calendar) -> Range<Int> {
        switch self {
        case .day: calendar.range(of: .day, in: .month, for: date) ?? 1..<32
        case .month: calendar.range(of: .month, in: .year, for: date) ?? 1..<13
        case .year:
            calendar.component(.year, from: bounds.lowerBound)..<max(
                calendar.component(.year, from: bounds.upperBound), calendar.component(.year, from: date)) + 1
        case .hour: 0..<24
        case .hourOfHalf: 0..<12
        case .half: 0..<2
        case .minute: 0..<60
        }
    }

    /// Returns the text of a value. `isPadded` requests at least two digits.
    func text(_ value: Int, in calendar: Calendar, isPadded: Bool) -> String {
        switch self {
        case .month where !isPadded:
            let names = calendar.standaloneMonthSymbols
            return names.indices.contains(value - 1) ? names[value - 1] : "\(value)"
        case .half: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hourOfHalf: return Self.digits(value == 0 ? 12 : value, isPadded: isPadded)
        case .minute: return Self.digits(value, isPadded: true)
        case .day, .month, .year, .hour: return Self.digits(value, isPadded: isPadded)
        }
    }

    private static func digits(_ value: Int, isPadded: Bool) -> String {
        isPadded && (0..<10).contains(value) ? "0\(value)" : "\(value)"
    }
}

/// The parts of a date in the order of a locale, and the separators between them.
nonisolated struct DateOrder {
    enum Piece: Hashable {
        case part(DatePart)
        case text(String)
    }

    let pieces: [Piece]

    var parts: [DatePart] {
        pieces.compactMap { if case .part(let part) = $0 { part } else { nil } }
    }

    /// Derives the order from the locale's format for these components.
    init(_ components: DatePickerComponents, in locale: Locale) {
        var pieces: [Piece] = []
        if components.contains(.date) { pieces += Self.pieces("yMd", locale) }
        if components == [.date, .hourAndMinute] { pieces.append(.text("  ")) }
        if components.contains(.hourAndMinute) { pieces += Self.pieces("jmm", locale) }
        self.pieces = pieces
    }

    private static func pieces(_ template: String, _ locale: Locale) -> [Piece] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var pieces: [Piece] = []
        var text = ""
        var isQuoted = false
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            guard letter != "'", !isQuoted, let part = part(of: letter) else {
                if letter != "'", isQuoted || !letter.isLetter { text.append(letter) }
                continue
            }
            if pieces.last == .part(part), text.isEmpty { continue }
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
            pieces.append(.part(part))
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    private static func part(of letter: Character) -> DatePart? {
        switch letter {
        case "d": .day
        case "M", "L": .month
        case "y", "u": .year
        case "H", "k": .hour
        case "h", "K": .hourOfHalf
        case "m": .minute
        case "a", "b", "B": .half
        default: nil
        }
    }
}
