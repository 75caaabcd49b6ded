import Foundation

@testable import PlaygroundKit
@_spi(Nodes) @testable import ScrollUI

/// The whole window with its model, updated after each step as the real window is after each frame.
@MainActor
final class WindowUnderTest {
    let model: PlaygroundModel
    let host: ViewHost

    init(
        _ scene: String = "gallery", width: CGFloat = 1280, height: CGFloat = 800,
        program: PlaygroundProgram = .scrollPlayground
    ) {
        let size = CGSize(width: width, height: height)
        model = PlaygroundModel(program: program, scene: program.scenes.scene(named: scene))
        host = makePlaygroundHost(size: size, model: model)
        settle()
    }

    /// Makes frames until none is needed; false if that does not happen.
    @discardableResult
    func settle(within frames: Int = 300) -> Bool {
        for _ in 0..<frames {
            host.frame(at: host.time + .seconds(1) / 60)
            model.update(from: host, frameTime: 0)
            if !host.needsFrame, host.nextWakeUp == nil { return true }
        }
        return false
    }

    /// Scrolls the inspector until the view is above the explanation at its foot.
    func reveal(_ id: String) {
        for _ in 0..<100 where (host.frame(ofID: id)?.midY ?? .infinity) > host.size.height - 150 {
            host.turnWheel(-1, overID: "inspector")
            settle()
        }
    }

    /// Opens all groups of the inspector, whatever the scene.
    func openAllGroups() {
        for group in TuningGroup.all { model.inspector.setOpen(true, group, in: model.scene.name) }
        settle()
    }

    var offset: CGPoint {
        host.scrollGeometry(ofID: PlaygroundScene.stageID)?.contentOffset ?? CGPoint(x: CGFloat.nan, y: .nan)
    }

    /// The number of evaluations of the first view of that type; nil if there is none.
    func evaluations<V: View>(of type: V.Type) -> Int? {
        first(below: host.graph.root) { $0.viewType == ObjectIdentifier(type) }?.evaluations
    }

    private func first(below node: Node?, where isMeant: (EvaluatedNode) -> Bool) -> EvaluatedNode? {
        guard let node else { return nil }
        if let view = node as? EvaluatedNode, isMeant(view) { return view }
        for child in node.children { if let found = first(below: child, where: isMeant) { return found } }
        return nil
    }
}
