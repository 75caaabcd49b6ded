import Foundation
import SDLHost
import ScrollUI

extension StageStatus {
    /// The text of an unknown value.
    private static let nothing = "–"

    /// The rule for where the scroll view rests; nil without one.
    var rule: String? {
        switch scroll?.restRule {
        case .some(.none): "rests anywhere"
        case .paging, .customPages: "rests on pages"
        case .viewAligned: "rests on views"
        case .custom: "rests by its own rule"
        case nil: nil
        }
    }

    var offset: String {
        guard let scroll else { return Self.nothing }
        return Self.text(scroll.geometry.contentOffset, along: scroll.axes)
    }

    /// Points per second along the faster axis.
    var velocity: String {
        guard let velocity = scroll?.velocity else { return Self.nothing }
        let fastest = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        return Self.text(fastest, decimals: 0)
    }

    var phase: String { scroll?.phase.rawValue ?? Self.nothing }

    var target: String {
        guard let scroll, let target = scroll.target else { return Self.nothing }
        return Self.text(target, along: scroll.axes)
    }

    /// Nil before the first input.
    var times: String? {
        switch timing {
        case .server: "by the server"
        case .arrival: "on arrival"
        case nil: nil
        }
    }

    var frame: String { String(format: "%.2f ms", frameTime * 1000) }

    /// Returns the coordinates along the scrolling axes, in points.
    private static func text(_ point: CGPoint, along axes: Axis.Set) -> String {
        var numbers: [Double] = []
        if axes.contains(.horizontal) { numbers.append(Double(point.x)) }
        if axes.contains(.vertical) { numbers.append(Double(point.y)) }
        return numbers.map { text($0, decimals: 1) }.joined(separator: ", ")
    }

    /// Formats a number with a real minus sign, which is as wide as a digit; never minus zero.
    private static func text(_ number: Double, decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", abs(number))
        return number < 0 && text.contains { ("1"..."9").contains($0) } ? "\u{2212}" + text : text
    }
}

extension PlaygroundScene {
    /// Returns the title of a scroll view of the scene by its name in recordings: the scene's title for its main one, and
    /// without one; otherwise its id, or its path in the scene.
    func title(ofView name: String?) -> String {
        guard let name, name != PlaygroundScene.stageID else { return title }
        guard name.hasPrefix("#") else { return name.prefix(1).uppercased() + name.dropFirst() }
        if name.hasPrefix("##") { return String(name.dropFirst()) }
        var path = name.dropFirst().split(separator: "/").map(String.init)
        if path.first == PlaygroundScene.stageID { path[0] = title }
        // Its number among those with the same path.
        if path.count > 1, path.last == "1" { path.removeLast() }
        return path.joined(separator: " › ")
    }
}
