import Observation

/// The end of an evaluation, as an object that the evaluation reads and that changes when it comes.
///
/// Objects hold an observation until they change, and Observation gives out no handle of it but in the call for a
/// change. A body that is evaluated again because of its own state would otherwise leave one more observation at each
/// object that does not change.
@MainActor
final class EvaluationEnd: Observable {
    private let registrar = ObservationRegistrar()
    private var hasCome: Bool { false }

    /// Notes the end for the running evaluation.
    func note() { registrar.access(self, keyPath: \.hasCome) }

    /// Calls the observers of the evaluations that noted the end, which let go of all objects that they read.
    func come() { registrar.withMutation(of: self, keyPath: \.hasCome) {} }
}
