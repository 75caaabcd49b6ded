import Foundation
import ScrollPhysics

/// The options of `import`.
package struct ImportOptions: Equatable, Sendable {
    /// The path of the log.
    package var log: String
    /// The path of the recording to write; nil for standard output.
    package var output: String?
    /// The format of the log; nil to recognize it.
    package var format: ImportFormat?
    /// The device to import, such as `event5`, or the process of a trace; nil for the only one with scroll input.
    package var device: String?
    /// The size of the viewport in points; nil for the size of the touch screen, or ``usualViewport``.
    package var viewport: CGSize?
    /// The size of the content in points; nil for ``usualPages`` viewports.
    package var content: CGSize?
    /// The offset at the start in points; nil for the middle of the content.
    package var offset: ScrollVector?
    /// The axes that scroll; nil for the axis with the longer way.
    package var axis: ImportAxis?
    /// Pixels of the screen per point; nil for 1.
    package var pixelsPerPoint: Double?
    /// The size of the touch screen in pixels; nil if its touch positions are pixels.
    package var screen: CGSize?
    /// Points per millimetre of finger travel; nil for the usual number of the device.
    package var pointsPerMillimetre: Double?
    /// The direction of the content under fingers on a touchpad; nil for ``TouchpadDirection/natural``.
    package var direction: TouchpadDirection?

    package static let usualViewport = CGSize(width: 400, height: 800)
    /// Enough that no fling from the middle arrives at an edge.
    package static let usualPages = 50.0

    /// Points per pixel of the screen.
    var pointsPerPixel: Double { 1 / (pixelsPerPoint ?? 1) }

    /// Options for a log in a recognized format.
    package init(log: String) { self.log = log }
}

/// The axes of an imported recording. The raw values are those of `--axis`.
package enum ImportAxis: String, CaseIterable, Sendable {
    case x, y, both

    var axes: ScrollAxes {
        switch self {
        case .x: .horizontal
        case .y: .vertical
        case .both: .both
        }
    }
}

/// The direction of the content under fingers on a touchpad. The raw values are those of `--direction`.
package enum TouchpadDirection: String, CaseIterable, Sendable {
    /// The content follows the fingers.
    case natural
    /// The content moves against the fingers, as if they moved the scroll bar.
    case traditional
}
