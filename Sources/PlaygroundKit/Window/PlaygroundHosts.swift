import Foundation
import ScrollUI
import SDLHost

/// A host of the whole window's views, without a window.
///
/// The colour scheme is that of the model's appearance; dark if the desktop would decide.
@MainActor
package func makePlaygroundHost(
    size: CGSize, scale: CGFloat = 1, text: any TextMeasuring = .fixedAdvance, model: PlaygroundModel
) -> ViewHost {
    model.windowSize = size
    let host = ViewHost(size: size, scale: scale, text: text) { PlaygroundView(model: model) }
    host.images = ImageFiles().loader
    host.colorScheme = model.tuning.stage.colorScheme(desktop: nil)
    model.lab.text = text
    model.lab.surroundings = { [unowned host] in (host.colorScheme, host.scale) }
    model.lab.comparison.live = OtherStage(host: host, model: model)
    host.onUnhandledKey = { [model] in model.pressUnhandled($0, $1) }
    return host
}
