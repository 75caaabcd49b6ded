/// A limit on a quantity in a file or an option: a number, its unit, and the reason for it.
///
/// Within these limits every command uses less than 512 MB. SECURITY.md has the table of ``all``, and a test keeps it
/// true.
package struct FileLimit: Equatable, Sendable {
    /// The limited quantity, as a row of a table.
    package let name: String
    /// The largest allowed value.
    package var value: Int
    /// The unit of the value, in the plural.
    package let unit: String
    /// The reason for this value.
    package let reason: String
    /// The remedy to suggest when the limit is exceeded.
    package let remedy: String

    package static let size = FileLimit(
        name: "A file", value: 64 << 20, unit: "bytes",
        reason:
            "Twice a recording with the maximum number of events. The file and its contents are in memory at once.",
        remedy: "Cut it into several smaller ones.")
    package static let values = FileLimit(
        name: "JSON values in a file", value: 4_000_000, unit: "values",
        reason: "Ten for each event. A value takes up to 100 bytes of memory, regardless of its size in the file.",
        remedy: "Cut the file into several smaller ones.")
    package static let depth = FileLimit(
        name: "Nested brackets", value: 200, unit: "levels",
        reason: "The formats need at most six; each level takes a part of the stack.",
        remedy: "Remove some levels of nesting.")
    package static let events = FileLimit(
        name: "Events of a recording", value: 400_000, unit: "events",
        reason: "More than five minutes of a mouse that reports its position a thousand times a second.",
        remedy: "Cut the recording into several.")
    package static let elements = FileLimit(
        name: "Frames to align, and any list other than events", value: 200_000, unit: "elements",
        reason: "A list of as many rows; finding one of them takes eighteen steps.",
        remedy: "Remove the frames that the gesture does not come near.")
    package static let views = FileLimit(
        name: "Other scroll views in a recording", value: 1_000, unit: "scroll views",
        reason: "A feed in which every row scrolls. Each has its own recording.",
        remedy: "Remove those that were not scrolled.")
    package static let side = FileLimit(
        name: "A viewport's side, and that of a picture or a window", value: 16_384, unit: "points or pixels",
        reason: "The largest picture that every renderer supports.",
        remedy: "Make it smaller.")
    package static let pixels = FileLimit(
        name: "A picture", value: 1 << 25, unit: "pixels",
        reason: "An 8K screen. Drawing and writing it takes about nine bytes per pixel.",
        remedy: "Lower --size or --scale.")
    package static let samples = FileLimit(
        name: "Rows of a trace", value: 1_000_000, unit: "samples",
        reason: "More than an hour, 240 times a second; about 70 MB of text.",
        remedy: "Lower --rate or --until.")
    package static let compared = FileLimit(
        name: "Motion that compare follows", value: 2_000, unit: "seconds",
        reason: "Half an hour without a pause, sampled a thousand times a second in both feels. Rest is not counted.",
        remedy: "Cut the recording into several.")
    package static let moments = FileLimit(
        name: "Moments of --at", value: 10_000, unit: "moments",
        reason: "More than a shell command line should contain; --rate needs no list.",
        remedy: "Ask for fewer at a time.")
    package static let pictures = FileLimit(
        name: "Pictures of one render", value: 1_000, unit: "pictures",
        reason: "A quarter of a minute, 60 times a second. Each is a file.",
        remedy: "Ask for fewer at a time, or for a film with --format y4m.")
    package static let strip = FileLimit(
        name: "Moments of a strip", value: 200, unit: "moments",
        reason: "More than is useful side by side. All of them are in memory at once.",
        remedy: "Ask for fewer, or further apart.")
    package static let film = FileLimit(
        name: "Frames of a film", value: 30_000, unit: "frames",
        reason: "More than eight minutes, 60 times a second.",
        remedy: "End it earlier with --until, or use a longer --every.")
    package static let movingPicture = FileLimit(
        name: "Frames of a film as WebP", value: 1_200, unit: "frames",
        reason:
            "Twenty seconds, 60 times a second: more than a page should load. All of it is in memory until it is written.",
        remedy: "End it earlier with --until, use a longer --every, or --format y4m.")
    static let tracked = FileLimit(
        name: "Frames of a film to track", value: 30_000, unit: "frames",
        reason: "More than eight minutes, 60 times a second. Only one at a time is in memory as a picture.",
        remedy: "Cut the film to the motion.")
    package static let fitted = FileLimit(
        name: "Events of a recording for a fit", value: 10_000, unit: "events",
        reason:
            "Ten seconds of a mouse that reports its position a thousand times a second. They are replayed about a thousand times.",
        remedy: "Cut the recording and the curve to one gesture.")
    package static let reported = FileLimit(
        name: "Recordings of a report", value: 50, unit: "recordings",
        reason: "More than is readable. Each has up to twelve pictures, and all of them are in memory at once.",
        remedy: "Make several reports.")
    package static let shared = FileLimit(
        name: "Recordings of a page to feel", value: 20, unit: "recordings",
        reason: "More than is useful to choose from on a phone. The page holds all of them.",
        remedy: "Name fewer, or make several pages.")

    package static let sent = FileLimit(
        name: "A take that a served page sends", value: 4 << 20, unit: "bytes",
        reason:
            "Twice a gesture of two minutes, 120 times a second. The bytes and their contents are in memory at once.",
        remedy: "Send a shorter gesture.")
    package static let received = FileLimit(
        name: "Takes in a folder from one served page", value: 1_000, unit: "takes",
        reason: "More than a person makes in a day; together at most four gigabytes.",
        remedy: "Start it again with another folder.")
    package static let frames = FileLimit(
        name: "Frames before a picture", value: 60_000, unit: "frames",
        reason: "A hundred and twenty for each second of motion; each takes about 35 µs.",
        remedy: "Ask for an earlier moment with --at, or cut the recording into several.")

    /// In the order of the table.
    package static let all = [
        size, values, depth, events, elements, views, side, pixels, samples, compared, moments, pictures, strip,
        film, movingPicture, tracked, fitted, reported, shared, sent, received, frames,
    ]
}

extension FileLimit {
    /// The allowed amount for messages: `at most 400000 events`.
    package var expectation: String { "at most \(value) \(unit)" }

    /// Returns the error of a file that exceeds the limit at `path`, as in `swipe.json: events`; nil if `count` is
    /// allowed.
    package func refusal(of count: Int, at path: String) -> PlaygroundError? {
        guard count > value else { return nil }
        return PlaygroundError(.malformed, "\(path): found \(count) \(unit), expected \(expectation).", remedy: remedy)
    }
}
