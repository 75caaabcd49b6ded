import ScrollAnalysis

extension PlaygroundModel {
    /// Brings the keyboard into the field that looks for numbers, and the inspector into sight.
    func search() {
        if regions.isInspectorFolded { isInspectorOpen = true }
        inspector.wantsKeyboard = true
    }

    /// Puts a number on the clipboard.
    func copy(_ parameter: TuningParameter) {
        let text = parameter.value(in: tuning).shortestDecimal
        onCopy(text)
        notice = "\(parameter.fullTitle) copied: \(text)"
    }

    func isPinned(_ parameter: TuningParameter) -> Bool { tuning.pinned.contains(parameter.id) }

    /// Puts a number above the groups, below those that are there, or back into its group.
    func togglePin(_ parameter: TuningParameter) {
        if isPinned(parameter) {
            tuning.pinned.removeAll { $0 == parameter.id }
        } else {
            tuning.pinned.append(parameter.id)
        }
    }
}
