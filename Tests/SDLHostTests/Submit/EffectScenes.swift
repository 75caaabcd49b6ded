import Drawing

/// Lists with paths, gradients of every kind, effects, masks and blend modes, each 200 x 150 points.
enum EffectScenes {
    static let all: [(name: String, list: DisplayList)] = [
        ("paths", paths), ("path clips", pathClips), ("round gradients", roundGradients), ("blurs", blurs),
        ("colors", colors), ("masks", masks), ("blends", blends), ("in space", inSpace),
    ]

    private static let blue = PixelColor(hex: 0x4A8BE0)
    private static let red = PixelColor(hex: 0xE5575B)
    private static let yellow = PixelColor(hex: 0xF2C14E)

    private static func list(_ body: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList(size: Size(width: 200, height: 150), scale: 1)
        list.append(.fill(.rect(TestScenes.rect(0, 0, 200, 150)), .solid(PixelColor(hex: 0x202630))))
        body(&list)
        return list
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        TestScenes.rect(x, y, width, height)
    }

    /// A star of five corners around the middle of a square of 60 points.
    private static func star(_ rule: FillRule = .nonZero, line: LineStyle? = nil) -> VectorPath {
        let corners: [(Double, Double)] = [(30, 2), (47, 54), (3, 22), (57, 22), (13, 54)]
        var elements: [PathElement] = []
        for (index, corner) in corners.enumerated() {
            let point = Point(x: corner.0, y: corner.1)
            elements.append(index == 0 ? .move(point) : .line(point))
        }
        return VectorPath(elements + [.close], rule: rule, line: line)
    }

    static let paths = list { list in
        list.append(.fill(.path(star(), origin: Point(x: 5, y: 5)), .solid(blue)))
        list.append(.fill(.path(star(.evenOdd), origin: Point(x: 70.3, y: 5.6)), .solid(red)))
        let line = LineStyle(width: 3, cap: .round, join: .round, dash: [9, 5])
        list.append(.fill(.path(star(line: line), origin: Point(x: 135, y: 5)), .solid(yellow)))
        var squircle: [PathElement] = []
        squircle.addRoundedRect(rect(0, 0, 60, 60), radii: CornerRadii(18), isContinuous: true)
        list.append(.fill(.path(VectorPath(squircle), origin: Point(x: 5, y: 80)), .solid(.white)))
        list.append(.pushTransform(Affine(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 120, ty: 70)))
        list.append(.fill(.path(star(line: LineStyle(width: 4)), origin: .zero), .solid(blue)))
        list.append(.popTransform)
    }

    static let pathClips = list { list in
        list.append(.pushClip(.path(star(), origin: Point(x: 20, y: 20))))
        list.append(.fill(.rect(rect(0, 0, 60, 150)), .solid(red)))
        list.append(.fill(.ellipse(rect(40, 20, 50, 60)), .solid(yellow)))
        list.append(.popClip)
        list.append(.pushClip(.path(star(.evenOdd), origin: Point(x: 100.4, y: 60.2))))
        list.append(.fill(.rect(rect(90, 50, 100, 90)), .solid(blue)))
        list.append(.popClip)
    }

    static let roundGradients = list { list in
        let gradient = Gradient(stops: [
            .init(color: red, location: 0), .init(color: yellow, location: 0.5), .init(color: blue, location: 1),
        ])
        list.appendFill(.roundedRect(rect(5, 5, 90, 60), radius: 12), gradient: gradient) {
            .radialGradient(gradient: $0, center: Point(x: 40, y: 30), radii: Size(width: 50, height: 50), start: 0.1)
        }
        list.appendFill(.ellipse(rect(100.5, 5.5, 90, 60)), gradient: gradient) {
            .angularGradient(gradient: $0, center: Point(x: 145, y: 35), start: 0.5, sweep: 2 * .pi)
        }
        list.appendFill(.path(star(), origin: Point(x: 20, y: 80)), gradient: gradient) {
            .linearGradient(gradient: $0, start: Point(x: 20, y: 80), end: Point(x: 80, y: 140))
        }
        list.append(.pushGroup(opacity: 0.5))
        list.appendFill(.rect(rect(110, 80, 70, 60)), gradient: gradient) {
            .radialGradient(gradient: $0, center: Point(x: 145, y: 110), radii: Size(width: 35, height: 20), start: 0)
        }
        list.append(.popGroup)
    }

    static let blurs = list { list in
        list.pushEffect(.blur(radius: 4, isOpaque: false))
        list.append(.fill(.rect(rect(15, 15, 50, 40)), .solid(red)))
        list.append(.popEffect)
        list.pushEffect(.blur(radius: 3, isOpaque: true))
        list.append(.fill(.ellipse(rect(85, 15, 40, 40)), .solid(yellow)))
        list.append(.popEffect)
        list.pushEffect(.shadow(.black, radius: 5, offset: Point(x: 2, y: 6)))
        list.append(.fill(.roundedRect(rect(20, 80, 70, 50), radius: 10), .solid(.white)))
        list.append(.popEffect)
        list.append(.pushTransform(Affine(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 130, ty: 75)))
        list.pushEffect(.shadow(red, radius: 2, offset: Point(x: 6, y: 6)))
        list.append(.fill(.path(star(), origin: .zero), .solid(blue)))
        list.append(.popEffect)
        list.append(.popTransform)
    }

    static let colors = list { list in
        let changes: [ColorMatrix] = [
            .brightness(0.2), .contrast(1.6), .saturation(0.2), .hueRotation(1.5), .inverted, .multiply(1, 0.5, 0.5),
        ]
        for (index, change) in changes.enumerated() {
            let x = Double(index) * 32 + 5
            list.pushEffect(.color(change))
            list.append(.fill(.rect(rect(x, 10, 28, 60)), .solid(blue)))
            list.append(.fill(.ellipse(rect(x + 4, 30, 20, 20)), .solid(yellow)))
            list.append(.popEffect)
        }
        list.append(.fill(.rect(rect(5, 90, 190, 50)), .solid(red)))
        list.pushEffect(.luminanceToAlpha)
        list.append(.fill(.rect(rect(20, 95, 60, 40)), .solid(blue)))
        list.append(.fill(.ellipse(rect(60, 95, 60, 40)), .solid(.white)))
        list.append(.popEffect)
    }

    static let masks = list { list in
        let fade = Gradient(stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)])
        list.append(.pushMask)
        list.appendFill(.rect(rect(10, 10, 80, 130)), gradient: fade, from: Point(x: 0, y: 30), to: Point(x: 0, y: 120))
        list.append(.beginMasked)
        list.append(.fill(.rect(rect(10, 10, 50, 130)), .solid(yellow)))
        list.append(.fill(.rect(rect(50, 10, 40, 130)), .solid(red)))
        list.append(.popMask)
        list.append(.pushMask)
        list.append(.fill(.path(star(), origin: Point(x: 115, y: 40)), .solid(.black)))
        list.append(.beginMasked)
        list.append(.fill(.rect(rect(100, 20, 45, 110)), .solid(blue)))
        list.append(.fill(.rect(rect(145, 20, 45, 110)), .solid(.white)))
        list.append(.popMask)
    }

    static let blends = list { list in
        list.append(.fill(.rect(rect(0, 0, 200, 75)), .solid(blue)))
        for (index, mode) in BlendMode.allCases.enumerated() {
            list.pushEffect(.blend(mode))
            let (column, row) = (Double(index % 7), Double(index / 7))
            list.append(.fill(.ellipse(rect(column * 28 + 4, row * 28 + 35, 25, 25)), .solid(yellow)))
            list.append(.popEffect)
        }
        list.append(.pushGroup(opacity: 0.6))
        list.append(.fill(.rect(rect(10, 125, 80, 20)), .solid(red)))
        list.pushEffect(.blend(.multiply))
        list.append(.fill(.ellipse(rect(40, 120, 60, 28)), .solid(yellow)))
        list.append(.popEffect)
        list.append(.popGroup)
    }

    static let inSpace = list { list in
        for (x, turn) in [(10.0, 0.006), (110.0, -0.006)] {
            let place = Projection(.translation(x: -x - 40, y: -75))
            let seen = Projection(right: SIMD3(0.7, 0, turn), down: SIMD3(0, 1, 0), origin: SIMD3(0, 0, 1))
            list.pushEffect(.projection(place.then(seen).then(Projection(.translation(x: x + 40, y: 75)))))
            list.append(.fill(.roundedRect(rect(x, 20, 80, 110), radius: 12), .solid(blue)))
            list.append(.fill(.ellipse(rect(x + 15, 40, 50, 50)), .solid(yellow)))
            list.append(.popEffect)
        }
    }
}
