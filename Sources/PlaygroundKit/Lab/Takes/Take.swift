import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A gesture on the stage, from rest to rest.
struct Take: Identifiable, Equatable, Sendable {
    let id: Int
    let recording: Recording
    let gesture: GestureSummary
    /// The frame numbers of its recording; nil if they are unknown.
    var frames: FrameNumbers?
    /// The time of the recording; nil if its file has none.
    var date: Date?
    /// The name that the user gave it; nil for the default.
    var name: String?
    /// The path of its file; nil while it is only in memory.
    var path: String?

    /// The name, or a description of the gesture.
    var title: String { name ?? gesture.title }

    /// The recording for a file, with name and date.
    var file: Recording {
        var file = recording
        (file.takeName, file.takeDate) = (name, date)
        return file
    }

    /// The device and the duration.
    var detail: String { "\(gesture.device.rawValue), \(String(format: "%.2f", gesture.length.inSeconds)) s" }
}

/// A take that was deleted from the list.
struct DeletedTake: Equatable, Sendable {
    let take: Take
    /// Its index in the list.
    let index: Int
    /// Whether its file was removed with it.
    let hadFile: Bool
    /// The number of undo steps of the tuning at that time.
    let step: Int
}
