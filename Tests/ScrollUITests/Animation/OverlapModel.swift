import Drawing
import Foundation
import Observation
import ScrollUI

/// A number that a test changes between frames, and boxes that show it with each kind of animation.
@MainActor
@Observable
final class OverlapModel {
    var x = 0.0
    /// A number that the boxes' body reads, and that changes nothing else.
    var others = 0
}

/// A bar whose length is animated by the shape itself.
private struct Bar: Shape {
    var length: Double
    nonisolated var animatableData: Double {
        get { length }
        set { length = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: length, height: rect.height))
    }
}

/// Pushes its content by an inset that a body reads.
private struct Push: ViewModifier, Animatable {
    var distance: Double
    nonisolated var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, distance) }
}

struct OverlapScreen: View {
    let model: OverlapModel

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            box.id("effect").offset(x: model.x)
            box.id("frame").padding(.leading, model.x)
            box.id("body").modifier(Push(distance: model.x))
            Bar(length: model.x).fill(.green).frame(width: 300, height: 7)
        }
        .accessibilityLabel("\(model.others)")
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var box: some View { Color.red.frame(width: 10, height: 10) }
}

/// A model and its host, with frames at times chosen by a test.
@MainActor
struct OverlapBench {
    let model = OverlapModel()
    let host: ViewHost

    init() {
        host = ViewHost(size: CGSize(width: 400, height: 300)) { [model] in OverlapScreen(model: model) }
        host.frame(at: .zero)
    }

    /// Changes the number in a frame at that time.
    func change(by distance: Double, _ animation: Animation?, at seconds: Double) {
        withAnimation(animation) { model.x += distance }
        host.frame(at: .seconds(seconds))
    }

    /// The number of the effect in a frame at that time.
    func x(at seconds: Double) -> Double {
        host.frame(at: .seconds(seconds))
        return shown["effect"] ?? .nan
    }

    /// The current number of each kind.
    var shown: [String: Double] {
        var shown: [String: Double] = [:]
        for id in ["effect", "frame", "body"] { shown[id] = host.frame(ofID: id).map { Double($0.minX) } }
        for item in host.displayList.items {
            guard case .fill(.rect(let rect), _) = item, rect.height == 7 else { continue }
            shown["shape"] = rect.width
        }
        return shown
    }
}

/// A change that is animated evenly.
struct EvenChange {
    var distance: Double
    /// The start and the duration, in seconds.
    var start: Double
    var length: Double

    /// Twelve steps of 10 points, one in each frame.
    static let twelve = (0..<12).map { EvenChange(distance: 10, start: Double($0) / 60, length: 0.35) }
}

extension [EvenChange] {
    /// Returns what is shown `time` seconds after the start: each change leads from what those before show to its own goal.
    func shown(at time: Double) -> Double {
        var (shown, goal) = (0.0, 0.0)
        for change in self where change.start <= time {
            goal += change.distance
            shown += (goal - shown) * Swift.min(1, (time - change.start) / change.length)
        }
        return shown
    }
}
