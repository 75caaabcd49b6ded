import Drawing
public import Foundation

/// What a ``Canvas`` is drawn with. A value: changes to a copy's transform, clip, opacity and filters leave the original
/// alone, and both draw into the same picture.
public struct GraphicsContext {
    /// Multiplies the alpha of what is drawn from now on.
    public var opacity = 1.0
    /// How what is drawn from now on meets what is there.
    public var blendMode = BlendMode.normal
    /// From the coordinates in use to the canvas' own.
    public var transform = CGAffineTransform.identity
    private var clips: [(outline: Outline, transform: CGAffineTransform)] = []
    private var filters: [LayerEffect] = []
    let recorder: CanvasRecorder

    init(recorder: CanvasRecorder) {
        self.recorder = recorder
    }

    /// The surroundings of the canvas.
    public var environment: EnvironmentValues { recorder.environment }

    /// Around everything that is let through by the clips, in the coordinates in use.
    public var clipBoundingRect: CGRect {
        var rect = CGRect(origin: .zero, size: recorder.size)
        for clip in clips {
            rect = rect.intersection(Path(clip.outline.elements).boundingRect.applying(clip.transform))
        }
        return rect.applying(transform.inverted())
    }

    // MARK: State

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Stretches what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Turns what is drawn from now on, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// `matrix` first, then the transform in use.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// What is drawn from now on is seen only inside of `path`.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append((path.outline(rule: style.rule), transform))
    }

    /// What is drawn from now on is drawn with a filter; the last one comes first.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter.effect) }

    // MARK: Drawing

    /// The inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw { $0.fill(path.outline(rule: style.rule), shading.resolved(for: recorder, path)) }
    }

    /// A shading with the colour that it has in this canvas, for what is drawn with it many times; one of several colours as it is.
    public func resolve(_ shading: Shading) -> Shading { shading.resolvedColor(for: recorder) }

    /// A line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let outline = Outline.path(VectorPath(path.elements, line: style.line), origin: .zero)
        draw { $0.fill(outline, shading.resolved(for: recorder, path)) }
    }

    /// A line of `lineWidth` points along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws with a copy of the context into a picture of its own, which is then laid down with the opacity, blend mode
    /// and filters in use.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        try draw { _ in
            recorder.list.pushEffect(.isolated)
            defer { recorder.list.append(.popEffect) }
            var inner = GraphicsContext(recorder: recorder)
            try content(&inner)
        }
    }

    /// Everything that is in force around what `body` draws.
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
    /// What paths are painted with.
    public struct Shading: Sendable {
        private enum Kind {
            case style(any ShapeStyle)
            /// One colour as it is in a canvas.
            case resolved(ResolvedStyle)
            /// Locations in the coordinates in use, points.
            case gradient(Gradient, start: CGPoint, end: CGPoint)
            case radial(Gradient, center: CGPoint, start: CGFloat, end: CGFloat)
            case angular(Gradient, center: CGPoint, angle: Angle)
        }

        private let kind: Kind

        /// One colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
        /// One colour, components from 0 to 1.
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
        /// A style, whose shares are those of the path's bounds.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
        /// A picture side by side; see ``ImagePaint``.
        public static func tiledImage(
            _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }
        /// The style of the surroundings.
        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// Colours between two points.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .gradient(gradient, start: startPoint, end: endPoint))
        }
        /// Colours outwards from a point; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center: center, start: startRadius, end: endRadius))
        }
        /// Colours all around a point.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(kind: .angular(gradient, center: center, angle: angle))
        }

        /// With the colour that it has in a canvas; one of several colours as it is.
        fileprivate func resolvedColor(for recorder: CanvasRecorder) -> Shading {
            // Read here and now on this thread: the values do not leave the call.
            nonisolated(unsafe) let environment = recorder.environment
            return MainActor.assumeIsolated { resolvedColor(in: environment) }
        }

        @MainActor
        private func resolvedColor(in environment: EnvironmentValues) -> Shading {
            guard case .style(let style) = kind, case .color = style._resolve(in: environment) else { return self }
            return Shading(kind: .resolved(style._resolve(in: environment)))
        }

        /// The style, and the rectangle that its shares are of. A canvas is drawn on the main thread; the function that
        /// draws need not be bound to it.
        func resolved(for recorder: CanvasRecorder, _ path: Path) -> (ResolvedStyle, CGRect) {
            // Read here and now on this thread: the values do not leave the call.
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

    /// What is done to what is drawn.
    public struct Filter: Sendable {
        let effect: LayerEffect

        /// Spreads by a Gaussian with a standard deviation of `radius` points.
        public static func blur(radius: CGFloat) -> Filter {
            Filter(effect: .blur(radius: Double(radius), isOpaque: false))
        }
        /// Draws the alpha once more below. An adaptive colour is that of light surroundings.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            let pixel = PixelColor(color.components(in: .light))
            return Filter(
                effect: .shadow(pixel, radius: Double(radius), offset: Point(x: Double(x), y: Double(y))))
        }
        /// Multiplies colours. An adaptive colour is that of light surroundings; its alpha counts as one.
        public static func colorMultiply(_ color: Color) -> Filter {
            let components = color.components(in: .light)
            return Filter(effect: .color(.multiply(components.x, components.y, components.z)))
        }
        /// 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { Filter(effect: .color(.brightness(amount))) }
        /// 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter(effect: .color(.contrast(amount))) }
        /// 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter(effect: .color(.saturation(amount))) }
        /// 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .color(.saturation(1 - amount))) }
        /// Turns hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(effect: .color(.hueRotation(angle.radians)))
        }
        /// Bright becomes black, dark becomes clear.
        public static var luminanceToAlpha: Filter { Filter(effect: .luminanceToAlpha) }
        /// Draws under a transform with perspective.
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
