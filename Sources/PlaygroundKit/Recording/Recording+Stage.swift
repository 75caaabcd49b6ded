import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

extension Recording {
    /// A recording of the scroll view in the snapshot, without events.
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
    /// Frames are stored for aligned targets. A behaviour that the format cannot express becomes `none`.
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

/// The settings of the stage during the recording. Other readers of the format can ignore them.
extension Recording {
    /// Nil if the file has no settings, or an unrelated member of that name.
    var stageSettings: StageSettings? {
        guard let value = unknown[""]?[StageSettings.key] else { return nil }
        return try? StageSettings(JSONReader(value: value, file: "", path: StageSettings.key).object())
    }
}
