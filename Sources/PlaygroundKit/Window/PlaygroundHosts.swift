import Foundation
import ScrollUI
import SDLHost

/// The whole window as a host without a window.
///
/// The host follows the model: its colours are those that the model's appearance chooses, dark where the desktop is to
/// decide.
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
