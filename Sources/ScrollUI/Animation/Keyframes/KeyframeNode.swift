/// The parameters of a keyframe animator.
struct KeyframeCourse<Value> {
    let initialValue: Value
    let repeats: Bool
    /// The trigger; nil for an animator that runs from the beginning.
    let trigger: PhaseTrigger?
    let timeline: (Value) -> KeyframeTimeline<Value>
}

/// A node that evaluates its content in each frame while its value follows keyframes.
final class KeyframeNode<Value>: ContentNode {
    private var make: ((Value) -> (inout NodeBuilder) -> Void)?
    private var course: KeyframeCourse<Value>?
    /// The current timeline; nil at rest.
    private var timeline: KeyframeTimeline<Value>?
    private var start = Duration.zero
    private var shown: Value?
    /// Frames are made while this token is held.
    private var token: AnimationToken?

    func assign(_ course: KeyframeCourse<Value>, _ make: @escaping (Value) -> (inout NodeBuilder) -> Void) {
        self.make = make
        let previous = self.course
        self.course = course
        let begins = previous.map { $0.trigger != course.trigger } ?? (course.trigger == nil)
        if begins { begin(course) }
        evaluate()
    }

    private func begin(_ course: KeyframeCourse<Value>) {
        timeline = course.timeline(shown ?? course.initialValue)
        start = graph.time
    }

    override func evaluate() {
        advance()
        super.evaluate()
    }

    private func advance() {
        guard let course, let timeline else { return }
        let length = timeline.duration
        let elapsed = (graph.time - start).inSeconds
        if graph.reducesMotion || length <= 0 || (!course.repeats && elapsed >= length) {
            return rest(at: course.repeats ? timeline.value(time: 0) : timeline.value(time: length))
        }
        shown = timeline.value(time: course.repeats ? elapsed.truncatingRemainder(dividingBy: length) : elapsed)
        graph.keepEvaluating(self)
        guard token == nil else { return }
        let token = AnimationToken()
        self.token = token
        graph.animations.keepMakingFrames(for: token)
    }

    private func rest(at value: Value) {
        shown = value
        token = nil
        if course?.repeats != true { timeline = nil }
    }

    override func makeContent() -> ((inout NodeBuilder) -> Void)? {
        guard let value = shown ?? course?.initialValue else { return nil }
        return make?(value)
    }

    override func willRemove() {
        super.willRemove()
        token = nil
    }

    override func beginAnew() {
        super.beginAnew()
        (course, timeline, shown, token) = (nil, nil, nil, nil)
    }
}
