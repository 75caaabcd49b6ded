import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A gesture that was made on the stage, from rest to rest.
struct Take: Identifiable, Equatable, Sendable {
    let id: Int
    let recording: Recording
    let gesture: GestureSummary
    /// How the window showed it when it was made; nil where nobody saw that.
    var frames: FrameNumbers?
    /// When it was made; nil where a file does not say.
    var date: Date?
    /// What somebody called it; nil for what it was.
    var name: String?
    /// Where it is saved; nil while it is in memory alone.
    var path: String?

    /// What people read: its name, or what it was.
    var title: String { name ?? gesture.title }

    /// As it is written into a file, with its name and when it was made.
    var file: Recording {
        var file = recording
        (file.takeName, file.takeDate) = (name, date)
        return file
    }

    /// What it was made with, and for how long.
    var detail: String { "\(gesture.device.rawValue), \(String(format: "%.2f", gesture.length.inSeconds)) s" }
}

/// A take that was taken out of the list.
struct DeletedTake: Equatable, Sendable {
    let take: Take
    /// Where it was in the list.
    let index: Int
    /// Its file was removed with it.
    let hadFile: Bool
    /// How many steps of the tuning there were to undo then.
    let step: Int
}
