import ScrollAnalysis
import ScrollPhysics

/// Feels that were saved on top of a built-in one that has other numbers now.
extension FeelFile {
    /// The same file with all that its feel had when it was saved, on top of what it has now.
    var keepingFormerNumbers: FeelFile {
        guard baseVersion == nil, let base = ScrollFeel.named(base), let former = FormerFeels.feel(base.name) else {
            return self
        }
        var file = self
        file.values = FeelValues(of: values.applied(to: former), differingFrom: base)
        file.baseVersion = base.version
        return file
    }

    /// What to tell whoever saved it; nil where nothing is other than it was.
    var noteOnFormerNumbers: String? {
        let file = keepingFormerNumbers
        let count = file.values.count - values.count
        guard file != self, let base = ScrollFeel.named(base), let version = base.version else { return nil }
        let others = count > 0 ? ": \(count) that it shared with \(base.title) differ from \(version)" : ""
        return "\(name) keeps the numbers that it was saved with\(others)."
    }
}
