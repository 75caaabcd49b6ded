import AppUI
import Drawing
import Foundation
import ScrollUI

extension ChangedValueTests {
    func testPagesAndPanels() async {
        check([
            ("navigationTitle", { view, isOn in view.navigationTitle(isOn ? "one" : "two") }),
            (
                "navigationTitleMode",
                { view, isOn in view.navigationTitle("one").navigationBarTitleDisplayMode(isOn ? .inline : .large) }
            ),
            ("navigationBarHidden", { view, isOn in view.navigationTitle("one").navigationBarHidden(isOn) }),
            (
                "navigationSubtitle",
                { view, isOn in view.navigationTitle("one").navigationSubtitle(isOn ? "one" : "two") }
            ),
            ("toolbar", { view, isOn in view.toolbar { ToolbarItem { Button(isOn ? "x" : "yyyy") {} } } }),
            (
                "toolbarBackground",
                { view, isOn in
                    view.navigationTitle("one").toolbarBackground(isOn ? Color.red : .blue, for: .navigationBar)
                }
            ),
            (
                "toolbarVisibility",
                { view, isOn in
                    view.navigationTitle("one").toolbarVisibility(isOn ? .hidden : .visible, for: .navigationBar)
                }
            ),
            (
                "toolbarColorScheme",
                { view, isOn in
                    view.navigationTitle("one").toolbarColorScheme(isOn ? .dark : .light, for: .navigationBar)
                }
            ),
            (
                "containerBackground",
                { view, isOn in view.containerBackground(isOn ? Color.red : .blue, for: .navigation) }
            ),
            ("searchable", { view, isOn in view.searchable(text: .constant(isOn ? "a" : "b")) }),
            ("searchablePrompt", { view, isOn in view.searchable(text: .constant(""), prompt: isOn ? "a" : "b") }),
            ("sheet", { view, isOn in view.sheet(isPresented: .constant(isOn)) { Text("sheet") } }),
            ("popover", { view, isOn in view.popover(isPresented: .constant(isOn)) { Text("pop") } }),
            ("alert", { view, isOn in view.alert("Alert", isPresented: .constant(isOn)) { Button("ok") {} } }),
            ("cover", { view, isOn in view.fullScreenCover(isPresented: .constant(isOn)) { Text("cover") } }),
            (
                "dialog",
                { view, isOn in view.confirmationDialog("Dialog", isPresented: .constant(isOn)) { Button("ok") {} } }
            ),
            ("inspector", { view, isOn in view.inspector(isPresented: .constant(isOn)) { Text("inspector") } }),
            (
                "sheetBackground",
                { view, isOn in
                    view.sheet(isPresented: .constant(true)) {
                        Text("sheet").presentationBackground(isOn ? Color.red : .blue)
                    }
                }
            ),
            (
                "sheetCorner",
                { view, isOn in
                    view.sheet(isPresented: .constant(true)) { Text("sheet").presentationCornerRadius(isOn ? 3 : 30) }
                }
            ),
            (
                "sheetIndicator",
                { view, isOn in
                    view.sheet(isPresented: .constant(true)) {
                        Text("sheet").presentationDetents([.medium, .large]).presentationDragIndicator(
                            isOn ? .hidden : .visible)
                    }
                }
            ),
        ])
    }

    func testViews() async {
        check([
            (
                "formStyle",
                { view, isOn in
                    isOn ? AnyView(Form { view }.formStyle(.grouped)) : AnyView(Form { view }.formStyle(.columns))
                }
            ),
            (
                "listStyle",
                { view, isOn in
                    isOn ? AnyView(List { view }.listStyle(.plain)) : AnyView(List { view }.listStyle(.insetGrouped))
                }
            ),
            (
                "gridCell",
                { view, isOn in
                    Grid {
                        GridRow {
                            view.gridCellColumns(isOn ? 2 : 1); Text("x")
                        };
                        GridRow {
                            Text("a"); Text("b"); Text("c")
                        }
                    }
                }
            ),
            (
                "gridAnchor",
                { view, isOn in
                    Grid {
                        GridRow {
                            view.frame(width: 100, height: 100).gridCellAnchor(isOn ? .top : .bottom);
                            Color.red.frame(width: 150, height: 150)
                        }
                    }
                }
            ),
            (
                "gridColumn",
                { view, isOn in
                    Grid {
                        GridRow { view.frame(width: 50, height: 30).gridColumnAlignment(isOn ? .leading : .trailing) };
                        Color.red.frame(width: 150, height: 50)
                    }
                }
            ),
            (
                "gridUnsized",
                { view, isOn in
                    Grid {
                        GridRow {
                            view.gridCellUnsizedAxes(isOn ? .horizontal : []); Text("b")
                        }
                    }
                }
            ),
            (
                "stackSpacing",
                { view, isOn in
                    VStack(spacing: isOn ? 3 : 9) {
                        view; Text("x")
                    }
                }
            ),
            (
                "stackAlign",
                { view, isOn in
                    VStack(alignment: isOn ? .leading : .trailing) {
                        view.fixedSize(); Text("x")
                    }
                }
            ),
            (
                "hstackAlign",
                { view, isOn in
                    HStack(alignment: isOn ? .top : .firstTextBaseline) {
                        view; Text("x")
                    }
                }
            ),
            (
                "zstackAlign",
                { view, isOn in
                    ZStack(alignment: isOn ? .top : .bottomTrailing) {
                        view; Text("x")
                    }
                }
            ),
            (
                "anyLayout",
                { view, isOn in
                    (isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
                        view; Text("x")
                    }
                }
            ),
            ("scrollAxis", { view, isOn in ScrollView(isOn ? .vertical : .horizontal) { view } }),
            (
                "lazyAlign",
                { view, isOn in
                    LazyVStack(alignment: isOn ? .leading : .trailing, spacing: isOn ? 2 : 20) {
                        view.fixedSize(); Text("x")
                    }
                }
            ),
            (
                "lazyGrid",
                { view, isOn in
                    LazyVGrid(columns: Array(repeating: GridItem(), count: isOn ? 2 : 3)) {
                        view; Text("x")
                    }
                }
            ),
            ("fillStyle", { _, isOn in Circle().fill(isOn ? .red : .blue) }),
            (
                "stroke",
                { _, isOn in Circle().stroke(.red, style: StrokeStyle(lineWidth: isOn ? 3 : 9, dash: isOn ? [] : [3])) }
            ),
            ("trim", { _, isOn in Circle().trim(to: isOn ? 0.3 : 0.8).stroke(.red) }),
            ("shapeKind", { _, isOn in (isOn ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(.red) }),
            (
                "canvas",
                { _, isOn in
                    Canvas { c, s in
                        c.fill(Path(CGRect(x: isOn ? 3 : 9, y: 3, width: 9, height: 9)), with: .color(.red))
                    }
                }
            ),
            ("image", { _, isOn in Image(systemName: isOn ? "star" : "gear") }),
            ("text", { _, isOn in Text(isOn ? "star" : "gear") }),
            (
                "textStyled",
                { _, isOn in Text("a").bold() + Text(isOn ? "star" : "gear").foregroundColor(isOn ? .red : .blue) }
            ),
            (
                "spacer",
                { view, isOn in
                    HStack {
                        Spacer(minLength: isOn ? 3 : 90); view
                    }
                }
            ),
            (
                "viewThatFits",
                { view, isOn in
                    ViewThatFits {
                        view.frame(width: isOn ? 300 : 900); Text("x")
                    }
                }
            ),
            ("group", { view, isOn in GroupBox(isOn ? "a" : "b") { view } }),
            (
                "control",
                { _, isOn in
                    ControlGroup {
                        Button(isOn ? "a" : "b") {}; Text("x")
                    }
                }
            ),
            ("progress", { _, isOn in ProgressView(value: isOn ? 0.3 : 0.8) }),
            ("gauge", { _, isOn in Gauge(value: isOn ? 0.3 : 0.8) { Text(isOn ? "a" : "b") } }),
            ("toggle", { _, isOn in Toggle(isOn ? "a" : "b", isOn: .constant(isOn)) }),
            ("slider", { _, isOn in Slider(value: .constant(isOn ? 0.2 : 0.7), in: isOn ? 0...1 : 0...2) }),
            ("stepper", { _, isOn in Stepper(isOn ? "a" : "b", value: .constant(1)) }),
            (
                "picker",
                { _, isOn in
                    Picker(isOn ? "a" : "b", selection: .constant(isOn ? 1 : 2)) {
                        Text("one").tag(1); Text("two").tag(2)
                    }
                }
            ),
            (
                "datePicker",
                { _, isOn in DatePicker("date", selection: .constant(Date(timeIntervalSince1970: isOn ? 1e9 : 1.1e9))) }
            ),
            ("textField", { _, isOn in TextField(isOn ? "a" : "b", text: .constant(isOn ? "" : "x")) }),
            ("label", { _, isOn in Label(isOn ? "a" : "b", systemImage: isOn ? "star" : "gear") }),
            ("labeled", { _, isOn in LabeledContent(isOn ? "a" : "b", value: isOn ? "c" : "d") }),
            ("disclosure", { view, isOn in DisclosureGroup(isOn ? "a" : "b", isExpanded: .constant(isOn)) { view } }),
            (
                "unavailable",
                { _, isOn in
                    ContentUnavailableView(
                        isOn ? "a" : "b", systemImage: isOn ? "star" : "gear", description: Text(isOn ? "c" : "d"))
                }
            ),
            (
                "section",
                { view, isOn in
                    Section {
                        view
                    } header: {
                        Text(isOn ? "a" : "b")
                    } footer: {
                        if isOn { Text("foot") }
                    }
                }
            ),
            (
                "tabPage",
                { _, isOn in
                    TabView(selection: .constant(isOn ? 1 : 2)) {
                        Text("one").tag(1); Text("two").tag(2)
                    }.tabViewStyle(.page)
                }
            ),
            (
                "split",
                { _, isOn in
                    NavigationSplitView(columnVisibility: .constant(isOn ? .all : .detailOnly)) {
                        Text("side")
                    } detail: {
                        Text("detail")
                    }
                }
            ),
            (
                "splitWidth",
                { _, isOn in
                    NavigationSplitView {
                        Text("side").navigationSplitViewColumnWidth(isOn ? 150 : 200)
                    } detail: {
                        Text("detail")
                    }
                }
            ),
            (
                "path",
                { _, isOn in
                    NavigationStack(path: .constant(isOn ? [1] : [])) {
                        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
                    }
                }
            ),
        ])
    }
}
