import ScrollPhysics

extension TuningGroup {
    /// What is shown under the heading.
    struct Rows {
        let hasSnapChoices: Bool
        let choices: [FeelChoice]
        let parameters: [TuningParameter]
        /// Names what has no part in the feel; nil for nothing.
        let unused: String?

        var isEmpty: Bool { !hasSnapChoices && choices.isEmpty && parameters.isEmpty && unused == nil }
    }

    /// What `search` finds of what `feel` uses; pinned numbers stand elsewhere.
    func rows(_ search: TuningSearch, in feel: ScrollFeel, without pinned: [String]) -> Rows {
        Rows(
            hasSnapChoices: findsSnapChoices(search),
            choices: choices.filter { feel.uses($0) && search.finds($0, in: title) },
            parameters: parameters.filter {
                $0.isUsed(by: feel) && !pinned.contains($0.id) && search.finds($0, in: title)
            },
            unused: unused(by: feel, search))
    }
}
