import Drawing

/// A tree of items that changes a little from frame to frame, like an app's frames.
struct RandomScene {
    private enum Node {
        case leaf(DisplayItem)
        case text(TextRun, Point, PixelColor)
        case gradient(Gradient, Rect)
        case scope(DisplayItem, [Node], DisplayItem)
        case radial(Gradient, Outline, Rect)
        case effect(LayerEffect, [Node])
        case mask([Node], [Node])
    }

    private var nodes: [Node] = []

    init(_ random: inout RepeatableRandom) {
        nodes = (0..<random.integer(2..<8)).map { _ in Self.node(&random, depth: 0) }
    }

    func list(_ width: Int, _ height: Int) -> DisplayList {
        var list = DisplayList(width, height, [])
        for node in nodes { Self.append(node, to: &list) }
        return list
    }

    mutating func change(_ random: inout RepeatableRandom) {
        for _ in 0..<random.integer(0..<3) { Self.change(&nodes, &random, depth: 0) }
    }

    private static func append(_ node: Node, to list: inout DisplayList) {
        switch node {
        case .leaf(let item): list.append(item)
        case .text(let run, let origin, let color): list.appendText(run, origin: origin, color: color)
        case .gradient(let gradient, let rect):
            list.appendFill(
                .rect(rect), gradient: gradient, from: Point(x: rect.x, y: rect.y), to: Point(x: rect.maxX, y: rect.y))
        case .radial(let gradient, let outline, let rect):
            list.appendFill(outline, gradient: gradient) {
                .radialGradient(
                    gradient: $0, center: Point(x: rect.x, y: rect.y),
                    radii: Size(width: rect.width, height: rect.height),
                    start: 0.2)
            }
        case .effect(let effect, let inside):
            list.pushEffect(effect)
            for node in inside { append(node, to: &list) }
            list.append(.popEffect)
        case .mask(let mask, let inside):
            list.append(.pushMask)
            for node in mask { append(node, to: &list) }
            list.append(.beginMasked)
            for node in inside { append(node, to: &list) }
            list.append(.popMask)
        case .scope(let push, let inside, let pop):
            list.append(push)
            for node in inside { append(node, to: &list) }
            list.append(pop)
        }
    }

    private static func change(_ nodes: inout [Node], _ random: inout RepeatableRandom, depth: Int) {
        guard !nodes.isEmpty, !random.chance(0.2) else {
            return nodes.insert(node(&random, depth: depth), at: random.integer(0..<(nodes.count + 1)))
        }
        let index = random.integer(0..<nodes.count)
        if case .scope(let push, var inside, let pop) = nodes[index], random.chance(0.7) {
            change(&inside, &random, depth: depth + 1)
            nodes[index] = .scope(push, inside, pop)
        } else if random.chance(0.3) {
            nodes.remove(at: index)
        } else if random.chance(0.3) {
            nodes.swapAt(index, random.integer(0..<nodes.count))
        } else {
            nodes[index] = node(&random, depth: depth)
        }
    }

    private static func node(_ random: inout RepeatableRandom, depth: Int) -> Node {
        let frame = Rect(random.number(-10...80), random.number(-10...60), random.number(2...50), random.number(2...50))
        let color = PixelColor(
            red: UInt8(random.integer(0..<256)), green: UInt8(random.integer(0..<256)),
            blue: UInt8(random.integer(0..<256)), alpha: random.chance(0.7) ? 255 : 90)
        let outlines: [Outline] = [
            .rect(frame), .ellipse(frame), .roundedRect(frame, radius: random.number(0...20)), path(in: frame, &random),
        ]
        let outline = outlines[random.integer(0..<4)]
        let inside = depth < 3 ? random.integer(1..<5) : 0
        if depth < 3, random.chance(0.08) {
            return random.chance(0.2)
                ? .mask(nodes(1, &random, depth), nodes(inside, &random, depth))
                : .effect(effect(&random), nodes(inside, &random, depth))
        }
        switch random.integer(0..<(depth < 3 ? 10 : 6)) {
        case 0, 1: return .leaf(.fill(outline, .solid(color)))
        case 2: return .leaf(.border(outline, width: random.number(0.5...5), color))
        case 3:
            let run = TextRun(string: "abc", face: FontFace(size: random.number(5...14)))
            return .text(run, Point(x: frame.x, y: frame.maxY), color)
        case 4:
            let stops = [Gradient.Stop(color: color, location: 0), .init(color: .white, location: 1)]
            return .gradient(Gradient(stops: stops), frame)
        case 5:
            let stops = [Gradient.Stop(color: color, location: 0), .init(color: .black, location: 1)]
            return .radial(Gradient(stops: stops), outline, frame)
        case 6:
            return .scope(.pushGroup(opacity: random.number(0.1...0.9)), nodes(inside, &random, depth), .popGroup)
        case 7, 8: return .scope(.pushClip(outline), nodes(inside, &random, depth), .popClip)
        default:
            let tilt = random.chance(0.5) ? 0 : 0.3
            let transform = Affine(
                a: random.number(0.6...1.2), b: tilt, c: -tilt, d: random.number(0.6...1.2), tx: random.number(-9...9),
                ty: random.number(-9...9))
            return .scope(.pushTransform(transform), nodes(inside, &random, depth), .popTransform)
        }
    }

    private static func nodes(_ count: Int, _ random: inout RepeatableRandom, _ depth: Int) -> [Node] {
        (0..<count).map { _ in node(&random, depth: depth + 1) }
    }

    private static func path(in frame: Rect, _ random: inout RepeatableRandom) -> Outline {
        let corners = (0..<5).map { _ in
            Point(x: random.number(0...frame.width), y: random.number(0...frame.height))
        }
        let elements: [PathElement] = [
            .move(corners[0]), .line(corners[1]), .quad(to: corners[3], control: corners[2]), .line(corners[4]), .close,
        ]
        let line = random.chance(0.4) ? LineStyle(width: random.number(0.5...6), join: .round) : nil
        return .path(
            VectorPath(elements, rule: random.chance(0.5) ? .evenOdd : .nonZero, line: line),
            origin: Point(x: frame.x, y: frame.y))
    }

    private static func effect(_ random: inout RepeatableRandom) -> LayerEffect {
        switch random.integer(0..<7) {
        case 0: .blur(radius: random.number(0...2), isOpaque: random.chance(0.2))
        case 1:
            .shadow(
                .black, radius: random.number(0...2), offset: Point(x: random.number(-5...5), y: random.number(-5...5)))
        case 2: .color(.hueRotation(random.number(0...6)))
        case 3: .luminanceToAlpha
        case 4: .isolated
        case 5:
            .projection(
                Projection(
                    right: SIMD3(1, 0.1, random.number(-0.002...0.002)), down: SIMD3(0, 0.9, 0.001),
                    origin: SIMD3(5, 3, 1)))
        default: .blend(BlendMode.allCases[random.integer(0..<BlendMode.allCases.count)])
        }
    }
}
