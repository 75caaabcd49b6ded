import SDLHost
import ScrollUI

/// The parts of a ``StageStatus`` as the window shows them, each observed on its own: while something scrolls, only the
/// views of the parts that change are evaluated.
@MainActor @Observable
final class StatusTexts {
    /// The scroll view's name in recordings; nil without one.
    private(set) var view: String?
    private(set) var rule: String?
    private(set) var offset = ""
    private(set) var velocity = ""
    private(set) var phase = ""
    private(set) var target = ""
    private(set) var device = ""
    private(set) var times: String?
    private(set) var frame = ""

    init(_ status: StageStatus) { show(status) }

    /// Changes the parts that differ.
    func show(_ status: StageStatus) {
        set(\.view, to: status.scroll == nil ? nil : status.view)
        set(\.rule, to: status.rule)
        set(\.offset, to: status.offset)
        set(\.velocity, to: status.velocity)
        set(\.phase, to: status.phase)
        set(\.target, to: status.target)
        set(\.device, to: status.device?.rawValue ?? "none yet")
        set(\.times, to: status.times)
        set(\.frame, to: status.frame)
    }

    private func set<Part: Equatable>(_ part: ReferenceWritableKeyPath<StatusTexts, Part>, to value: Part) {
        if self[keyPath: part] != value { self[keyPath: part] = value }
    }
}
