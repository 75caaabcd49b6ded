import ScrollPhysics

/// The input of a script: whole gestures, with anything else in between.
extension FuzzRandom {
    mutating func steps() -> [FuzzScript.Step] {
        var steps: [FuzzScript.Step] = []
        var time: Int64 = 0
        for _ in 0..<count(1...7) {
            for intent in chance(0.6) ? gesture() : [anything()] {
                time += pause()
                steps.append(FuzzScript.Step(time: time, intent: intent))
                if chance(0.05) { steps.append(FuzzScript.Step(time: time, intent: anything())) }
            }
            if chance(0.5) { time += Int64(count(0...2000)) * 1_000_000 }
        }
        return steps
    }

    /// Nanoseconds to the next step; sometimes none, sometimes back in time.
    private mutating func pause() -> Int64 {
        switch count(0...19) {
        case 0: -Int64(count(0...100_000_000))
        case 1: 0
        case 2: Int64(count(30...100)) * 1_000_000
        case 3: Int64(count(1...3_000_000_000))
        default: Int64(count(1_000_000...20_000_000))
        }
    }

    private mutating func gesture() -> [ScrollIntent] {
        switch count(0...3) {
        case 0: return (0..<count(1...12)).map { _ in .wheel(.touchpad, vector(40)) }
        case 1:
            let turn = vector(2)
            return (0..<count(1...6)).map { _ in .wheel(.notch, chance(0.9) ? turn : turn * -1) }
        default: return drag()
        }
    }

    private mutating func drag() -> [ScrollIntent] {
        var place = ScrollVector(x: number(in: 0...400), y: number(in: 0...800))
        var intents = [ScrollIntent.down(place, pick([.touch, .mouse]))]
        let way = vector(60)
        for _ in 0..<count(0...12) {
            place = place + (chance(0.9) ? way : vector(60))
            intents.append(.move(place))
        }
        intents.append(chance(0.1) ? .cancel : .up(pick([nil, place, place + vector(10)])))
        return intents
    }

    private mutating func anything() -> ScrollIntent {
        switch count(0...14) {
        case 0: .down(vector(800), pick([.touch, .mouse]))
        case 1: .move(vector(800))
        case 2: .up(pick([nil, vector(800)]))
        case 3: .cancel
        case 4: .wheel(.notch, vector(3))
        case 5: .wheel(.touchpad, vector(60))
        case 6, 7: .key(pick(ScrollKey.allCases), shift: chance(0.3))
        case 8, 9: .fling(vector(pick([300, 3000, 12_000])))
        case 10: .scrollTo(vector(8000), animated: chance(0.5))
        case 11: .resize(width: number(in: 0...1000), height: number(in: 0...1000))
        case 12, 13: .content(width: number(in: 0...9000), height: number(in: 0...9000))
        default:
            .insets(
                top: number(in: 0...90), leading: number(in: 0...90), bottom: number(in: 0...90),
                trailing: number(in: 0...90))
        }
    }
}
