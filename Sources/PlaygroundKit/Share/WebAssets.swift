import ScrollAnalysis
import SDLHost

/// The parts of pages: the folder `Web` of the program's assets.
struct WebAssets {
    private let assets: Assets

    /// Throws ``ExitStatus/unavailable`` where the folder is nowhere to be found.
    static func locate() throws(PlaygroundError) -> WebAssets {
        do throws(AssetError) {
            return WebAssets(assets: try Assets.locate(having: "Web"))
        } catch {
            throw PlaygroundError(
                .unavailable,
                "no folder of assets has the parts of pages. Tried: \(error.foldersTried.joined(separator: ", ")).",
                remedy: "Set SCROLL_PLAYGROUND_ASSETS to a folder with Web inside, "
                    + "or install the program with 'make install'.")
        }
    }

    func bytes(_ name: String) throws(PlaygroundError) -> [UInt8] { try Files.read(assets.path("Web/\(name)")) }

    func text(_ name: String) throws(PlaygroundError) -> String { String(decoding: try bytes(name), as: UTF8.self) }
}
