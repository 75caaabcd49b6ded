import SwiftUI

// A feed that loads its next page when the last row appears; a view model with a state machine, as of 2020.

struct Post: Identifiable, Hashable {
    let id: Int
    let author: String
    var text: String
    var isLiked = false
}

protocol PostService {
    func posts(page: Int) -> [Post]
}

struct CannedPosts: PostService {
    let perPage = 10
    let pages = 4

    func posts(page: Int) -> [Post] {
        guard page < pages else { return [] }
        return (0..<perPage).map { row in
            let number = page * perPage + row
            return Post(id: number, author: "author\(number % 7)", text: "Post number \(number)")
        }
    }
}

final class PostsViewModel: ObservableObject {
    enum State: Equatable {
        case loading, idle, finished
    }

    @Published private(set) var posts: [Post] = []
    @Published private(set) var state = State.idle
    private var page = 0
    private let service: PostService

    init(service: PostService) {
        self.service = service
        loadMore()
    }

    func loadMoreIfNeeded(after post: Post) {
        guard post == posts.last else { return }
        loadMore()
    }

    func toggleLike(_ post: Post) {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
        posts[index].isLiked.toggle()
    }

    private func loadMore() {
        guard state == .idle else { return }
        state = .loading
        let more = service.posts(page: page)
        page += 1
        posts.append(contentsOf: more)
        state = more.isEmpty ? .finished : .idle
    }
}

struct EndlessPosts: View {
    @StateObject private var viewModel: PostsViewModel

    init(service: PostService = CannedPosts()) {
        _viewModel = StateObject(wrappedValue: PostsViewModel(service: service))
    }

    var body: some View {
        VStack(spacing: 0) {
            Text("\(viewModel.posts.count) posts, \(viewModel.posts.filter { $0.isLiked }.count) liked").padding(8)
            Divider()
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 12) {
                    ForEach(viewModel.posts) { post in
                        PostRow(post: post, like: { viewModel.toggleLike(post) })
                            .onAppear { viewModel.loadMoreIfNeeded(after: post) }
                    }
                    if viewModel.state == .finished {
                        Text("That was all").frame(maxWidth: .infinity).padding()
                    } else {
                        ProgressView().frame(maxWidth: .infinity)
                    }
                }
                .padding()
            }
        }
    }
}

private struct PostRow: View {
    let post: Post
    let like: @MainActor () -> Void

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Circle().fill(Color.blue).frame(width: 40, height: 40)
            VStack(alignment: .leading) {
                Text(post.author).fontWeight(.bold)
                Text(post.text)
                Button(action: like) {
                    Text(post.isLiked ? "Unlike \(post.id)" : "Like \(post.id)")
                }
                .foregroundColor(post.isLiked ? .red : .blue)
            }
        }
    }
}

struct EndlessPosts_Previews: PreviewProvider {
    static var previews: some View { EndlessPosts() }
}
