import Foundation
import ScrollUI

@testable import PlaygroundKit

/// Interprets bytes as user input to a scene: the first byte chooses the scene, every four more are an action, its
/// location and its time. After any input the offset and everything drawn must be finite.
@MainActor
func checkScene(_ bytes: [UInt8]) {
    guard bytes.count >= 5 else { return }
    let scenes = SceneCatalog.builtIn.all
    let model = PlaygroundModel(scene: scenes[Int(bytes[0]) % scenes.count])
    let host = makePlaygroundHost(size: CGSize(width: 900, height: 600), model: model)
    host.frame(at: .zero)
    var time = Duration.zero
    // Each action takes a frame or two, so more of them would only be slower.
    for start in stride(from: 1, to: min(bytes.count - 3, 161), by: 4) {
        time += .milliseconds(Int(bytes[start + 3]) * 2)
        act(bytes[start], bytes[start + 1], bytes[start + 2], at: time, host, model)
        host.frame(at: time)
        check(host)
    }
    host.frame(at: time + .seconds(2))
    check(host)
    let words = host.displayList.dump().split { " (),\n".contains($0) }
    precondition(!words.contains { ["nan", "-nan", "inf", "-inf"].contains($0) }, "a location is not finite")
}

@MainActor
private func check(_ host: ViewHost) {
    guard let geometry = host.scrollSnapshot(ofID: PlaygroundScene.stageID, includesTargets: false)?.geometry else {
        return
    }
    let offset = geometry.contentOffset
    precondition(offset.x.isFinite && offset.y.isFinite, "\(offset)")
}

@MainActor
private func act(
    _ deed: UInt8, _ x: UInt8, _ y: UInt8, at time: Duration, _ host: ViewHost, _ model: PlaygroundModel
) {
    let place = CGPoint(x: Double(x) / 255 * host.size.width, y: Double(y) / 255 * host.size.height)
    let (dx, dy) = (Double(x) / 16 - 8, Double(y) / 16 - 8)
    let keys: [InputEvent.Key] = [
        .pageUp, .pageDown, .home, .end, .up, .down, .left, .right, .space, .tab, .return, .escape, .delete,
        .forwardDelete, .character("a"), .function(9),
    ]
    let pointer = InputEvent.Pointer(location: place)
    let finger = InputEvent.Pointer(id: 1 + Int(deed) / 128, device: .touch, location: place)
    let key = keys[Int(x) % keys.count]
    let modifiers = InputEvent.Modifiers(rawValue: Int(y) % 16)
    switch deed % 16 {
    case 0: host.send(InputEvent(.pointerDown(pointer), at: time))
    case 1, 2: host.send(InputEvent(.pointerMoved(pointer), at: time))
    case 3: host.send(InputEvent(.pointerUp(pointer), at: time))
    case 4: host.send(InputEvent(.pointerDown(finger), at: time))
    case 5: host.send(InputEvent(.pointerMoved(finger), at: time))
    case 6: host.send(InputEvent(.pointerUp(finger), at: time))
    case 7: host.send(InputEvent(.pointerCancelled(id: finger.id), at: time))
    case 8: host.send(InputEvent(.wheel(.init(source: .notch, dx: 0, dy: dy, location: place)), at: time))
    case 9: host.send(InputEvent(.wheel(.init(source: .touchpad, dx: dx, dy: dy, location: place)), at: time))
    case 10: host.send(InputEvent(.keyDown(key, modifiers: modifiers), at: time))
    case 11: host.send(InputEvent(.text(String(Character(Unicode.Scalar(x)))), at: time))
    case 12: host.send(InputEvent(.focus(x > 127), at: time))
    case 13: host.send(InputEvent(.pointerLeft, at: time))
    case 14:
        host.size = CGSize(width: 1 + Int(x) * 6, height: 1 + Int(y) * 4)
        model.adopt(host.size)
    default: model.show(SceneCatalog.builtIn.all[Int(x) % SceneCatalog.builtIn.all.count])
    }
}
