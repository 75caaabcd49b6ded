import ScrollAnalysis
import ScrollPhysics

/// Feels that were saved on top of a built-in feel whose numbers have changed since.
extension FeelFile {
    /// The file with the values that its base had when it was saved, as differences from the current base.
    var keepingFormerNumbers: FeelFile {
        guard baseVersion == nil, let base = ScrollFeel.named(base), let former = FormerFeels.feel(base.name) else {
            return self
        }
        var file = self
        file.values = FeelValues(of: values.applied(to: former), differingFrom: base)
        file.baseVersion = base.version
        return file
    }

    /// A note for the user on the retained values; nil if nothing has changed.
    var noteOnFormerNumbers: String? {
        let file = keepingFormerNumbers
        let count = file.values.count - values.count
        guard file != self, let base = ScrollFeel.named(base), let version = base.version else { return nil }
        let others = count > 0 ? ": \(count) that it shared with \(base.title) differ from \(version)" : ""
        return "\(name) keeps the numbers that it was saved with\(others)."
    }
}
