import Observation

/// Values that a test changes between two looks at its view.
@MainActor @Observable
package final class Knob {
    package var isOn = false
    package var count = 0
    package var unread = 0
    package var names = ["a", "b", "c"]
    package var point = Point(x: 1, y: 2)

    package struct Point: Equatable {
        package var x = 0
        package var y = 0

        package init(x: Int = 0, y: Int = 0) { (self.x, self.y) = (x, y) }
    }

    package init() {}
}
