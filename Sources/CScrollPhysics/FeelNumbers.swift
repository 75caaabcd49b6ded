import CScrollPhysics
import ScrollPhysics

@c @implementation
func sphy_feel_set_number(
    _ feel: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ value: Double, _ error: UnsafeMutablePointer<sphy_error>?
) -> Bool {
    reporting(to: error) { () throws(Failure) -> Void in
        let handle = try required(feel)
        let parameter = try parameter(id)
        if let problem = parameter.problem(with: value) { throw Failure(.outOfRange, problem.description) }
        parameter.set(value, in: &handle.feel)
    } != nil
}

@c @implementation
func sphy_feel_get_number(
    _ feel: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ value: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<sphy_error>?
) -> Bool {
    reporting(to: error) { () throws(Failure) -> Void in
        let number = try parameter(id).value(in: required(feel).feel)
        value?.pointee = number
    } != nil
}

@c @implementation
func sphy_feel_set_choice(
    _ feel: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ option: UnsafePointer<CChar>?,
    _ error: UnsafeMutablePointer<sphy_error>?
) -> Bool {
    reporting(to: error) { () throws(Failure) -> Void in
        let handle = try required(feel)
        let id = try required(id, "the id of a choice")
        let option = try required(option, "the name of an option")
        guard let choice = ScrollFeel.choice(id) else {
            throw Failure(
                .unknownName, "no choice is called \"\(id)\"; expected one of \(list(ScrollFeel.choices) { $0.id })")
        }
        guard choice.set(option, in: &handle.feel) else {
            throw Failure(
                .unknownName, "\(id) is \"\(option)\"; expected one of \(list(choice.options) { $0.name })")
        }
    } != nil
}

@c @implementation
func sphy_feel_get_choice(
    _ feel: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    guard let handle = FeelHandle.at(feel), let id = text(id), let choice = ScrollFeel.choice(id) else {
        return write("", to: buffer, size)
    }
    return write(choice.value(in: handle.feel), to: buffer, size)
}

@c @implementation
func sphy_number_count() -> Int { ScrollFeel.parameters.count }

@c @implementation
func sphy_number_text(
    _ index: Int, _ text: sphy_text, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    guard let parameter = element(index, of: ScrollFeel.parameters) else { return write("", to: buffer, size) }
    let words =
        switch text {
        case SPHY_TEXT_ID: parameter.id
        case SPHY_TEXT_TITLE: parameter.title
        case SPHY_TEXT_UNIT: parameter.unit
        case SPHY_TEXT_DESCRIPTION: parameter.description
        default: ""
        }
    return write(words, to: buffer, size)
}

@c @implementation
func sphy_number_range(
    _ index: Int, _ minimum: UnsafeMutablePointer<Double>?, _ maximum: UnsafeMutablePointer<Double>?
) -> Bool {
    guard let parameter = element(index, of: ScrollFeel.parameters) else { return false }
    minimum?.pointee = parameter.range.lowerBound
    maximum?.pointee = parameter.range.upperBound
    return true
}

@c @implementation
func sphy_choice_count() -> Int { ScrollFeel.choices.count }

@c @implementation
func sphy_choice_text(
    _ index: Int, _ text: sphy_text, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    guard let choice = element(index, of: ScrollFeel.choices) else { return write("", to: buffer, size) }
    let words =
        switch text {
        case SPHY_TEXT_ID: choice.id
        case SPHY_TEXT_TITLE: choice.title
        case SPHY_TEXT_DESCRIPTION: choice.description
        default: ""
        }
    return write(words, to: buffer, size)
}

@c @implementation
func sphy_option_count(_ index: Int) -> Int { element(index, of: ScrollFeel.choices)?.options.count ?? 0 }

@c @implementation
func sphy_option_name(
    _ index: Int, _ option: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    let options = element(index, of: ScrollFeel.choices)?.options ?? []
    return write(element(option, of: options)?.name ?? "", to: buffer, size)
}

private func required(_ feel: OpaquePointer?) throws(Failure) -> FeelHandle {
    guard let handle = FeelHandle.at(feel) else { throw Failure(.invalidArgument, "found NULL; expected a feel") }
    return handle
}

private func parameter(_ id: UnsafePointer<CChar>?) throws(Failure) -> FeelParameter {
    let id = try required(id, "the id of a number")
    guard let parameter = ScrollFeel.parameter(id) else {
        throw Failure(
            .unknownName,
            "no number is called \"\(id)\"; expected a group and a name such as \"fling.decelerationRate\"")
    }
    return parameter
}
