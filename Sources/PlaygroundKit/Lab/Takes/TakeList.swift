import ScrollUI

/// The list of takes below the scenes. A click shows a take on the stage, another click on it returns to live.
struct TakeList: View {
    let model: PlaygroundModel

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
                Text("Takes").font(TypeScale.groupTitle).foregroundStyle(Palette.secondary)
                Spacer(minLength: 4)
                Text("the last \(LabModel.mostTakes) are kept").font(TypeScale.hint).foregroundStyle(Palette.secondary)
            }
            .padding(.horizontal, 16)
            .frame(height: Self.headingHeight)
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(model.lab.takes) { TakeRow(take: $0, model: model) }
                }
                .padding(.bottom, Self.foot)
            }
            .id("takes")
        }
    }

    private static let headingHeight = 32.0
    private static let foot = 8.0

    /// Returns the height of its rows, up to 45 % of a column that is `columnHeight` points high.
    static func height(takes: Int, isChosen: Bool, columnHeight: Double) -> Double {
        let rows = TakeRow.height * Double(takes) + (isChosen ? TakeActions.height : 0)
        return min(headingHeight + rows + foot, (columnHeight * 0.45).rounded())
    }
}
