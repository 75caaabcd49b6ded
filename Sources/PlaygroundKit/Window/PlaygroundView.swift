import ScrollUI

/// The whole window: scenes on the left, the stage in the middle, the inspector on the right, the status line at the
/// bottom.
package struct PlaygroundView: View {
    private let model: PlaygroundModel

    /// The window of `model`.
    package init(model: PlaygroundModel) {
        self.model = model
    }

    private var regions: WindowRegions { model.regions }

    /// The bar, list, stage, inspector and status line.
    package var body: some View {
        VStack(spacing: 0) {
            TopBar(model: model).frame(height: WindowRegions.topBarHeight)
            Hairline()
            middle
            Hairline()
            StatusLine(model: model).frame(height: WindowRegions.statusHeight)
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
        .background(Palette.background)
        .overlay(alignment: .topTrailing) { if model.isFeelMenuOpen { FeelMenu(model: model) } }
        .overlay(alignment: .topTrailing) { if model.naming != nil { PresetNamePanel(model: model) } }
        .windowText()
    }

    private var middle: some View {
        HStack(spacing: 0) {
            Sidebar(model: model, isFolded: regions.isSidebarFolded).frame(width: regions.sidebarWidth)
                .disabled(model.isTestedBlind)
                .allowsHitTesting(!model.isTestedBlind)
            Hairline(axis: .vertical)
            VStack(spacing: 0) {
                StageView(model: model)
                    .overlay(alignment: .bottom) {
                        if case .failed(let problem) = model.buildState { BuildPanel(model: model, problem: problem) }
                    }
                if let test = model.blindTest { BlindTestBar(model: model, test: test) }
                if regions.dockHeight > 0 { CurveDock(model: model).frame(height: regions.dockHeight) }
            }
            if !regions.isInspectorFolded {
                Hairline(axis: .vertical)
                if model.isTestedBlind {
                    BlindCurtain().frame(width: regions.inspectorWidth)
                } else {
                    Inspector(model: model).frame(width: regions.inspectorWidth)
                }
            }
        }
        .overlay(alignment: .topTrailing) { if isInspectorOverStage { overlaidInspector } }
    }

    private var isInspectorOverStage: Bool {
        regions.isInspectorFolded && model.isInspectorOpen && !model.isTestedBlind
    }

    private var overlaidInspector: some View {
        HStack(spacing: 0) {
            Hairline(axis: .vertical)
            Inspector(model: model).frame(width: regions.inspectorWidth)
        }
    }
}
