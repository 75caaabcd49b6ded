import Foundation
import SwiftUI

extension ViewHost {
    func wait(_ seconds: Double) { advance(to: time + .seconds(seconds)) }

    func click(at location: CGPoint) {
        send(InputEvent(.pointerDown(InputEvent.Pointer(location: location)), at: time))
        wait(0.05)
        send(InputEvent(.pointerUp(InputEvent.Pointer(location: location)), at: time))
        wait(0.05)
    }
}
