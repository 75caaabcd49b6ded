import Foundation
import ScrollUI

/// The state of a measurement: counts, values, and the triggers of the steps.
@MainActor
enum Meter {
    static var counts: [String: Int] = [:]
    static var values: [String: String] = [:]
    static var actions: [String: () -> Void] = [:]
    static func hit(_ key: String) { counts[key, default: 0] += 1 }
    static func set(_ key: String, _ value: some CustomStringConvertible) { values[key] = value.description }
    static func on(_ key: String, _ action: @escaping () -> Void) { actions[key] = action }

    static func clear() {
        counts = [:]
        values = [:]
        actions = [:]
    }
}

/// A plain block of a fixed size.
struct Slab: View {
    var w: CGFloat
    var h: CGFloat
    var body: some View { Color.teal.frame(width: w, height: h) }
}

struct Ladder: View {
    var names: [String]
    var width: CGFloat = 120
    var gap: CGFloat = 0
    var body: some View {
        VStack(spacing: gap) {
            ForEach(names, id: \.self) { name in
                Slab(w: width, h: 20).id(name)
            }
        }
    }
}

/// A word of the measured views: its id and the width of its text.
struct MeasuredWord: Identifiable {
    let id: String
    var width: CGFloat

    static let apple = MeasuredWord(id: "Apple", width: 35)
    static let banana = MeasuredWord(id: "Banana", width: 45)
}
