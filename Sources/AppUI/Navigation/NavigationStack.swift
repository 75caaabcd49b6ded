@_spi(Nodes) public import ScrollUI

/// A root view, and views on top of it that the user goes to and comes back from.
///
///     NavigationStack(path: $path) {
///         List(parks) { park in NavigationLink(park.name, value: park) }
///             .navigationTitle("Parks")
///             .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
///     }
///
/// Covered views keep their state and their scroll offsets. Escape, Alt with the left arrow and a drag from the leading
/// edge go back.
public struct NavigationStack<Data, Root: View>: View {
    private let path: NavigationStackPath?
    private let root: Root
    /// The values of the stack if the application does not supply a path.
    @State private var own: [AnyHashable] = []
    @Environment(\.outerSearch) private var search

    /// Creates a stack that stores its own values.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// Creates a stack with the values of `path`, which can have different types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationStackPath {
            path.wrappedValue.values
        } set: {
            path.wrappedValue = NavigationPath(values: $0)
        }
        self.root = root()
    }

    /// Creates a stack with the values of `path`, which have one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = NavigationStackPath {
            path.wrappedValue.map { AnyHashable($0) }
        } set: { values in
            let elements = values.compactMap { $0.base as? Data.Element }
            // A value of another type cannot be stored in the path: a link with such a value has no effect.
            if elements.count == values.count { path.wrappedValue = Data(elements) }
        }
        self.root = root()
    }

    /// The top view with a bar over it. All views below are covered.
    public var body: some View {
        let path = self.path ?? NavigationStackPath(get: { own }, set: { own = $0 })
        NavigationPages(values: path.get(), write: path.set, root: SearchedRoot(root: root, search: search))
            .preference(key: NavigationItemKey.self, value: NavigationItem(hasOwnBars: true))
    }
}

/// The root of a stack, with a search that was set on the whole stack.
private struct SearchedRoot<Root: View>: View {
    let root: Root
    let search: SearchEntry?

    var body: some View {
        EnvironmentView(content: root) { $0.outerSearch = nil }
            .navigationItem { $0.search = $0.search ?? search }
    }
}

/// Access to the values of a stack, independent of their storage.
struct NavigationStackPath {
    let get: @MainActor () -> [AnyHashable]
    let set: @MainActor ([AnyHashable]) -> Void
}

/// The former name of a stack without a path.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Creates a stack with a root view and the destinations of its links on top of it.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content in a ``NavigationStack``.
    public var body: some View {
        NavigationStack { content }
    }
}

/// The style of a ``NavigationView``. All styles behave the same.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A style that shows one view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// The default style of the platform, which shows one view at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that shows one view at a time.
    @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style of the platform, which shows one view at a time.
    @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// Has no effect: navigation views show one view at a time in every style.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
