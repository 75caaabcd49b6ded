/// Blanks of different widths that move the next character right by any part of a pixel.
///
/// SDL_ttf has no call that draws a character between two pixels, but draws a character after blanks there.
struct BlankShifts {
    /// The parts of a pixel at which SDL_ttf distinguishes pictures of a character.
    static let partsOfPixel = 64
    private static let longest = 16

    struct Shift {
        var text: String
        /// In 1/64 pixel.
        var width: Int
    }

    private var shifts = [Shift?](repeating: nil, count: partsOfPixel)

    /// `blanks` are characters with their widths in 1/64 pixel. Each shift begins with one of at least `margin`: SDL_ttf
    /// cuts off ink that extends over the start of a line.
    init(_ blanks: [Shift], margin: Int) {
        var known = [Shift(text: "", width: 0)]
        for count in 1...Self.longest {
            var longer: [Shift] = []
            for shift in known {
                for blank in blanks where count > 1 || blank.width >= margin {
                    let width = shift.width + blank.width
                    guard shifts[width % Self.partsOfPixel] == nil else { continue }
                    let fresh = Shift(text: shift.text + blank.text, width: width)
                    shifts[width % Self.partsOfPixel] = fresh
                    longer.append(fresh)
                }
            }
            known = longer
        }
    }

    /// Returns blanks with the width of some whole pixels and `part` 64ths; nil if there are none.
    func shift(by part: Int) -> Shift? { shifts[part] }
}
