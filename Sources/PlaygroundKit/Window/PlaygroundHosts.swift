public import Foundation
public import ScrollUI

/// The whole window as a host without a window, with the model that it shows.
///
/// `options` choose the scene by name; a name that is not known shows the first scene.
@MainActor
public func makePlaygroundHost(
    size: CGSize, scale: CGFloat = 1, text: any TextMeasuring = .fixedAdvance, model: PlaygroundModel
) -> ViewHost {
    model.windowSize = size
    let host = ViewHost(size: size, scale: scale, text: text) { PlaygroundView(model: model) }
    return host
}
