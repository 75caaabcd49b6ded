/// How much of something a file, or an option, may ask for: a number, its unit, and why it is that number.
///
/// Below all of them every command takes less than 512 MB. SECURITY.md has the table of ``all``, and a test keeps it true.
package struct FileLimit: Equatable, Sendable {
    /// What is counted, as a row of a table.
    package let name: String
    /// The largest that is taken.
    package var value: Int
    /// Of the number, in the plural.
    package let unit: String
    /// Why no less and no more.
    package let reason: String
    /// What whoever has more can do.
    package let remedy: String

    package static let size = FileLimit(
        name: "A file", value: 64 << 20, unit: "bytes",
        reason:
            "Twice a recording with all the events that there may be. The file and what it holds are in memory at once.",
        remedy: "Cut it into several smaller ones.")
    package static let values = FileLimit(
        name: "JSON values in a file", value: 4_000_000, unit: "values",
        reason: "Ten for each event. A value takes up to 100 bytes of memory, however few it has in the file.",
        remedy: "Cut the file into several smaller ones.")
    package static let depth = FileLimit(
        name: "Brackets within brackets", value: 200, unit: "levels",
        reason: "Ours have at most six; each takes a part of the stack.",
        remedy: "Take some of the brackets away.")
    package static let events = FileLimit(
        name: "Events of a recording", value: 400_000, unit: "events",
        reason: "More than five minutes of a mouse that tells a thousand times a second where it is.",
        remedy: "Cut the recording into several.")
    package static let elements = FileLimit(
        name: "Frames to align, and any other list but that of events", value: 200_000, unit: "elements",
        reason: "A list of as many rows; finding one of them takes eighteen steps.",
        remedy: "Leave out what the gesture never comes near.")
    package static let views = FileLimit(
        name: "Other scroll views in a recording", value: 1_000, unit: "scroll views",
        reason: "A feed whose every row scrolls. Each has a recording of its own.",
        remedy: "Leave out those that nobody scrolled.")
    package static let side = FileLimit(
        name: "A viewport's side, and that of a picture or a window", value: 16_384, unit: "points or pixels",
        reason: "The largest picture that every renderer takes.",
        remedy: "Make it smaller.")
    package static let pixels = FileLimit(
        name: "A picture", value: 1 << 25, unit: "pixels",
        reason: "A screen of 8K. Drawing and writing it takes some nine bytes for each.",
        remedy: "Lower --size or --scale.")
    package static let samples = FileLimit(
        name: "Rows of a trace", value: 1_000_000, unit: "samples",
        reason: "More than an hour, 240 times a second; about 70 MB of text.",
        remedy: "Lower --rate or --until.")
    package static let compared = FileLimit(
        name: "Motion that compare follows", value: 2_000, unit: "seconds",
        reason: "Half an hour without a pause, looked at a thousand times a second in both feels. Rest is not counted.",
        remedy: "Cut the recording into several.")
    package static let moments = FileLimit(
        name: "Moments of --at", value: 10_000, unit: "moments",
        reason: "More than a line of a shell is written for; --rate has no need to list them.",
        remedy: "Ask for fewer at a time.")
    package static let pictures = FileLimit(
        name: "Pictures of one render", value: 1_000, unit: "pictures",
        reason: "A quarter of a minute, 60 times a second. Each is a file.",
        remedy: "Ask for fewer at a time, or for a film with --format y4m.")
    package static let strip = FileLimit(
        name: "Moments of a strip", value: 200, unit: "moments",
        reason: "More than anybody looks at side by side. All of them are in memory at once.",
        remedy: "Ask for fewer, or further apart.")
    package static let film = FileLimit(
        name: "Frames of a film", value: 30_000, unit: "frames",
        reason: "More than eight minutes, 60 times a second.",
        remedy: "End it earlier with --until, or say a longer --every.")
    package static let movingPicture = FileLimit(
        name: "Frames of a film as WebP", value: 1_200, unit: "frames",
        reason:
            "Twenty seconds, 60 times a second: more than a page should load. All of it is in memory until it is written.",
        remedy: "End it earlier with --until, say a longer --every, or --format y4m.")
    static let tracked = FileLimit(
        name: "Frames of a film that content is followed in", value: 30_000, unit: "frames",
        reason: "More than eight minutes, 60 times a second. One of them at a time is in memory as a picture.",
        remedy: "Cut the film to what moves.")
    package static let fitted = FileLimit(
        name: "Events of a recording that a curve is fitted through", value: 10_000, unit: "events",
        reason:
            "Ten seconds of a mouse that tells a thousand times a second where it is. They are played some thousand times.",
        remedy: "Cut the recording and the curve to one gesture.")
    package static let reported = FileLimit(
        name: "Recordings of a report", value: 50, unit: "recordings",
        reason: "More than anybody reads. Each has up to twelve pictures, and all of them are in memory at once.",
        remedy: "Make several reports.")
    package static let shared = FileLimit(
        name: "Recordings of a page to feel", value: 20, unit: "recordings",
        reason: "More than anybody picks from on a phone. The page holds all of them.",
        remedy: "Name fewer, or make several pages.")

    package static let frames = FileLimit(
        name: "Frames on the way to a picture", value: 60_000, unit: "frames",
        reason: "A hundred and twenty for each second of motion; each takes some 35 µs.",
        remedy: "Ask for an earlier moment with --at, or cut the recording into several.")

    /// In the order of the table.
    package static let all = [
        size, values, depth, events, elements, views, side, pixels, samples, compared, moments, pictures, strip,
        film, movingPicture, tracked, fitted, reported, shared, frames,
    ]
}

extension FileLimit {
    /// What is allowed, for messages: `at most 400000 events`.
    package var expectation: String { "at most \(value) \(unit)" }

    /// That a file has more at `path`, as in `swipe.json: events`; nil where `count` is allowed.
    package func refusal(of count: Int, at path: String) -> PlaygroundError? {
        guard count > value else { return nil }
        return PlaygroundError(.malformed, "\(path): found \(count) \(unit), expected \(expectation).", remedy: remedy)
    }
}
