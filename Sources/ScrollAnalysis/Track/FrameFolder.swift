import Foundation
import Glibc
import SystemFiles

/// The numbered pictures of a film in a folder: PNG files whose names end in a number, such as `frame-0001.png`, in
/// numerical order.
public struct FrameFolder: Equatable, Sendable {
    /// A picture and its number.
    struct Frame: Equatable, Sendable {
        let name: String
        /// The number in the name; not negative.
        let number: Int
    }

    /// The path as given.
    let path: String
    /// The frames by number, at least two.
    let frames: [Frame]
    /// The names of PNG files without a number.
    let others: [String]

    /// Throws ``ExitStatus/inputOutput`` if the path is not a folder, and ``ExitStatus/malformed`` if it contains no
    /// film.
    public init(_ path: String) throws(PlaygroundError) {
        let names = try Self.names(in: path).filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
        let numbered = names.compactMap(Numbered.init)
        try Self.checkAreOne(numbered, in: path)
        self.path = path
        frames = numbered.map { Frame(name: $0.name, number: $0.number) }.sorted { $0.number < $1.number }
        others = names.filter { Numbered($0) == nil }
        try checkCount()
        for (one, other) in zip(frames, frames.dropFirst()) where one.number == other.number {
            throw PlaygroundError(
                .malformed, "\(path): \(one.name) and \(other.name) are both frame \(one.number).",
                remedy: "Remove one of them.")
        }
    }

    /// Returns the path of a frame.
    func path(of frame: Frame) -> String { FilePath(folder: path, name: frame.name).path }

    /// Returns the number of frames between the first one and `frame`, including missing pictures.
    func count(before frame: Frame) -> Int { frame.number - (frames.first?.number ?? 0) }

    /// Missing numbers between two frames.
    var gaps: [ClosedRange<Int>] {
        zip(frames, frames.dropFirst()).compactMap { one, other in
            other.number > one.number + 1 ? one.number + 1...other.number - 1 : nil
        }
    }

    private static func names(in path: String) throws(PlaygroundError) -> [String] {
        guard let folder = opendir(path) else {
            throw PlaygroundError(FileError(.read, path: path, errno: errno))
        }
        closedir(folder)
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw PlaygroundError(FileError(.read, path: path, errno: EIO))
        }
    }

    /// The parts of a file name.
    private struct Numbered {
        let name: String
        let start: String
        let number: Int

        /// Fails if the stem does not end in a number, or if the number is implausibly large.
        init?(_ name: String) {
            let stem = FilePath(folder: "", name: name).stemAndExtension.stem
            let digits = stem.reversed().prefix { ("0"..."9").contains($0) }
            guard let number = Int(String(digits.reversed())), number <= Self.largest else { return nil }
            (self.name, start, self.number) = (name, String(stem.dropLast(digits.count)), number)
        }

        private static let largest = 1_000_000_000
    }

    /// Throws if the frames belong to several films.
    private static func checkAreOne(_ frames: [Numbered], in path: String) throws(PlaygroundError) {
        guard let first = frames.first, let other = frames.first(where: { $0.start != first.start }) else {
            return
        }
        throw PlaygroundError(
            .malformed, "\(path): found \(first.name) and \(other.name), expected the frames of one film.",
            remedy: "Put each film into its own folder.")
    }

    private func checkCount() throws(PlaygroundError) {
        if let refusal = FileLimit.tracked.refusal(of: frames.count, at: path) { throw refusal }
        guard frames.count < 2 else { return }
        let found = frames.first.map { "\($0.name) alone" } ?? "no PNG file whose name ends in a number"
        throw PlaygroundError(
            .malformed, "\(path): found \(found), expected two frames or more, called frame-0001.png and so on.",
            remedy: "Create them with ffmpeg -i clip.mp4 \(FilePath(folder: path, name: "frame-%04d.png").path)"
        )
    }
}
