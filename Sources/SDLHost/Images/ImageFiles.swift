public import Drawing
import Foundation
public import ScrollUI
import SystemFiles

/// Reads the pictures that views name, each once.
///
///     host.images = ImageFiles(folder: assets.path("Images")).loader
///
/// A name is a PNG file in the folder, with or without its ending; a name with a slash is a path. What cannot be read is
/// said once on standard error.
@MainActor
public final class ImageFiles {
    private let folder: String?
    private var pictures: [String: ImageResource?] = [:]

    /// Without a folder only paths are known.
    public init(folder: String?) {
        self.folder = folder
    }

    /// With the `Images` folder of the assets, where there are any.
    public convenience init() {
        self.init(folder: (try? Assets.locate(having: "Images"))?.path("Images"))
    }

    /// For a view host. Keeps the pictures.
    public var loader: ImageLoader {
        ImageLoader { self.picture(named: $0) }
    }

    /// Nil for what cannot be read.
    public func picture(named name: String) -> ImageResource? {
        if let known = pictures[name] { return known }
        let picture = read(name)
        pictures[name] = .some(picture)
        return picture
    }

    private func read(_ name: String) -> ImageResource? {
        let file = name.hasSuffix(".png") ? name : name + ".png"
        let path = name.contains("/") ? file : folder.map { AssetSearch.join($0, file) }
        guard let path else {
            Self.say("no picture \(name): there is no folder of pictures; name a file with its path")
            return nil
        }
        do throws(ImageError) {
            return try PNGReader.read(path)
        } catch {
            Self.say("no picture \(name): \(error)")
            return nil
        }
    }

    private static func say(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
