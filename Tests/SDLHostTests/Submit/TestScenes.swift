import Drawing

/// Lists that together use every kind of item, each 200 x 150 points.
enum TestScenes {
    static let all: [(name: String, list: DisplayList)] = [
        ("shapes", shapes), ("borders", borders), ("gradients", gradients), ("text", text), ("images", images),
        ("clips", clips), ("groups", groups), ("turned", turned), ("cards", cards), ("layers", layers),
        ("inlays", inlays),
    ]

    private static let blue = PixelColor(hex: 0x4A8BE0)
    private static let red = PixelColor(hex: 0xE5575B)

    private static func list(_ body: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList(size: Size(width: 200, height: 150), scale: 1)
        body(&list)
        return list
    }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
    }

    static let shapes = list { list in
        list.append(.fill(.rect(rect(5, 5, 60, 30)), .solid(blue)))
        list.append(.fill(.rect(rect(70.3, 5.6, 60.5, 30.2)), .solid(red)))
        list.append(.fill(.roundedRect(rect(5, 50, 80, 60), radius: 12), .solid(blue)))
        list.append(.fill(.roundedRect(rect(90.4, 50.7, 80, 60), radius: 20), .solid(red)))
        list.append(.fill(.ellipse(rect(140, 5, 40, 40)), .solid(.white)))
        list.append(.fill(.roundedRect(rect(10, 120, 70, 20), radius: 99), .solid(.white)))
        list.append(
            .fill(.ellipse(rect(90.2, 118.3, 90, 24)), .solid(PixelColor(red: 255, green: 0, blue: 0, alpha: 99))))
        list.append(.fill(.rect(rect(190, 10, 0.5, 120)), .solid(.white)))
        list.append(.fill(.ellipse(rect(186, 140, 3, 3)), .solid(.white)))
    }

    static let borders = list { list in
        list.append(.border(.rect(rect(5, 5, 60, 40)), width: 1, .white))
        list.append(.border(.rect(rect(70.5, 5.5, 60, 40)), width: 2.5, blue))
        list.append(.border(.roundedRect(rect(5, 60, 80, 70), radius: 16), width: 2, red))
        list.append(.border(.roundedRect(rect(95, 60, 80, 70), radius: 4), width: 9, blue))
        list.append(.border(.ellipse(rect(140, 5, 50, 40)), width: 0.5, .white))
    }

    static let gradients = list { list in
        let three = Gradient(stops: [
            .init(color: red, location: 0), .init(color: .white, location: 0.3), .init(color: blue, location: 1),
        ])
        let fade = Gradient(stops: [.init(color: blue, location: 0), .init(color: .clear, location: 1)])
        func fill(_ outline: Outline, _ gradient: Gradient, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
            list.appendFill(outline, gradient: gradient, from: Point(x: x0, y: y0), to: Point(x: x1, y: y1))
        }
        fill(.roundedRect(rect(5, 5, 90, 60), radius: 12), three, 5, 5, 5, 65)
        fill(.rect(rect(100, 5, 90, 60)), three, 120, 0, 170, 0)
        fill(.roundedRect(rect(5, 75, 90, 60), radius: 20), three, 5, 75, 95, 135)
        fill(.ellipse(rect(100.5, 75.5, 90, 60)), fade, 100, 75, 190, 135)
    }

    static let text = list { list in
        let run = TextRun(string: "abcdef", face: FontFace(size: 20))
        list.append(.fill(.rect(rect(0, 0, 200, 75)), .solid(blue)))
        list.appendText(run, origin: Point(x: 10, y: 30), color: .white)
        list.appendText(run, origin: Point(x: 100.4, y: 30.7), color: red)
        list.append(.pushTransform(.scale(x: 0.7, y: 0.7)))
        list.appendText(run, origin: Point(x: 10, y: 140), color: .white)
        list.append(.popTransform)
        list.append(.pushTransform(.scale(x: 1.5, y: 1.5)))
        list.appendText(run, origin: Point(x: 40, y: 90), color: PixelColor(red: 255, green: 255, blue: 0, alpha: 120))
        list.append(.popTransform)
    }

    static let images = list { list in
        var pixels: [UInt8] = []
        for index in 0..<64 { pixels += [UInt8(index * 4), UInt8(255 - index * 4), 128, 255] }
        let image = ImageResource(width: 8, height: 8, pixels: pixels)
        list.appendImage(image, frame: rect(10, 10, 8, 8), opacity: 1)
        list.appendImage(image, frame: rect(30.5, 10.5, 100, 50), opacity: 0.5)
        list.append(.pushClip(.ellipse(rect(20, 70, 60, 60))))
        list.appendImage(image, frame: rect(20, 70, 60, 60), opacity: 1)
        list.append(.popClip)
    }

    static let clips = list { list in
        list.append(.fill(.rect(rect(0, 0, 200, 150)), .solid(PixelColor(hex: 0x223344))))
        list.append(.pushClip(.rect(rect(10, 10, 80, 50))))
        list.append(.fill(.roundedRect(rect(0, 0, 60, 100), radius: 20), .solid(red)))
        list.append(.fill(.ellipse(rect(50, 20, 90, 30)), .solid(blue)))
        list.append(.popClip)
        list.append(.pushClip(.roundedRect(rect(100.5, 10, 80, 100), radius: 24)))
        list.append(.fill(.rect(rect(90, 0, 60, 150)), .solid(red)))
        list.append(.fill(.rect(rect(140, 0, 60, 150)), .solid(blue)))
        list.append(.pushClip(.ellipse(rect(110, 60, 60, 60))))
        list.append(.fill(.rect(rect(90, 50, 100, 30)), .solid(.white)))
        list.append(.fill(.rect(rect(90, 75, 100, 80)), .solid(.black)))
        list.append(.popClip)
        list.append(.popClip)
    }

    static let groups = list { list in
        list.append(.fill(.rect(rect(0, 0, 100, 150)), .solid(blue)))
        list.append(.pushGroup(opacity: 0.5))
        list.append(.fill(.roundedRect(rect(20, 20, 100, 80), radius: 12), .solid(red)))
        list.append(.fill(.ellipse(rect(60, 40, 100, 80)), .solid(.white)))
        list.appendText(TextRun(string: "abc", face: FontFace(size: 20)), origin: Point(x: 40, y: 80), color: .black)
        list.append(.pushGroup(opacity: 0.3))
        list.append(.fill(.rect(rect(30, 90, 130, 40)), .solid(.white)))
        list.append(.fill(.rect(rect(40, 100, 20, 20)), .solid(.black)))
        list.append(.popGroup)
        list.append(.popGroup)
        list.append(.pushGroup(opacity: 0.25))
        list.append(.fill(.rect(rect(170, 10, 20, 100)), .solid(.white)))
        list.append(.popGroup)
    }

    static let turned = list { list in
        list.append(.pushTransform(Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 90, ty: 5)))
        list.append(.fill(.roundedRect(rect(0, 0, 100, 60), radius: 14), .solid(blue)))
        list.append(.border(.roundedRect(rect(0, 0, 100, 60), radius: 14), width: 3, .white))
        list.append(.fill(.rect(rect(20, 70, 50.5, 12)), .solid(red)))
        list.appendText(TextRun(string: "abc", face: FontFace(size: 20)), origin: Point(x: 10, y: 40), color: .white)
        list.append(.pushClip(.ellipse(rect(50, 10, 40, 40))))
        list.append(.fill(.rect(rect(50, 10, 20, 40)), .solid(.black)))
        list.append(.fill(.rect(rect(65, 10, 40, 40)), .solid(.white)))
        list.append(.popClip)
        list.append(.popTransform)
    }

    /// Cards as in a carousel: one item is most of a group, and a label lies on it.
    static let cards = list { list in
        list.append(.fill(.rect(rect(0, 60, 200, 40)), .solid(red)))
        for (index, zoom) in [0.7, 1.0, 0.83].enumerated() {
            list.append(.pushTransform(.scale(x: zoom, y: zoom).then(.translation(x: Double(index) * 65.3 + 2, y: 8))))
            list.append(.pushGroup(opacity: zoom * 0.6))
            list.append(.pushClip(.roundedRect(rect(0, 0, 60, 130), radius: 10)))
            list.append(.fill(.rect(rect(0, 0, 60, 130)), .solid(blue)))
            list.append(.popClip)
            list.appendText(
                TextRun(string: "abc", face: FontFace(size: 16)), origin: Point(x: 8, y: 120), color: .white)
            list.append(.popGroup)
            list.append(.popTransform)
        }
    }

    /// Translucent groups whose parts are drawn into one another: lighter, darker, both, turned, and a group within a
    /// group.
    static let inlays = list { list in
        let run = TextRun(string: "abc", face: FontFace(size: 16))
        list.append(.fill(.rect(rect(0, 30, 200, 30)), .solid(red)))
        list.append(.fill(.rect(rect(0, 100, 200, 20)), .solid(.white)))
        func card(_ x: Double, _ y: Double, _ color: PixelColor, _ text: PixelColor, turn: Double = 0) {
            list.append(.pushTransform(Affine(a: 1, b: turn, c: -turn, d: 1, tx: x, ty: y)))
            list.append(.pushGroup(opacity: 0.6))
            list.append(.fill(.roundedRect(rect(0, 0, 64.5, 66), radius: 10), .solid(color)))
            list.appendText(run, origin: Point(x: 16, y: 24), color: text)
            list.append(.pushGroup(opacity: 0.7))
            list.append(.fill(.ellipse(rect(9.5, 31, 44, 28)), .solid(text)))
            list.appendText(
                TextRun(string: "b", face: FontFace(size: 12)), origin: Point(x: 28.5, y: 49), color: color)
            list.append(.popGroup)
            list.append(.popGroup)
            list.append(.popTransform)
        }
        card(3, 3.5, blue, .white)
        card(69.3, 4, .white, .black)
        card(134, 4, PixelColor(hex: 0x40A080), PixelColor(hex: 0xC02080))
        card(12, 76, .black, PixelColor(red: 255, green: 200, blue: 0, alpha: 140), turn: 0.08)
        card(90, 76, PixelColor(hex: 0xFFE0C0), blue, turn: -0.05)
    }

    /// Layers that overlap each other, beside and inside of one another, with items in between.
    static let layers = list { list in
        func group(_ x: Double, _ y: Double, _ opacity: Double) {
            list.append(.pushGroup(opacity: opacity))
            list.append(.fill(.ellipse(rect(x, y, 60, 40)), .solid(red)))
            list.append(.fill(.rect(rect(x + 15.5, y + 5, 30, 40)), .solid(.white)))
            list.append(.popGroup)
        }
        group(5, 5, 0.7)
        list.append(.fill(.rect(rect(30, 0, 10, 60)), .solid(blue)))
        group(35, 20, 0.5)
        group(120, 5, 0.4)
        list.append(.pushClip(.roundedRect(rect(20.5, 60, 160, 85), radius: 30)))
        list.append(.fill(.rect(rect(0, 50, 100, 100)), .solid(blue)))
        group(30, 65, 0.6)
        list.append(.fill(.rect(rect(60, 50, 12, 100)), .solid(.black)))
        group(60, 85, 0.8)
        list.append(.fill(.rect(rect(150, 50, 50, 100)), .solid(.white)))
        list.append(.popClip)
        group(140, 100, 0.5)
    }
}
