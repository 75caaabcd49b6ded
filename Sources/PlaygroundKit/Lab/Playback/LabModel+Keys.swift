import ScrollUI

/// What the keys do while a take is chosen: those of video editors.
extension LabModel {
    /// Keys that play and step whichever view has the keyboard, as long as it takes no text: a click on a take leaves the
    /// keyboard with its row, which space would let go of.
    func comesFirst(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard chosenTakeID != nil, modifiers.isSubset(of: .shift) else { return false }
        return [.space, .character(","), .character("."), .character("l"), .character("p"), .character("b")].contains(
            key)
    }

    /// For those keys, and others that no view used. True when the key meant something. Keys that scroll do nothing else then, since there is nothing to scroll.
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
