import Foundation
import SDLHost
import ScrollUI

extension StageStatus {
    /// What a person reads where there is nothing to say.
    private static let nothing = "–"

    /// What people call the scroll view: the scene, where it is the scene's own; else its id, or its path in the scene.
    func name(in scene: PlaygroundScene) -> String {
        guard scroll != nil else { return scene.title }
        if view == PlaygroundScene.stageID { return scene.title }
        guard view.hasPrefix("#") else { return view.prefix(1).uppercased() + view.dropFirst() }
        if view.hasPrefix("##") { return String(view.dropFirst()) }
        var path = view.dropFirst().split(separator: "/").map(String.init)
        if path.first == PlaygroundScene.stageID { path[0] = scene.title }
        // Its number among those with the same path.
        if path.count > 1, path.last == "1" { path.removeLast() }
        return path.joined(separator: " › ")
    }

    /// Where that scroll view comes to rest; nil where there is none.
    var rule: String? {
        switch scroll?.restRule {
        case .some(.none): "rests anywhere"
        case .paging, .customPages: "rests on pages"
        case .viewAligned: "rests on views"
        case .custom: "rests by a rule of its own"
        case nil: nil
        }
    }

    var offset: String {
        guard let scroll else { return Self.nothing }
        return Self.text(scroll.geometry.contentOffset, along: scroll.axes)
    }

    /// Points per second along the axis that moves faster.
    var velocity: String {
        guard let velocity = scroll?.velocity else { return Self.nothing }
        let fastest = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        return Self.text(fastest, decimals: 0)
    }

    var phase: String { scroll.map { "\($0.phase)" } ?? Self.nothing }

    var target: String {
        guard let scroll, let target = scroll.target else { return Self.nothing }
        return Self.text(target, along: scroll.axes)
    }

    /// Nil before there was input.
    var times: String? {
        switch timing {
        case .server: "by the server"
        case .arrival: "on arrival"
        case nil: nil
        }
    }

    var frame: String { String(format: "%.2f ms", frameTime * 1000) }

    /// Along the axes that scroll; points.
    private static func text(_ point: CGPoint, along axes: Axis.Set) -> String {
        var numbers: [Double] = []
        if axes.contains(.horizontal) { numbers.append(Double(point.x)) }
        if axes.contains(.vertical) { numbers.append(Double(point.y)) }
        return numbers.map { text($0, decimals: 1) }.joined(separator: ", ")
    }

    /// With a true minus sign, which is as wide as a figure; never minus zero.
    private static func text(_ number: Double, decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", abs(number))
        return number < 0 && text.contains { ("1"..."9").contains($0) } ? "\u{2212}" + text : text
    }
}
