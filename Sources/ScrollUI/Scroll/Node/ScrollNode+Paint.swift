import Drawing
import Foundation

extension ScrollNode {
    func paintWindow(into painter: Painter) {
        guard let content else { return }
        let outset = CGSize(width: usedSafeArea.horizontal, height: usedSafeArea.vertical)
        let shown = presentedFrame.size
        let window = CGRect(
            x: painter.origin.x + windowOrigin.x, y: painter.origin.y + windowOrigin.y,
            width: shown.width + outset.width, height: shown.height + outset.height)
        let origin = paintOrigin(scale: painter.scale)
        if settings.isClipDisabled {
            painter.scrolled(self, content, at: origin, window: window)
        } else {
            paintEdges(of: window, into: painter) {
                painter.clip(to: .rect(Rect(window)), bounds: window) {
                    painter.scrolled(self, content, at: origin, window: window)
                }
            }
        }
        refresher?.paint(into: painter, window: window)
        indicators.paint(self, into: painter, window: window)
    }
}
