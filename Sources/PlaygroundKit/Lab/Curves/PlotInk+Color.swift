import ScrollAnalysis
import ScrollUI

extension PlotInk {
    /// The colour in the window.
    var color: Color {
        switch self {
        case .heading: Palette.text
        case .grid: Palette.line
        case .label: Palette.secondary
        case .title: Palette.secondary
        case .beyond: Palette.text.opacity(0.07)
        case .event: Palette.good
        case .target: Palette.warning.opacity(0.8)
        case .curve(.offset, isSecond: false): Palette.accent
        case .curve(.offset, isSecond: true): Palette.secondOffset
        case .curve(.velocity, isSecond: false): Palette.velocity
        case .curve(.velocity, isSecond: true): Palette.secondVelocity
        case .curve(.acceleration, isSecond: false): Palette.acceleration
        case .curve(.acceleration, isSecond: true): Palette.secondAcceleration
        case .other: Palette.ghost
        case .measured: Palette.measured
        case .compared(.a, isSecond: false): Palette.accent
        case .compared(.a, isSecond: true): Palette.secondOffset
        case .compared(.b, isSecond: false): Palette.tuningB
        case .compared(.b, isSecond: true): Palette.secondTuningB
        }
    }

    /// The colour on white, as `#RRGGBB`.
    var lightHex: String {
        switch self {
        case .heading: "#16191F"
        case .grid: "#D9DDE3"
        case .label, .title: "#545D6B"
        case .beyond: "#16191F"
        case .event: "#1B7A43"
        case .target: "#9A5B00"
        case .curve(.offset, isSecond: false): "#2F6BFF"
        case .curve(.offset, isSecond: true): "#0B7F74"
        case .curve(.velocity, isSecond: false): "#B35F00"
        case .curve(.velocity, isSecond: true): "#B8336A"
        case .curve(.acceleration, isSecond: false): "#7A45C9"
        case .curve(.acceleration, isSecond: true): "#5B6B00"
        case .other: "#6B7484"
        case .measured: "#B4BAC4"
        case .compared(.a, isSecond: false): "#2F6BFF"
        case .compared(.a, isSecond: true): "#0B7F74"
        case .compared(.b, isSecond: false): "#B35F00"
        case .compared(.b, isSecond: true): "#B8336A"
        }
    }
}
