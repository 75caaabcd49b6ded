import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

extension Recording {
    /// The scroll view as the snapshot shows it, with nothing done to it yet.
    init(_ snapshot: ScrollSnapshot, tuning: Tuning) {
        let geometry = snapshot.geometry
        self.init(viewport: snapshot.frame.size, content: geometry.contentSize, axes: ScrollAxes(snapshot.axes))
        insets = RecordedInsets(geometry.contentInsets)
        pixel = snapshot.pixel
        offset = ScrollVector(x: geometry.contentOffset.x, y: geometry.contentOffset.y)
        feel = tuning.base
        feelVersion = tuning.baseFeel.version
        feelValues = tuning.overrides
        targets = RecordedTargets(snapshot.restRule, frames: snapshot.targets)
    }
}

extension RecordedInsets {
    fileprivate init(_ insets: EdgeInsets) {
        self.init()
        top = insets.top
        leading = insets.leading
        bottom = insets.bottom
        trailing = insets.trailing
    }
}

extension RecordedTargets {
    /// Frames are kept where something aligns to them. A behaviour that the format has no word for counts as none.
    fileprivate init(_ rule: ScrollRestRule, frames: [CGRect]) {
        self.init()
        switch rule {
        case .none, .custom: behavior = .none
        case .customPages: pages = true
        case .paging: behavior = .paging
        case .viewAligned(let limit, let anchor):
            behavior = .viewAligned
            (self.limit, self.anchor, self.frames) = (limit, anchor, frames)
        }
    }
}

extension ScrollAxes {
    /// The same axes.
    init(_ axes: Axis.Set) {
        self = []
        if axes.contains(Axis.Set.horizontal) { insert(.horizontal) }
        if axes.contains(Axis.Set.vertical) { insert(.vertical) }
    }
}

/// How the stage was set while the window recorded. Readers of the format need not know it.
extension Recording {
    /// Nil where the file says nothing of it, or something else under the same name.
    var stageSettings: StageSettings? {
        guard let value = unknown[""]?[StageSettings.key] else { return nil }
        return try? StageSettings(JSONReader(value: value, file: "", path: StageSettings.key).object())
    }
}
