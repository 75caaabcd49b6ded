extension Double {
    /// At most two decimals, no trailing zeros, no negative zero, the same on every machine.
    var dumped: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        guard abs(self) < 1e15 else { return "\(self)" }
        let hundredths = Int64((self * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension String {
    /// The text in quotes; quotes, backslashes and control characters are escaped so that an item stays on one line.
    var dumped: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where scalar.value < 32: quoted += "\\u{\(String(scalar.value, radix: 16))}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension PixelColor {
    var dumped: String {
        "#" + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

extension Point {
    var dumped: String { "\(x.dumped) \(y.dumped)" }
}

extension Rect {
    var dumped: String { "\(x.dumped) \(y.dumped) \(width.dumped) \(height.dumped)" }
}

extension Affine {
    var dumped: String { [a, b, c, d, tx, ty].map { $0.dumped }.joined(separator: " ") }
}

extension Outline {
    var dumped: String {
        switch self {
        case .rect(let rect): "rect(\(rect.dumped))"
        case .roundedRect(let rect, let radius): "rounded(\(rect.dumped) r\(radius.dumped))"
        case .ellipse(let rect): "ellipse(\(rect.dumped))"
        case .path(let path, let origin): "path(\(path.dumped) at \(origin.dumped))"
        }
    }
}

extension VectorPath {
    /// The steps by their letters in SVG. A line style and the even-odd rule are added.
    var dumped: String {
        var words = elements.map { $0.dumped }
        if let line {
            let dash = line.dash.isEmpty ? "" : " dash \(line.dash.map { $0.dumped }.joined(separator: " "))"
            words.append("line \(line.width.dumped) \(line.cap) \(line.join)\(dash)")
        } else if rule == .evenOdd {
            words.append("evenOdd")
        }
        return words.joined(separator: " ")
    }
}

extension PathElement {
    fileprivate var dumped: String {
        switch self {
        case .move(let end): "M \(end.dumped)"
        case .line(let end): "L \(end.dumped)"
        case .quad(let end, let control): "Q \(control.dumped) \(end.dumped)"
        case .curve(let end, let first, let second): "C \(first.dumped) \(second.dumped) \(end.dumped)"
        case .close: "Z"
        }
    }
}

extension LayerEffect {
    var dumped: String {
        switch self {
        case .blur(let radius, let isOpaque): "blur \(radius.dumped)\(isOpaque ? " opaque" : "")"
        case .shadow(let color, let radius, let offset):
            "shadow \(color.dumped) radius \(radius.dumped) offset \(offset.dumped)"
        case .color(let matrix): "colors \(matrix.dumped)"
        case .luminanceToAlpha: "luminance to alpha"
        case .blend(let mode): "blend \(mode)"
        case .projection(let projection): "projection \(projection.dumped)"
        case .isolated: "isolated"
        }
    }
}
