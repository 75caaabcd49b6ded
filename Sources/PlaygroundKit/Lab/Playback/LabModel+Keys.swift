import ScrollUI

/// The keys while a take is chosen. They are those of video editors.
extension LabModel {
    /// Returns whether a key plays or steps before the focused view gets it, unless the view takes text. A click on a
    /// take leaves the focus on its row, where space would deselect it.
    func comesFirst(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard chosenTakeID != nil, modifiers.isSubset(of: .shift) else { return false }
        return [.space, .character(","), .character("."), .character("l"), .character("p"), .character("b")].contains(
            key)
    }

    /// Handles those keys, and others that no view used. Returns true if the key was used. Scroll keys are used without
    /// effect, since nothing can scroll.
    func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard chosenTakeID != nil, modifiers.isSubset(of: .shift) else { return false }
        let steps = modifiers.contains(.shift) ? 10 : 1
        switch key {
        case .space: togglePlaying()
        case .left, .character(","): step(by: -steps)
        case .right, .character("."): step(by: steps)
        case .up: jump(forward: false)
        case .down: jump(forward: true)
        case .home: seek(to: .zero)
        case .end: seek(to: duration)
        case .character("l"): loops.toggle()
        case .character("p"): showsInput.toggle()
        case .character("b"): onFlip()
        case .escape: letGo()
        case .pageUp, .pageDown: break
        default: return false
        }
        return true
    }
}
