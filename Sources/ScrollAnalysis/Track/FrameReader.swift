import Drawing
import SystemFiles

/// Reads the frames of a film as lines along the axis, and checks that all have the same size.
struct FrameReader {
    private let folder: FrameFolder
    private let axis: TrackedAxis
    private let region: PixelRegion
    private let size: (width: Int, height: Int)

    /// Examines the first frame. Throws ``ExitStatus/inputOutput`` and ``ExitStatus/malformed`` for an invalid or too
    /// small picture, and ``ExitStatus/usage`` for a region that is outside of it or too small.
    init(_ folder: FrameFolder, region: PixelRegion?, axis: TrackedAxis) throws(PlaygroundError) {
        (self.folder, self.axis) = (folder, axis)
        let path = folder.path(of: folder.frames[0])
        let first = try Self.picture(path)
        size = (first.width, first.height)
        let whole = PixelRegion(x: 0, y: 0, width: first.width, height: first.height)
        if let region, !region.isWithin(width: first.width, height: first.height) {
            throw PlaygroundError(
                .usage, "--region \(region.text) is not within \(path), which has \(whole.size) pixels.",
                remedy: "Give left, top, width and height in pixels, as in --region \(whole.text).")
        }
        self.region = region ?? whole
        let length = axis == .y ? self.region.height : self.region.width
        guard length < MotionMap.shortest else { return }
        throw PlaygroundError(
            region == nil ? .malformed : .usage,
            "\(region.map { "--region \($0.text)" } ?? path): found \(length) pixels along \(axis.rawValue), "
                + "expected at least \(MotionMap.shortest).",
            remedy: region == nil ? "Use larger pictures." : "Use a larger --region.")
    }

    /// Throws the same errors as for the first frame, and one for a different size.
    func lines(of frame: FrameFolder.Frame) throws(PlaygroundError) -> FrameLines {
        let picture = try Self.picture(folder.path(of: frame))
        guard (picture.width, picture.height) == size else {
            throw PlaygroundError(
                .malformed,
                "\(folder.path(of: frame)): found \(picture.width)x\(picture.height) pixels, expected "
                    + "\(size.width)x\(size.height), the size of \(folder.frames[0].name).",
                remedy: "Take all frames from one film, at one size.")
        }
        return FrameLines(picture, in: region, along: axis)
    }

    private static func picture(_ path: String) throws(PlaygroundError) -> ImageResource {
        do throws(ImageError) {
            return try PNGReader.read(path, bytes: FileLimit.size.value, pixels: FileLimit.pixels.value)
        } catch {
            throw PlaygroundError(error)
        }
    }
}
