import ScrollAnalysis

extension PlaygroundModel {
    /// Shows the inspector and moves the keyboard focus to its search field.
    func search() {
        if regions.isInspectorFolded { isInspectorOpen = true }
        inspector.wantsKeyboard = true
    }

    /// Copies a number to the clipboard.
    func copy(_ parameter: TuningParameter) {
        let text = parameter.value(in: tuning).shortestDecimal
        onCopy(text)
        notice = "\(parameter.fullTitle) copied: \(text)"
    }

    func isPinned(_ parameter: TuningParameter) -> Bool { tuning.pinned.contains(parameter.id) }

    /// Pins a number below the pinned ones, or unpins it.
    func togglePin(_ parameter: TuningParameter) {
        if isPinned(parameter) {
            tuning.pinned.removeAll { $0 == parameter.id }
        } else {
            tuning.pinned.append(parameter.id)
        }
    }
}
