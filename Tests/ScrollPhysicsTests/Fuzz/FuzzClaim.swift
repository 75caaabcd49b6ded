import ScrollPhysics

/// Properties that hold for every input. Each claim describes its breach by a script, or returns nil.
enum FuzzClaim: String, CaseIterable, Sendable {
    case showsNumbers
    case staysWithinTheStretch
    case keepsAxesThatDoNotScroll
    case restsWithinTheBounds
    case restsOnATarget
    case mirrorsMirroredInput
    case repeatsToTheBit
    case isTheSameAtEveryRate

    func breach(by script: FuzzScript) -> String? {
        switch self {
        case .showsNumbers: script.firstBreach(FuzzWatch.number)
        case .staysWithinTheStretch: script.firstBreach(FuzzWatch.stretch)
        case .keepsAxesThatDoNotScroll: script.firstBreach(FuzzWatch.crossAxis)
        case .restsWithinTheBounds: script.restBreach()
        case .restsOnATarget: script.targetBreach()
        case .mirrorsMirroredInput: script.mirrorBreach()
        case .repeatsToTheBit: script.repetitionBreach()
        case .isTheSameAtEveryRate: script.rateBreach()
        }
    }
}

/// A claim that a script breaks, with a description.
struct FuzzBreach {
    var claim: FuzzClaim
    var detail: String
}

extension FuzzScript {
    /// The first claim that does not hold.
    func breach() -> FuzzBreach? {
        for claim in FuzzClaim.allCases {
            if let detail = claim.breach(by: self) { return FuzzBreach(claim: claim, detail: detail) }
        }
        return nil
    }

    /// Moments between the first step and three seconds after the last, in no rhythm with any frame rate.
    var sampleTimes: [Int64] {
        let count: Int64 = 48
        let length = lastMoment + 3_000_000_000
        return (0...count).map { $0 * length / count + $0 * $0 % 7 * 1_234_567 }.sorted()
    }
}
