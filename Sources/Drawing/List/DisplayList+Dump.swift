extension DisplayList {
    /// Returns the list as stable text for comparisons: one line for each item; the content of a push is indented, and
    /// its pop ends the indentation. Numbers are rounded to at most two decimals. O(n).
    ///
    ///     list 320 x 200 @2
    ///     fill rect(0 0 320 200) #0F1115FF
    ///     clip rounded(10 10 300 180 r12)
    ///       text "Card 1" at 24 40 text 13 w400 #E8EBF0FF
    public func dump() -> String {
        var writer = DumpWriter()
        writer.line("list \(size.width.dumped) x \(size.height.dumped) @\(scale.dumped)")
        for item in items {
            write(item, to: &writer)
        }
        return writer.text
    }

    private func write(_ item: DisplayItem, to writer: inout DumpWriter) {
        switch item {
        case .fill(let outline, let paint):
            writer.line("fill \(outline.dumped) \(describe(paint))")
        case .border(let outline, let width, let color):
            writer.line("border \(outline.dumped) width \(width.dumped) \(color.dumped)")
        case .text(let run, let origin, let color):
            writer.line("text \(describe(run: run)) at \(origin.dumped) \(describe(face: run)) \(color.dumped)")
        case .image(let image, let frame, let opacity):
            writer.line("image \(describe(image: image)) in rect(\(frame.dumped)) opacity \(opacity.dumped)")
        case .pushClip(let outline): writer.open("clip \(outline.dumped)", as: .clip)
        case .pushGroup(let opacity): writer.open("group opacity \(opacity.dumped)", as: .group)
        case .pushTransform(let transform): writer.open("transform \(transform.dumped)", as: .transform)
        case .pushEffect(let effect): writer.open(describe(effect: effect), as: .effect)
        case .pushMask: writer.open("mask", as: .mask)
        case .beginMasked:
            writer.close(.mask)
            writer.open("masked", as: .masked)
        case .popClip: writer.close(.clip)
        case .popGroup: writer.close(.group)
        case .popTransform: writer.close(.transform)
        case .popEffect: writer.close(.effect)
        case .popMask: writer.close(.masked)
        }
    }

    private func describe(_ paint: Paint) -> String {
        switch paint {
        case .solid(let color):
            return color.dumped
        case .linearGradient(let gradient, let start, let end):
            return "gradient(\(describe(gradient: gradient))) from \(start.dumped) to \(end.dumped)"
        case .radialGradient(let gradient, let center, let radii, let start):
            let size = "\(radii.width.dumped) x \(radii.height.dumped)"
            return "radial(\(describe(gradient: gradient))) around \(center.dumped) radii \(size) from \(start.dumped)"
        case .angularGradient(let gradient, let center, let start, let sweep):
            let angles = "from \(start.dumped) over \(sweep.dumped)"
            return "angular(\(describe(gradient: gradient))) around \(center.dumped) \(angles)"
        }
    }

    private func describe(gradient: Int32) -> String {
        let stops = gradients.indices.contains(Int(gradient)) ? gradients[Int(gradient)].stops : []
        return stops.map { "\($0.color.dumped) \($0.location.dumped)" }.joined(separator: ", ")
    }

    private func describe(effect: Int32) -> String {
        effects.indices.contains(Int(effect)) ? effects[Int(effect)].dumped : "missing effect \(effect)"
    }

    private func describe(run: Int32) -> String {
        runs.indices.contains(Int(run)) ? runs[Int(run)].string.dumped : "missing run \(run)"
    }

    private func describe(face run: Int32) -> String {
        guard runs.indices.contains(Int(run)) else { return "no face" }
        let face = runs[Int(run)].face
        let family = face.file ?? face.family.rawValue
        let cut = "\(face.hasTabularFigures ? " tabular" : "")\(face.isItalic ? " italic" : "")"
        return "\(family) \(face.size.dumped) w\(face.weight)\(cut)"
    }

    private func describe(image: Int32) -> String {
        guard images.indices.contains(Int(image)) else { return "missing \(image)" }
        return "\(images[Int(image)].width)x\(images[Int(image)].height)"
    }
}
