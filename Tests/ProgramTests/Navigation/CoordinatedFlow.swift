import SwiftUI

/// An order in steps, whose path a coordinator holds; the end goes back to the beginning.
@MainActor
@Observable
final class OrderCoordinator {
    enum Step: Hashable { case size, extras(size: String), summary(size: String, extras: Int) }

    var path = NavigationPath()
    private(set) var orders = 0

    func show(_ step: Step) { path.append(step) }
    func back() { if !path.isEmpty { path.removeLast() } }

    func finish() {
        orders += 1
        path = NavigationPath()
    }
}

struct CoordinatedFlow: View {
    @State private var coordinator = OrderCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            VStack(spacing: 20) {
                Text("\(coordinator.orders) orders")
                Button("New order") { coordinator.show(.size) }
            }
            .navigationTitle("Café")
            .navigationDestination(for: OrderCoordinator.Step.self) { step in
                switch step {
                case .size: SizeStep()
                case .extras(let size): ExtrasStep(size: size)
                case .summary(let size, let extras): SummaryStep(size: size, extras: extras)
                }
            }
        }
        .environment(coordinator)
    }
}

private struct SizeStep: View {
    @Environment(OrderCoordinator.self) private var coordinator

    var body: some View {
        List(["Small", "Medium", "Large"], id: \.self) { size in
            Button("Take \(size)") { coordinator.show(.extras(size: size)) }
        }
        .navigationTitle("Size")
    }
}

private struct ExtrasStep: View {
    let size: String
    @State private var extras = 0
    @Environment(OrderCoordinator.self) private var coordinator

    var body: some View {
        Form {
            Stepper("Extras: \(extras)", value: $extras, in: 0...5)
            Button("Go on") { coordinator.show(.summary(size: size, extras: extras)) }
        }
        .navigationTitle("Extras")
        .navigationBarBackButtonHidden()
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Other size") { coordinator.back() } }
        }
    }
}

private struct SummaryStep: View {
    let size: String
    let extras: Int
    @Environment(OrderCoordinator.self) private var coordinator

    var body: some View {
        VStack {
            Text("\(size) with \(extras) extras")
            Button("Order") { coordinator.finish() }
        }
        .navigationTitle("Summary")
    }
}

#Preview("Order") {
    CoordinatedFlow()
}
