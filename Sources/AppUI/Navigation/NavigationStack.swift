@_spi(Nodes) public import ScrollUI

/// A root view, and views on top of it that a person goes to and comes back from.
///
///     NavigationStack(path: $path) {
///         List(parks) { park in NavigationLink(park.name, value: park) }
///             .navigationTitle("Parks")
///             .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
///     }
///
/// Views that are covered stay as they were left, with their state and their offsets. Escape goes back, and so do Alt with the
/// left arrow and a drag from the leading edge.
public struct NavigationStack<Data, Root: View>: View {
    private let path: NavigationStackPath?
    private let root: Root
    /// The values where the program has no path of its own.
    @State private var own: [AnyHashable] = []
    @Environment(\.outerSearch) private var search

    /// A stack whose values are its own.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack with the values of `path`, of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationStackPath {
            path.wrappedValue.values
        } set: {
            path.wrappedValue = NavigationPath(values: $0)
        }
        self.root = root()
    }

    /// A stack with the values of `path`, which are of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = NavigationStackPath {
            path.wrappedValue.map { AnyHashable($0) }
        } set: { values in
            let elements = values.compactMap { $0.base as? Data.Element }
            // A value of another type has no place in the path; what links to it does nothing.
            if elements.count == values.count { path.wrappedValue = Data(elements) }
        }
        self.root = root()
    }

    /// The view on top, with a bar over it. What is below is covered.
    public var body: some View {
        let path = self.path ?? NavigationStackPath(get: { own }, set: { own = $0 })
        NavigationPages(values: path.get(), write: path.set, root: SearchedRoot(root: root, search: search))
            .preference(key: NavigationItemKey.self, value: NavigationItem(hasOwnBars: true))
    }
}

/// The root of a stack, with the search that was said of the whole stack.
private struct SearchedRoot<Root: View>: View {
    let root: Root
    let search: SearchEntry?

    var body: some View {
        EnvironmentView(content: root) { $0.outerSearch = nil }
            .navigationItem { $0.search = $0.search ?? search }
    }
}

/// The values of a stack, wherever they are.
struct NavigationStackPath {
    let get: @MainActor () -> [AnyHashable]
    let set: @MainActor ([AnyHashable]) -> Void
}

/// The older name of a stack without a path.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// A root view, with what its links lead to on top of it.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A ``NavigationStack``.
    public var body: some View {
        NavigationStack { content }
    }
}

/// How a ``NavigationView`` shows its views; there is one way.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
}

/// What suits the surroundings: one view at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// What suits the surroundings: one view at a time.
    @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// How navigation views in this view show their views: one at a time, whatever the style.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
