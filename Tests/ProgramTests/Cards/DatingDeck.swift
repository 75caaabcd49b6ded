import SwiftUI

// Cards that are thrown to the left or the right; the one below grows meanwhile.

struct Profile: Identifiable, Hashable {
    let id: Int
    let name: String
    let age: Int
}

enum Swipe { case like, nope, none }

class DeckViewModel: ObservableObject {
    @Published var profiles: [Profile]
    @Published private(set) var liked: [Profile] = []

    init() {
        let names = ["Alma", "Benno", "Clea", "Davi", "Elif"]
        profiles = names.enumerated().map { Profile(id: $0.offset, name: $0.element, age: 24 + $0.offset) }.reversed()
    }

    func remove(_ profile: Profile, as swipe: Swipe) {
        profiles.removeAll { $0 == profile }
        if swipe == .like { liked.append(profile) }
    }
}

struct DatingDeck: View {
    @ObservedObject var viewModel = DeckViewModel()

    var body: some View {
        VStack {
            ZStack {
                if viewModel.profiles.isEmpty {
                    Text("Nobody left").foregroundColor(.secondary)
                }
                ForEach(viewModel.profiles) { profile in
                    ProfileCard(profile: profile) { swipe in
                        withAnimation(.easeOut(duration: 0.2)) { viewModel.remove(profile, as: swipe) }
                    }
                    .scaleEffect(profile == viewModel.profiles.last ? 1 : 0.95)
                    .allowsHitTesting(profile == viewModel.profiles.last)
                }
            }
            .frame(height: 480)
            .padding()
            Text("Liked: \(viewModel.liked.map { $0.name }.joined(separator: " "))")
        }
    }
}

struct ProfileCard: View {
    let profile: Profile
    let onRemove: (Swipe) -> Void

    @State private var translation: CGSize = .zero
    @State private var swipeStatus: Swipe = .none
    private let threshold: CGFloat = 0.4

    private func progress(_ geometry: GeometryProxy) -> CGFloat { translation.width / geometry.size.width }

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .topLeading) {
                RoundedRectangle(cornerRadius: 16).fill(Color(white: 0.85))
                if swipeStatus != .none {
                    Text(swipeStatus == .like ? "LIKE" : "NOPE")
                        .font(.headline)
                        .padding()
                        .overlay(RoundedRectangle(cornerRadius: 10).stroke(lineWidth: 3))
                        .foregroundColor(swipeStatus == .like ? .green : .red)
                        .rotationEffect(.degrees(swipeStatus == .like ? -20 : 20))
                        .padding(24)
                }
                VStack(alignment: .leading) {
                    Spacer()
                    Text("\(profile.name), \(profile.age)").font(.title).foregroundColor(.black)
                }
                .padding()
            }
            .offset(x: translation.width, y: translation.height * 0.3)
            .rotationEffect(.degrees(Double(progress(geometry)) * 25), anchor: .bottom)
            .gesture(
                DragGesture()
                    .onChanged { value in
                        translation = value.translation
                        let share = progress(geometry)
                        swipeStatus = share >= threshold ? .like : share <= -threshold ? .nope : .none
                    }
                    .onEnded { value in
                        if abs(progress(geometry)) > threshold {
                            onRemove(swipeStatus)
                        } else {
                            withAnimation(.interactiveSpring()) {
                                translation = .zero
                                swipeStatus = .none
                            }
                        }
                    }
            )
        }
    }
}

struct DatingDeck_Previews: PreviewProvider {
    static var previews: some View {
        DatingDeck()
        ProfileCard(profile: Profile(id: 0, name: "Alma", age: 24), onRemove: { _ in }).frame(height: 400)
    }
}
