import ScrollAnalysis
import ScrollPhysics

extension Tuning {
    /// Returns the number of values of the feel and of the stage that differ from `origin`.
    func changes(since origin: Tuning) -> Int {
        let numbers = ScrollFeel.parameters.filter { $0.value(in: feel) != $0.value(in: origin.feel) }
        let choices = ScrollFeel.choices.filter { $0.value(in: feel) != $0.value(in: origin.feel) }
        let stageNumbers = StageParameter.all.filter { $0.value(in: stage) != $0.value(in: origin.stage) }
        let rules = [stage.snapBehavior != origin.stage.snapBehavior, stage.snapLimit != origin.stage.snapLimit]
        let ownNumbers = stage.sceneValues.changes(since: origin.stage.sceneValues)
        return numbers.count + choices.count + stageNumbers.count + ownNumbers + rules.filter { $0 }.count
    }
}
