import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// Restores the state of a window that is reopened.
extension PlaygroundModel {
    /// Writes the state of the window, with its unsaved takes.
    func save(to folder: SessionFolder, host: ViewHost) throws(PlaygroundError) {
        let unsaved = Array(lab.takes.reversed().filter { $0.path == nil })
        for (number, take) in unsaved.enumerated() { try take.file.write(to: folder.take(number)) }
        var state = SessionState(scene: scene.name)
        state.takeCount = unsaved.count
        (state.width, state.height) = (Double(host.size.width), Double(host.size.height))
        state.isDockOpen = lab.isDockOpen
        for id in host.scrollViewIDs(inside: scene.name) {
            guard let snapshot = host.scrollSnapshot(ofID: id, includesTargets: false) else { continue }
            // The target of a motion, since nothing moves in a new window.
            let offset = snapshot.target ?? snapshot.geometry.contentOffset
            state.views.append(
                SessionState.View(name: id.name, offset: ScrollVector(x: Double(offset.x), y: Double(offset.y))))
        }
        if let chosen = lab.chosenTake {
            let number = unsaved.firstIndex { $0.id == chosen.id }
            state.take = SessionState.Take(
                path: chosen.path, number: number, playhead: lab.playhead, isPlaying: lab.isPlaying)
        }
        try Files.write(Array(state.json.utf8), to: folder.session)
    }

    /// Restores the state written by ``save(to:host:)``, in a window that already lists the saved takes. Missing parts
    /// are skipped.
    func resume(_ state: SessionState, from folder: SessionFolder, host: ViewHost) {
        if let scene = program.scenes.scene(named: state.scene) {
            show(scene)
            host.frame(at: host.time)
            scroll(state.views, of: host)
        } else {
            notice = "The scene \(state.scene.visible) no longer exists"
        }
        lab.isDockOpen = state.isDockOpen
        var unsaved: [Int: Take] = [:]
        for number in 0..<state.takeCount {
            guard var take = try? lab.take(from: folder.take(number)) else { continue }
            take.path = nil
            lab.insert(take)
            unsaved[number] = take
        }
        guard let chosen = state.take else { return }
        if let take = chosen.number.flatMap({ unsaved[$0] }) {
            choose(take)
        } else if let path = chosen.path {
            openTake(path)
        }
        guard lab.chosenTakeID != nil else { return }
        lab.seek(to: chosen.playhead)
        if chosen.isPlaying { lab.togglePlaying() }
        notice = nil
    }

    /// Scrolls the views in two passes, since rows that appear in the first may contain scroll views.
    private func scroll(_ views: [SessionState.View], of host: ViewHost) {
        for _ in 0..<2 {
            for view in views {
                let id = ScrollViewID(name: view.name, inside: scene.name)
                host.apply(.scrollTo(view.offset, animated: false), toScrollWithID: id, at: host.time)
            }
            host.frame(at: host.time)
        }
    }
}
