import Drawing
import Foundation

extension ScrollNode {
    /// What has scrolled under an edge fades out towards it, or ends at a line, as the surroundings ask.
    func paintEdgeEffects(into painter: Painter, window: CGRect) {
        for edge in Edge.allCases {
            let bar = bar(at: edge)
            guard let style = settings.edgeEffects.style(at: edge, hasBar: bar > 0), isBehind(edge) else { continue }
            if style == .hard {
                paintLine(at: edge, bar, into: painter, window: window)
            } else {
                paintFade(at: edge, bar, into: painter, window: window)
            }
        }
    }

    /// Points beyond the bar over which content fades.
    private static let fadeLength: CGFloat = 24

    /// That content lies beyond the edge of the window between the insets.
    private func isBehind(_ edge: Edge) -> Bool {
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        guard axes.contains(axis) else { return false }
        let (start, length) = (visibleStart(axis), viewportSize[axis])
        let isStart = edge == .top || edge == .leading
        return isStart
            ? start + insets.start(axis) > 0.5 : start + length - insets.end(axis) < contentSize[axis] - 0.5
    }

    /// Points by which a bar that content scrolls under covers the window at that edge.
    private func bar(at edge: Edge) -> CGFloat {
        var node = layoutParent
        while let current = node, !(current is ScrollNode) {
            if let bar = current as? SafeAreaInsetNode, bar.placement.hasEdgeEffect, bar.placement.edge == edge {
                return usedSafeArea[edge]
            }
            node = current.layoutParent
        }
        return 0
    }

    private func strip(at edge: Edge, _ length: CGFloat, in window: CGRect) -> CGRect {
        switch edge {
        case .top: CGRect(x: window.minX, y: window.minY, width: window.width, height: length)
        case .bottom: CGRect(x: window.minX, y: window.maxY - length, width: window.width, height: length)
        case .leading: CGRect(x: window.minX, y: window.minY, width: length, height: window.height)
        case .trailing: CGRect(x: window.maxX - length, y: window.minY, width: length, height: window.height)
        }
    }

    private func paintLine(at edge: Edge, _ bar: CGFloat, into painter: Painter, window: CGRect) {
        let inner = strip(at: edge, bar + 1, in: window)
        let outer = bar > 0 ? strip(at: edge, bar, in: window) : .null
        let line = edge == .top || edge == .leading ? inner.endSlice(edge) : inner.startSlice(edge)
        let text = Color.primary.components(in: environment(ColorSchemeKey.self))
        if !outer.isNull {
            painter.draw(.rect(Rect(outer)), lineWidth: nil, PixelColor(backdrop(0.9)))
        }
        painter.draw(.rect(Rect(line)), lineWidth: nil, PixelColor(SIMD4(text.x, text.y, text.z, 0.2)))
    }

    private func paintFade(at edge: Edge, _ bar: CGFloat, into painter: Painter, window: CGRect) {
        let rect = strip(at: edge, bar + ScrollNode.fadeLength, in: window)
        let gradient = Drawing.Gradient(stops: [
            Drawing.Gradient.Stop(color: PixelColor(backdrop(0.9)), location: 0),
            Drawing.Gradient.Stop(color: PixelColor(backdrop(0)), location: 1),
        ])
        let (start, end): (UnitPoint, UnitPoint)
        switch edge {
        case .top: (start, end) = (.top, .bottom)
        case .bottom: (start, end) = (.bottom, .top)
        case .leading: (start, end) = (.leading, .trailing)
        case .trailing: (start, end) = (.trailing, .leading)
        }
        painter.fill(.rect(Rect(rect)), .gradient(gradient, .linear(start: start, end: end)), in: rect)
    }

    /// The colour of most windows in these surroundings.
    private func backdrop(_ alpha: Double) -> SIMD4<Double> {
        let color = Color(light: 0xFFFFFF, dark: 0x0F1115).components(in: environment(ColorSchemeKey.self))
        return SIMD4(color.x, color.y, color.z, alpha)
    }
}

extension EdgeInsets {
    fileprivate subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .bottom: bottom
        case .leading: leading
        case .trailing: trailing
        }
    }
}

extension CGRect {
    /// The last point of its length along an edge's direction.
    fileprivate func endSlice(_ edge: Edge) -> CGRect {
        edge == .top
            ? CGRect(x: minX, y: maxY - 1, width: width, height: 1)
            : CGRect(x: maxX - 1, y: minY, width: 1, height: height)
    }

    /// The first point of its length along an edge's direction.
    fileprivate func startSlice(_ edge: Edge) -> CGRect {
        edge == .bottom
            ? CGRect(x: minX, y: minY, width: width, height: 1)
            : CGRect(x: minX, y: minY, width: 1, height: height)
    }
}
