/// The motion of content in a film: the curve, and notes about it.
public struct FilmMotion: Equatable, Sendable {
    /// The times in seconds since the first frame.
    public let times: [Double]
    /// The distance that the content has moved up, or to the left, since the first frame, in points (or pixels if the
    /// scale is one).
    public let offsets: [Double]
    /// Notes for the user, one or two sentences each.
    public let notes: [String]

    /// Reads every frame, some of them twice. Throws ``PlaygroundError`` for frames that cannot be read, that differ in
    /// size or that show nothing to track.
    public init(_ folder: FrameFolder, _ options: TrackOptions) throws(PlaygroundError) {
        let reader = try FrameReader(folder, region: options.region, axis: options.axis)
        let area = try Self.area(folder, reader)
        var tracker = try MotionTracker(length: area.range.count)
        var before = 0
        for frame in folder.frames {
            let count = folder.count(before: frame)
            tracker.add(try reader.lines(of: frame).cropped(to: area), after: max(1, count - before))
            before = count
        }
        guard tracker.doubts.values.count(where: { $0 == .unlike }) < folder.frames.count - 1 else {
            throw PlaygroundError(
                .malformed,
                "\(folder.path): no frame has anything in common with the previous one, "
                    + "expected moving content.",
                remedy: "Use more frames per second, or select the content with --region.")
        }
        times = folder.frames.map { Double(folder.count(before: $0)) / options.framesPerSecond }
        offsets = tracker.offsets.map { $0 / options.pixelsPerPoint }
        notes = TrackNotes(folder, options, tracker).all
    }

    /// Finds the moving area in frames sampled over the whole film.
    private static func area(_ folder: FrameFolder, _ reader: FrameReader) throws(PlaygroundError) -> MovingArea {
        let step = max(1, (folder.frames.count + sampled - 1) / sampled)
        var map = MotionMap(try reader.lines(of: folder.frames[0]))
        for index in stride(from: step, to: folder.frames.count, by: step) {
            map.add(try reader.lines(of: folder.frames[index]))
        }
        return map.area
    }

    /// The number of frames that are sampled to distinguish bars from content.
    private static let sampled = 48

    /// The curve in the format of `fit`: seconds to a millionth, offsets to a ten-thousandth.
    public var csv: String {
        let rows = zip(times, offsets).map { time, offset in
            "\(time.roundedToSixDecimals.shortestDecimal),\(((offset * 1e4).rounded() / 1e4).shortestDecimal)\n"
        }
        return "t,offset\n" + rows.joined()
    }
}
