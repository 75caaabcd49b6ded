import Drawing
public import Foundation

/// The drawing context of a ``Canvas``. It is a value: changes to a copy's transform, clip, opacity and filters do not affect the
/// original, but both draw into the same picture.
public struct GraphicsContext {
    /// The opacity that multiplies the alpha of subsequent drawing.
    public var opacity = 1.0
    /// The blend mode of subsequent drawing.
    public var blendMode = BlendMode.normal
    /// The transform from the current coordinates to those of the canvas.
    public var transform = CGAffineTransform.identity
    private var clips: [(outline: Outline, transform: CGAffineTransform)] = []
    private var filters: [LayerEffect] = []
    let recorder: CanvasRecorder

    init(recorder: CanvasRecorder) {
        self.recorder = recorder
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { recorder.environment }

    /// The bounding rectangle of the clipped area, in current coordinates.
    public var clipBoundingRect: CGRect {
        var rect = CGRect(origin: .zero, size: recorder.size)
        for clip in clips {
            rect = rect.intersection(Path(clip.outline.elements).boundingRect.applying(clip.transform))
        }
        return rect.applying(transform.inverted())
    }

    // MARK: State

    /// Translates subsequent drawing.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Rotates subsequent drawing clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Applies `matrix` before the current transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Clips subsequent drawing to `path`.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append((path.outline(rule: style.rule), transform))
    }

    /// Adds a filter to subsequent drawing; the filter added last is applied first.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter.effect) }

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw { $0.fill(path.outline(rule: style.rule), shading.resolved(for: recorder, path)) }
    }

    /// Resolves a single-colour shading for repeated use in this canvas; a shading with several colours is returned unchanged.
    public func resolve(_ shading: Shading) -> Shading { shading.resolvedColor(for: recorder) }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let outline = Outline.path(VectorPath(path.elements, line: style.line), origin: .zero)
        draw { $0.fill(outline, shading.resolved(for: recorder, path)) }
    }

    /// Draws a line of `lineWidth` points along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws into a separate layer with a new context, then composites the layer with the current opacity, blend mode and filters.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        try draw { _ in
            recorder.list.pushEffect(.isolated)
            defer { recorder.list.append(.popEffect) }
            var inner = GraphicsContext(recorder: recorder)
            try content(&inner)
        }
    }

    /// Surrounds the drawing of `body` with the current clips, blend mode, opacity, filters and transform.
    func draw(_ body: (CanvasRecorder) throws -> Void) rethrows {
        var pops: [DisplayItem] = []
        func push(_ item: DisplayItem, _ pop: DisplayItem) {
            recorder.list.append(item)
            pops.append(pop)
        }
        func push(_ effect: LayerEffect) {
            recorder.list.pushEffect(effect)
            pops.append(.popEffect)
        }
        for clip in clips {
            push(.pushTransform(clip.transform.affine), .popTransform)
            push(.pushClip(clip.outline), .popClip)
            push(.pushTransform(clip.transform.inverted().affine), .popTransform)
        }
        if blendMode != .normal { push(.blend(blendMode.drawn)) }
        if opacity < 1 { push(.pushGroup(opacity: max(0, opacity)), .popGroup) }
        for filter in filters { push(filter) }
        if !transform.isIdentity { push(.pushTransform(transform.affine), .popTransform) }
        try body(recorder)
        for pop in pops.reversed() { recorder.list.append(pop) }
    }
}

extension GraphicsContext {
    /// The paint of paths.
    public struct Shading: Sendable {
        private enum Kind {
            case style(any ShapeStyle)
            /// A colour resolved for a canvas.
            case resolved(ResolvedStyle)
            /// A linear gradient; locations in the current coordinates, in points.
            case gradient(Gradient, start: CGPoint, end: CGPoint)
            case radial(Gradient, center: CGPoint, start: CGFloat, end: CGFloat)
            case angular(Gradient, center: CGPoint, angle: Angle)
        }

        private let kind: Kind

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
        /// A colour with components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A grey from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style whose unit coordinates refer to the path's bounds.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
        /// A tiled picture; see ``ImagePaint``.
        public static func tiledImage(
            _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }
        /// The foreground style of the canvas.
        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// A gradient between two points.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .gradient(gradient, start: startPoint, end: endPoint))
        }
        /// A circular gradient around a point; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center: center, start: startRadius, end: endRadius))
        }
        /// An angular gradient of one full turn around a point.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(kind: .angular(gradient, center: center, angle: angle))
        }

        /// Returns the shading with its colour in the canvas; a shading with several colours is returned unchanged.
        fileprivate func resolvedColor(for recorder: CanvasRecorder) -> Shading {
            // Read synchronously on this thread: the values do not leave the call.
            nonisolated(unsafe) let environment = recorder.environment
            return MainActor.assumeIsolated { resolvedColor(in: environment) }
        }

        @MainActor
        private func resolvedColor(in environment: EnvironmentValues) -> Shading {
            guard case .style(let style) = kind, case .color = style._resolve(in: environment) else { return self }
            return Shading(kind: .resolved(style._resolve(in: environment)))
        }

        /// Returns the style and the rectangle to which its unit coordinates refer. A canvas is drawn on the main thread; the drawing
        /// function
        /// need not be isolated to it.
        func resolved(for recorder: CanvasRecorder, _ path: Path) -> (ResolvedStyle, CGRect) {
            // Read synchronously on this thread: the values do not leave the call.
            nonisolated(unsafe) let environment = recorder.environment
            return MainActor.assumeIsolated { resolved(in: environment, path) }
        }

        @MainActor
        private func resolved(in environment: EnvironmentValues, _ path: Path) -> (ResolvedStyle, CGRect) {
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            func share(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            switch kind {
            case .style(let style):
                let resolved = style._resolve(in: environment)
                if case .color = resolved { return (resolved, unit) }
                return (resolved, path.boundingRect)
            case .resolved(let color): return (color, unit)
            case .gradient(let gradient, let start, let end):
                return (gradient.resolved(.linear(start: share(start), end: share(end)), in: environment), unit)
            case .radial(let gradient, let center, let start, let end):
                return (
                    gradient.resolved(.radial(center: share(center), start: start, end: end), in: environment), unit
                )
            case .angular(let gradient, let center, let angle):
                let geometry = GradientGeometry.angular(
                    center: share(center), start: angle.radians, sweep: 2 * .pi)
                return (gradient.resolved(geometry, in: environment), unit)
            }
        }
    }

    /// A filter applied to drawing.
    public struct Filter: Sendable {
        let effect: LayerEffect

        /// A Gaussian blur with a standard deviation of `radius` points.
        public static func blur(radius: CGFloat) -> Filter {
            Filter(effect: .blur(radius: Double(radius), isOpaque: false))
        }
        /// A shadow: the blurred alpha behind the drawing. An adaptive colour is resolved for light mode.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            let pixel = PixelColor(color.components(in: .light))
            return Filter(
                effect: .shadow(pixel, radius: Double(radius), offset: Point(x: Double(x), y: Double(y))))
        }
        /// Multiplies colours. An adaptive colour is resolved for light mode; its alpha is treated as one.
        public static func colorMultiply(_ color: Color) -> Filter {
            let components = color.components(in: .light)
            return Filter(effect: .color(.multiply(components.x, components.y, components.z)))
        }
        /// Adds `amount` to every colour channel; 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { Filter(effect: .color(.brightness(amount))) }
        /// Scales the distance of colours from middle grey; 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter(effect: .color(.contrast(amount))) }
        /// Scales the saturation; 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter(effect: .color(.saturation(amount))) }
        /// Removes saturation; 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .color(.saturation(1 - amount))) }
        /// Rotates the hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(effect: .color(.hueRotation(angle.radians)))
        }
        /// Converts luminance to alpha: bright parts become opaque black, dark parts transparent.
        public static var luminanceToAlpha: Filter { Filter(effect: .luminanceToAlpha) }
        /// Applies a transform with perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(effect: .projection(matrix.projection))
        }
    }
}

extension CanvasRecorder {
    fileprivate func fill(_ outline: Outline, _ paint: (style: ResolvedStyle, rect: CGRect)) {
        switch paint.style {
        case .color(let color): list.append(.fill(outline, .solid(PixelColor(color))))
        case .gradient(let gradient, let geometry):
            list.appendFill(outline, gradient: gradient) { geometry.paint($0, in: paint.rect) }
        case .shadowed(let base, let shadows):
            let writer = ShadowWriter(push: { self.list.pushEffect($0) }, append: { self.list.append($0) })
            writer.draw(shadows[...], around: outline.elements.boundingRect) { fill(outline, (base, paint.rect)) }
        case .picture(let picture):
            list.appendFill(outline, picture, in: paint.rect, visible: paint.rect)
        }
    }
}
