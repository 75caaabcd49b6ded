import Drawing
import Foundation
import ScrollAnalysis
import SDLHost
import ScrollUI

/// The file formats of saved curves.
package enum CurveFileFormat: String, Sendable {
    /// Pixels, two per point.
    case png
    /// Vectors and text, for print.
    case svg
}

/// The shown curves as a separate drawing.
@MainActor
struct CurveSheet {
    let title: String
    let picture: PlotPicture

    /// The size of the curves without the header, in points.
    static let size = CGSize(width: 960, height: 440)
    private static let scale = 2.0

    /// Draws the range of time and the curves that the dock shows.
    init(_ model: PlaygroundModel) {
        let (data, dock) = (model.curves, model.lab.dock)
        title = "\(model.scene.title), \(model.feelTitle)"
        let range = PlotRange(whole: data.start...max(data.start, data.end), shown: dock.shown)
        picture = PlotPainter(data, dock.content, range, size: Self.size, pixel: 1 / Self.scale).picture
            .headed(title, data.legend + (model.lab.measured.curve.map { [.measured($0.name.visible)] } ?? []))
    }

    /// Writes the drawing to a file, completely or not at all. Throws ``ExitStatus/inputOutput``.
    func write(_ format: CurveFileFormat, to path: String, fonts: FontLibrary) throws {
        switch format {
        case .png: try PNGWriter.write(pixels(fonts), to: path)
        case .svg: try Files.write(Array(picture.svg(title: title).utf8), to: path)
        }
    }

    /// Renders the drawing on white, independent of the window's appearance.
    func pixels(_ fonts: FontLibrary) -> ImageResource {
        let host = ViewHost(size: picture.size, scale: Self.scale, text: SDLTextMeasurer(fonts: fonts)) {
            Canvas { context, _ in picture.draw(in: context) }.background(Palette.panel)
        }
        host.colorScheme = .light
        host.frame(at: .zero)
        return SoftwareRasterizer().picture(
            of: host.displayList, background: WindowBackground().light, glyphs: SDLGlyphSource(fonts: fonts))
    }
}

extension PlaygroundModel {
    /// Copies the samples of the curves as text.
    package func copyCurves() {
        onCopy(CurveCSV.text(curves))
        notice = "Curves copied as CSV"
    }
}
