import ScrollPhysics

/// A script as the text of a recording, version 1, that `scroll-playground trace` replays.
extension FuzzScript {
    /// One event per line. A lift at an unknown position has none.
    var recording: String {
        var content = ScrollVector(x: extent.x.content, y: extent.y.content)
        let events = zip(steps, moments).map { step, moment in
            if case .content(let width, let height) = step.intent { content = ScrollVector(x: width, y: height) }
            return "    {\"t\": \(seconds(moment)), \(event(step.intent, content))}"
        }
        let last = "    {\"t\": \(seconds(lastMoment + 10_000_000)), \"type\": \"cancel\"}"
        return """
            {
              "format": "scroll-recording", "version": 1,
              "viewport": \(size(extent.x.viewport, extent.y.viewport)), "content": \(size(extent.x.content, extent.y.content)),
              "insets": \(insets(extent)), "axes": [\(axisNames)], "offset": {\(place(start))},
              "feel": "\(feel.base.name)",\(feelValues)
              "targets": \(targetText),
              "events": [
            \((events + [last]).joined(separator: ",\n"))
              ]
            }
            """
    }

    private func seconds(_ moment: Int64) -> String { number(Double(moment) / 1e9) }

    private func number(_ value: Double) -> String {
        let text = value == 0 ? "0" : "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func size(_ width: Double, _ height: Double) -> String {
        "{\"width\": \(number(width)), \"height\": \(number(height))}"
    }

    private func place(_ vector: ScrollVector, _ x: String = "x", _ y: String = "y") -> String {
        "\"\(x)\": \(number(vector.x)), \"\(y)\": \(number(vector.y))"
    }

    private func insets(_ extent: ScrollExtent) -> String {
        "{\"top\": \(number(extent.y.leadingInset)), \"leading\": \(number(extent.x.leadingInset)), "
            + "\"bottom\": \(number(extent.y.trailingInset)), \"trailing\": \(number(extent.x.trailingInset))}"
    }

    private var axisNames: String {
        ScrollAxis.allCases.filter { axes.contains($0) }.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }

    private var feelValues: String {
        let groups = FeelParameter.Group.allCases.compactMap { group -> String? in
            let choices = ScrollFeel.choices.filter { $0.group == group }.compactMap { choice -> String? in
                let name = choice.id.dropFirst(group.rawValue.count + 1)
                return feel.choices[choice.id].map { "\"\(name)\": \"\($0)\"" }
            }
            let numbers = ScrollFeel.parameters.filter { $0.group == group }.compactMap { parameter -> String? in
                let name = parameter.id.dropFirst(group.rawValue.count + 1)
                return feel.numbers[parameter.id].map { "\"\(name)\": \(number($0))" }
            }
            let members = choices + numbers
            return members.isEmpty ? nil : "\"\(group.rawValue)\": {\(members.joined(separator: ", "))}"
        }
        return groups.isEmpty ? "" : "\n  \"feelValues\": {\(groups.joined(separator: ", "))},"
    }
}

extension FuzzScript {
    private var targetText: String {
        switch targets {
        case .none: return "{\"behavior\": \"none\"}"
        case .paging: return "{\"behavior\": \"paging\"}"
        case .aligned(let targets):
            let anchor = "[\(number(targets.anchor.x)), \(number(targets.anchor.y))]"
            let frames = frames(targets).joined(separator: ", ")
            return "{\"behavior\": \"viewAligned\", \"limit\": \"\(targets.limit.rawValue)\", \"anchor\": \(anchor), "
                + "\"frames\": [\(frames)]}"
        }
    }

    /// A recording has frames instead of spans: the shorter list repeats its last span.
    private func frames(_ targets: AlignedTargets) -> [String] {
        let spans = (targets.horizontal, targets.vertical)
        return (0..<max(spans.0.count, spans.1.count)).map { index in
            let x = span(index, of: spans.0)
            let y = span(index, of: spans.1)
            return "[\(number(x.start)), \(number(y.start)), \(number(x.length)), \(number(y.length))]"
        }
    }

    private func span(_ index: Int, of spans: [TargetSpan]) -> TargetSpan {
        spans.isEmpty ? TargetSpan(start: 0, end: 0) : spans[min(index, spans.count - 1)]
    }

    private func event(_ intent: ScrollIntent, _ content: ScrollVector) -> String {
        switch intent {
        case .down(let spot, let kind): "\"type\": \"down\", \"pointer\": \"\(kind.rawValue)\", \(place(spot))"
        case .move(let spot): "\"type\": \"move\", \(place(spot))"
        case .up(let spot): "\"type\": \"up\"" + (spot.map { ", " + place($0) } ?? "")
        case .cancel: "\"type\": \"cancel\""
        case .wheel(let source, let delta):
            "\"type\": \"wheel\", \"source\": \"\(source.rawValue)\", \(place(delta, "dx", "dy"))"
        case .key(let key, let shift): "\"type\": \"key\", \"key\": \"\(key.rawValue)\", \"shift\": \(shift)"
        case .fling(let velocity): "\"type\": \"fling\", \(place(velocity, "vx", "vy"))"
        case .scrollTo(let spot, let animated): "\"type\": \"scrollTo\", \(place(spot)), \"animated\": \(animated)"
        case .resize(let width, let height):
            "\"type\": \"resize\", \"width\": \(number(width)), \"height\": \(number(height))"
        case .content(let width, let height):
            "\"type\": \"content\", \"width\": \(number(width)), \"height\": \(number(height))"
        case .insets(let top, let leading, let bottom, let trailing):
            // The format has no event for insets; they are a member of an event that changes lengths.
            "\"type\": \"content\", \"width\": \(number(content.x)), \"height\": \(number(content.y)), \"insets\": "
                + insets(
                    ScrollExtent(
                        x: AxisExtent(viewport: 0, content: 0, leadingInset: leading, trailingInset: trailing),
                        y: AxisExtent(viewport: 0, content: 0, leadingInset: top, trailingInset: bottom)))
        }
    }
}
