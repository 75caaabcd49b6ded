import CSDL2
import Foundation
import ScrollUI

extension SDLEventTranslator {
    /// The factor by which SDL divides touchpad deltas under Wayland (WAYLAND_WHEEL_AXIS_UNIT) to make them resemble
    /// notches.
    private static let touchpadPointsPerUnit = 10.0

    /// Reads only the precise fields: the integer ones accumulate, and are 0 for most touchpad events.
    mutating func wheelEvent(_ event: SDL_MouseWheelEvent, at time: Duration) -> InputEvent.Kind? {
        guard event.which != csdl_touch_mouse_id() else { return nil }
        var (dx, dy) = (Double(event.preciseX), Double(event.preciseY))
        guard dx != 0 || dy != 0, dx.isFinite, dy.isFinite else { return nil }
        let source = source(dx: dx, dy: dy, at: time)
        let factor = source == .notch ? settings.wheel.factor : settings.touchpad.factor * Self.touchpadPointsPerUnit
        (dx, dy) = (dx * factor, dy * factor)
        // Shift rotates the wheel by a quarter: a turn towards the user scrolls to the right.
        if modifiers.contains(.shift), dx == 0 { (dx, dy) = (-dy, 0) }
        return .wheel(
            InputEvent.Wheel(source: source, dx: dx, dy: dy, location: location(of: event), modifiers: modifiers))
    }

    private mutating func source(dx: Double, dy: Double, at time: Duration) -> InputEvent.Wheel.Source {
        let guess = wheel.classify(dx: dx, dy: dy, at: time)
        switch settings.wheelReading {
        case .automatic: return guess
        case .wheel: return .notch
        case .touchpad: return .touchpad
        }
    }

    private func location(of event: SDL_MouseWheelEvent) -> CGPoint {
        var (x, y): (Int32, Int32) = (0, 0)
        var event = event
        guard hasWheelLocation, csdl_wheel_location(&event, &x, &y) == SDL_TRUE else { return mouse.location }
        return geometry.point(x: Double(x), y: Double(y))
    }
}
