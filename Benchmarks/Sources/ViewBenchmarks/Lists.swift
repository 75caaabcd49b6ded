import Foundation
import Measuring
import ScrollPhysics
import ScrollUI

private let window = CGSize(width: 400, height: 800)

private struct Item: Identifiable {
    let id: Int
}

/// Elements that are created on access, like those of a database.
private struct Items: RandomAccessCollection {
    let startIndex = 0
    let endIndex: Int
    subscript(index: Int) -> Item { Item(id: index) }
}

private struct Row: View {
    let number: Int
    var height: CGFloat = 44

    var body: some View {
        HStack {
            Color.red.frame(width: 20, height: 20)
            Text("Row \(number)")
            Spacer()
        }
        .padding(.horizontal, 8)
        .frame(height: height)
    }

    /// Neighbours have different heights.
    nonisolated static func height(_ number: Int) -> CGFloat { CGFloat(30 + number &* 37 % 50) }
}

/// From an empty host to the first frame, for few rows and many.
@MainActor
func measureOpening(_ bench: inout Bench) {
    for count in [1000, 10_000_000] {
        bench.measure("open, \(count) rows", calls: 20) { _ in opened { fixed(count) } }
        bench.measure("open, \(count) rows of unknown height", calls: 20) { _ in opened { unknown(count) } }
    }
}

@MainActor
private func opened<Root: View>(@ViewBuilder _ root: () -> Root) -> Double {
    let host = ViewHost(size: window) { root() }
    host.step()
    return Double(host.report.items)
}

@MainActor private func fixed(_ count: Int) -> some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } } }.id("list")
}

@MainActor private func unknown(_ count: Int) -> some View {
    ScrollView {
        LazyVStack { ForEach(0..<count, id: \.self) { Row(number: $0, height: Row.height($0)) } }
    }
    .id("list")
}

@MainActor private func identified(_ count: Int) -> some View {
    ScrollView { LazyVStack { ForEach(Items(endIndex: count)) { Row(number: $0.id) } } }.id("list")
}

@MainActor private func grid(_ count: Int) -> some View {
    ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(0..<count, id: \.self) { Row(number: $0) }
        }
    }
    .id("list")
}

@MainActor private func sections(_ count: Int) -> some View {
    ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<10, id: \.self) { part in
                Section {
                    ForEach(0..<count / 10, id: \.self) { Row(number: $0, height: Row.height($0)) }
                } header: {
                    Text("Part \(part)")
                }
            }
        }
    }
    .id("list")
}

/// A list of ten million rows at full speed: frames in which no row appears, and frames in which some do.
@MainActor
func measureFlings(_ bench: Bench) {
    let count = 10_000_000
    measureFling(bench, "range") { fixed(count) }
    measureFling(bench, "unknown heights") { unknown(count) }
    measureFling(bench, "identifiable") { identified(count) }
    measureFling(bench, "sections") { sections(count) }
    measureFling(bench, "grid") { grid(count) }
}

/// The times of one kind of frames.
private struct FrameTimes {
    var times: [Double] = []
    var allocations: Int64 = 0
    var rows = 0
}

@MainActor
private func measureFling<Root: View>(_ bench: Bench, _ name: String, @ViewBuilder _ root: () -> Root) {
    let title = "fling, \(name)"
    guard bench.wants(title) else { return }
    let host = ViewHost(size: window) { root() }
    host.step()
    var (quiet, busy) = (FrameTimes(), FrameTimes())
    quiet.times.reserveCapacity(10_000)
    busy.times.reserveCapacity(10_000)
    let clock = ContinuousClock()
    for frame in 0..<4000 {
        if frame % 400 == 0 {
            host.apply(.fling(ScrollVector(x: 0, y: 6000)), toScrollWithID: "list", at: host.time)
        }
        let (before, start) = (Bench.allocations, clock.now)
        host.step()
        let (time, asked) = ((clock.now - start) / .nanoseconds(1), Bench.allocations - before)
        guard frame > 400 else { continue }
        if host.report.bodies == 0 {
            quiet.times.append(time)
            quiet.allocations += asked
        } else {
            busy.times.append(time)
            busy.allocations += asked
            busy.rows += host.report.bodies
        }
    }
    report(bench, "\(title), no row comes in", quiet)
    report(bench, "\(title), rows come in", busy)
}

private func report(_ bench: Bench, _ title: String, _ frames: FrameTimes) {
    guard !frames.times.isEmpty else { return }
    bench.print(
        title, frames.times.sorted(), allocations: Double(frames.allocations) / Double(frames.times.count))
}
