public import Foundation
@_spi(Nodes) public import ScrollUI

extension View {
    /// An alert while `isPresented`. Each of its buttons closes it.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isAlert: true, Text(titleKey), isPresented, actions: actions(), message: EmptyView())
    }

    /// The same with a message.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isAlert: true, Text(titleKey), isPresented, actions: actions(), message: message())
    }

    /// The same about `data`, while there is data.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: true, Text(titleKey), isPresented.and(data != nil),
            actions: data.map(actions), message: EmptyView())
    }

    /// The same about `data`, with a message, while there is data.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: true, Text(titleKey), isPresented.and(data != nil),
            actions: data.map(actions), message: data.map(message))
    }

    /// An alert while `isPresented`. Each of its buttons closes it.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isAlert: true, Text(title), isPresented, actions: actions(), message: EmptyView())
    }

    /// The same with a message.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isAlert: true, Text(title), isPresented, actions: actions(), message: message())
    }

    /// The same about `data`, while there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: true, Text(title), isPresented.and(data != nil),
            actions: data.map(actions), message: EmptyView())
    }

    /// The same about `data`, with a message, while there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: true, Text(title), isPresented.and(data != nil),
            actions: data.map(actions), message: data.map(message))
    }

    /// An alert while `isPresented`. Each of its buttons closes it.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(isAlert: true, title, isPresented, actions: actions(), message: EmptyView())
    }

    /// The same with a message.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(isAlert: true, title, isPresented, actions: actions(), message: message())
    }

    /// The same about `data`, while there is data.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isAlert: true, title, isPresented.and(data != nil),
            actions: data.map(actions), message: EmptyView())
    }

    /// The same about `data`, with a message, while there is data.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isAlert: true, title, isPresented.and(data != nil),
            actions: data.map(actions), message: data.map(message))
    }

    /// An alert that tells of `error` while `isPresented` and there is one. Each of its buttons closes it.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isAlert: true, error?.errorDescription.map { Text($0) }, isPresented.and(error != nil),
            actions: actions(), message: EmptyView())
    }

    /// An alert that tells of `error`, with a message, while `isPresented` and there is one. Each of its buttons closes it.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(
            isAlert: true, error?.errorDescription.map { Text($0) }, isPresented.and(error != nil),
            actions: error.map(actions), message: error.map(message))
    }
}
