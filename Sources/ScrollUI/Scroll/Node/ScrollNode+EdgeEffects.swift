import Drawing
import Foundation

/// The effect on content that has scrolled under an edge.
struct EdgeEffect {
    var edge: Edge
    /// The length covered by a bar, in points.
    var bar: CGFloat
    /// Nil for a line that separates the bar from the content.
    var fade: EdgeFade?
    /// The background colour under the content, if it is a single colour.
    var ground: PixelColor?

    /// Returns the part of the window that the effect covers.
    func strip(in window: CGRect) -> CGRect { window.strip(at: edge, fade?.length ?? bar + 1) }
}

extension ScrollNode {
    /// Paints `content` with a fade or a line at each edge under which it has scrolled, as the environment requests.
    ///
    /// On a background of one colour, that colour is drawn over the content, which is cheap. On any other background
    /// the content is drawn through a mask.
    func paintEdges(of window: CGRect, into painter: Painter, _ content: () -> Void) {
        let effects = edgeEffects(in: window, painter)
        guard !effects.isEmpty else { return content() }
        let needsMask = effects.contains { $0.fade != nil && $0.ground == nil }
        if needsMask {
            painter.masked(by: { paintMask(effects, into: painter, window: window) }, content)
        } else {
            content()
        }
        for effect in effects {
            if effect.fade == nil {
                paintLine(effect, into: painter, window: window)
            } else if !needsMask {
                paintFade(effect, into: painter, window: window)
            }
        }
    }

    private func edgeEffects(in window: CGRect, _ painter: Painter) -> [EdgeEffect] {
        var effects: [EdgeEffect] = []
        for edge in Edge.allCases {
            let depth = depth(behind: edge)
            guard depth > 0.5 else { continue }
            let bar = bar(at: edge)
            guard let style = settings.edgeEffects.style(at: edge, hasBar: bar > 0) else { continue }
            let fade = style == .hard ? nil : EdgeFade(bar: bar, depth: depth)
            var effect = EdgeEffect(edge: edge, bar: bar, fade: fade)
            let seen = effect.strip(in: window).intersection(painter.visible)
            guard !seen.isEmpty else { continue }
            effect.ground = PlainBackdrop.color(behind: seen, in: painter.list)
            effects.append(effect)
        }
        return effects
    }

    /// Returns the distance by which content lies beyond the edge of the window between the insets, in points.
    private func depth(behind edge: Edge) -> CGFloat {
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        guard axes.contains(axis) else { return 0 }
        let (start, length) = (visibleStart(axis), viewportSize[axis])
        let isStart = edge == .top || edge == .leading
        return isStart
            ? start + insets.start(axis) : contentSize[axis] - (start + length - insets.end(axis))
    }

    /// Returns the length in points by which a bar above the content covers the window at that edge.
    private func bar(at edge: Edge) -> CGFloat {
        var node = layoutParent
        while let current = node, !(current is ScrollNode) {
            if let bar = current as? SafeAreaInsetNode, bar.placement.hasEdgeEffect,
                bar.placement.edge == linearTransform(to: current).edge(edge)
            {
                return usedSafeArea[edge]
            }
            node = current.layoutParent
        }
        return 0
    }

    // MARK: Painting

    private func paintLine(_ effect: EdgeEffect, into painter: Painter, window: CGRect) {
        if effect.bar > 0 {
            var ground = effect.ground ?? PixelColor(Self.windowColor.components(in: environment(ColorSchemeKey.self)))
            ground.alpha = 242
            painter.draw(.rect(Rect(window.strip(at: effect.edge, effect.bar))), lineWidth: nil, ground)
        }
        let text = Color.primary.components(in: environment(ColorSchemeKey.self))
        painter.draw(
            .rect(Rect(effect.strip(in: window).strip(at: effect.edge.opposite, 1))), lineWidth: nil,
            PixelColor(SIMD4(text.x, text.y, text.z, 0.2)))
    }

    /// The colour of most windows, for bars over a background that is not a single colour.
    private static let windowColor = Color(light: 0xFFFFFF, dark: 0x0F1115)

    private func paintFade(_ effect: EdgeEffect, into painter: Painter, window: CGRect) {
        guard let fade = effect.fade, let ground = effect.ground else { return }
        let gradient = fade.gradient { gone in ground.with(opacity: gone) }
        paint(gradient, from: effect.edge, in: effect.strip(in: window), into: painter)
    }

    /// Paints the mask of the window: opaque except for the fading strips.
    private func paintMask(_ effects: [EdgeEffect], into painter: Painter, window: CGRect) {
        var rest = window
        for effect in effects {
            guard let fade = effect.fade else { continue }
            let strip = rest.strip(at: effect.edge, fade.length)
            let gradient = fade.gradient { gone in PixelColor.black.with(opacity: 1 - gone) }
            paint(gradient, from: effect.edge, in: strip, into: painter)
            rest = rest.without(strip, at: effect.edge)
        }
        painter.draw(.rect(Rect(rest)), lineWidth: nil, .black)
    }

    private func paint(_ gradient: Drawing.Gradient, from edge: Edge, in rect: CGRect, into painter: Painter) {
        let (start, end) = edge.span
        painter.fill(.rect(Rect(rect)), .gradient(gradient, .linear(start: start, end: end)), in: rect)
    }
}

extension PixelColor {
    fileprivate func with(opacity: Double) -> PixelColor {
        var color = self
        color.alpha = UInt8((min(max(opacity, 0), 1) * 255).rounded())
        return color
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    /// The gradient points from the edge inwards.
    fileprivate var span: (start: UnitPoint, end: UnitPoint) {
        switch self {
        case .top: (.top, .bottom)
        case .bottom: (.bottom, .top)
        case .leading: (.leading, .trailing)
        case .trailing: (.trailing, .leading)
        }
    }
}

extension CGRect {
    /// Returns the part along an edge, `length` points wide.
    fileprivate func strip(at edge: Edge, _ length: CGFloat) -> CGRect {
        switch edge {
        case .top: CGRect(x: minX, y: minY, width: width, height: length)
        case .bottom: CGRect(x: minX, y: maxY - length, width: width, height: length)
        case .leading: CGRect(x: minX, y: minY, width: length, height: height)
        case .trailing: CGRect(x: maxX - length, y: minY, width: length, height: height)
        }
    }

    /// Returns the rectangle without a strip along that edge.
    fileprivate func without(_ strip: CGRect, at edge: Edge) -> CGRect {
        switch edge {
        case .top: CGRect(x: minX, y: strip.maxY, width: width, height: Swift.max(0, maxY - strip.maxY))
        case .bottom: CGRect(x: minX, y: minY, width: width, height: Swift.max(0, strip.minY - minY))
        case .leading: CGRect(x: strip.maxX, y: minY, width: Swift.max(0, maxX - strip.maxX), height: height)
        case .trailing: CGRect(x: minX, y: minY, width: Swift.max(0, strip.minX - minX), height: height)
        }
    }
}
