import SwiftUI
import XCTest

/// Every program is shown, left alone, moved once and left alone again. Then nothing must run: no body, no layout, no
/// wake-up.
@MainActor
final class RestTests: XCTestCase {
    private struct Program {
        let name: String
        let show: @MainActor () -> Phone

        init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> V) {
            self.name = name
            show = { Phone(app: view) }
        }
    }

    private let programs = [
        Program("ActivityHeatmap") { ActivityHeatmap() },
        Program("AlarmEditor") { AlarmEditor() },
        Program("ArticleView") { ArticleView() },
        Program("BackToTop") { BackToTop() },
        Program("BookReader") { BookReader() },
        Program("Carousel3DRing") { Carousel3DRing() },
        Program("ChapterTabs") { ChapterTabs() },
        Program("CitySearch") { CitySearch() },
        Program("ClipsFeed") { ClipsFeed() },
        Program("ContactsIndex") { ContactsIndex() },
        Program("CoordinatedFlow") { CoordinatedFlow() },
        Program("CoverFlow") { CoverFlow() },
        Program("CubePager") { CubePager() },
        Program("DatingDeck") { DatingDeck() },
        Program("DaySchedule") { DaySchedule() },
        Program("DeletingMails") { DeletingMails() },
        Program("DestinationsHome") { DestinationsHome() },
        Program("EditorSheets") { EditorSheets() },
        Program("EndlessPosts") { EndlessPosts() },
        Program("ErrandList") { ErrandList() },
        Program("FilmStrip") { FilmStrip() },
        Program("FlashCards") { FlashCards() },
        Program("FlatSearch") { FlatSearch() },
        Program("FocusCards") { FocusCards() },
        Program("FruitPagerView") { FruitPagerView() },
        Program("HabitCalendar") { HabitCalendar() },
        Program("HeatingView") { HeatingView() },
        Program("HeroParallax") { HeroParallax() },
        Program("InboxScreen") { InboxScreen() },
        Program("LeagueTable") { LeagueTable() },
        Program("LedgerSections") { LedgerSections() },
        Program("MailApp") { MailApp() },
        Program("MapWithDrawer") { MapWithDrawer() },
        Program("MembershipCards") { MembershipCards() },
        Program("MiniPlayer") { MiniPlayer() },
        Program("MorphingOnboarding") { MorphingOnboarding() },
        Program("MovieShelves") { MovieShelves(catalogue: MovieCatalogue()) },
        Program("MultiSelectGrid") { MultiSelectGrid() },
        Program("NearbySheet") { NearbySheet() },
        Program("NewsReader") { NewsReader() },
        Program("OlderMessages") { OlderMessages() },
        Program("PagedTips") { PagedTips() },
        Program("ParallaxCarousel") { ParallaxCarousel() },
        Program("Parcels") { Parcels() },
        Program("PhotoWall") { PhotoWall() },
        Program("PinBoard") { PinBoard() },
        Program("PinchedPhoto") { PinchedPhoto() },
        Program("PlayQueue") { PlayQueue() },
        Program("PodcastApp") { PodcastApp() },
        Program("PreferencesNavigation") { PreferencesNavigation() },
        Program("ProfileWithTabs") { ProfileWithTabs() },
        Program("ReadingProgress") { ReadingProgress() },
        Program("RecipeBrowser") { RecipeBrowser() },
        Program("RefreshableNotes") { RefreshableNotes() },
        Program("ReorderGrid") { ReorderGrid() },
        Program("ReplyThread") { ReplyThread() },
        Program("ReviewForm") { ReviewForm() },
        Program("ScreenMeasures") { ScreenMeasures() },
        Program("ShopFront") { ShopFront() },
        Program("Sponsors") { Sponsors() },
        Program("StepsScreen") { StepsScreen() },
        Program("StockView") { StockView() },
        Program("StoriesViewer") { StoriesViewer() },
        Program("TabbedFeeds") { TabbedFeeds() },
        Program("TicketDeck") { TicketDeck() },
        Program("TidePages") { TidePages() },
        Program("TodayCards") { TodayCards() },
        Program("TopTabs") { TopTabs() },
        Program("TourContainer") { TourContainer() },
        Program("TransitPlanner") { TransitPlanner() },
        Program("TwoColumnShop") { TwoColumnShop() },
        Program("UploadScreen") { UploadScreen() },
        Program("VinylStack") { VinylStack() },
        Program("VisibleRangeChart") { VisibleRangeChart() },
        Program("WalletStack") { WalletStack() },
        Program("WeekStrip") { WeekStrip(today: Date(timeIntervalSinceReferenceDate: 0)) },
        Program("WeightScreen") { WeightScreen() },
        Program("WordCloud") { WordCloud() },
        Program("YearScroller") { YearScroller(today: .init(year: 2024, month: 2)) },
        Program("ZoomedMap") { ZoomedMap() },
        Program("ChatRoom") { ChatRoom(model: ChatModel(count: 40)) },
        Program("UpsideDownChat") { UpsideDownChat(model: UpsideDownModel()) },
        Program("ReaderChat") { ReaderChat(chat: SupportChat()) },
        Program("SkeletonFeed") { SkeletonFeed { _ in (1...30).map { "Document \($0)" } } },
    ]

    /// Programs that need frames as long as they are shown, each with the reason.
    private let restless = ["Sponsors": "its logos pass by, moved by a timeline"]

    func testEveryProgramComesToRest() async {
        for program in programs where restless[program.name] == nil {
            let phone = program.show()
            await expectRest(phone, "\(program.name), shown")
            phone.drag(from: CGPoint(x: 195, y: 420), by: CGSize(width: -30, height: -60))
            await expectRest(phone, "\(program.name), moved once")
        }
    }

    /// A program at rest must not be in the list of restless ones.
    func testProgramsWithAClockOfTheirOwnDoNotRest() async {
        for program in programs where restless[program.name] != nil {
            let phone = program.show()
            phone.wait(10)
            XCTAssertTrue(phone.host.needsFrame || phone.host.nextWakeUp != nil, program.name)
        }
    }

    func testEveryProgramOfTheOtherTestsIsInTheList() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let names = Set(programs.map(\.name))
        let shown = try Regex(#"Phone(?:\(.*\))? \{\s*([A-Z]\w+)"#)
        for case let file as URL in files where file.lastPathComponent.hasSuffix("Tests.swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: shown) {
                let program = String(match.output[1].substring ?? "")
                XCTAssertTrue(names.contains(program), "\(file.lastPathComponent): \(program)")
            }
        }
    }

    private func expectRest(_ phone: Phone, _ name: String) async {
        await phone.settle { !phone.host.needsFrame && phone.host.nextWakeUp == nil }
        phone.wait(10)
        XCTAssertFalse(phone.host.needsFrame, "\(name): another frame is needed")
        XCTAssertNil(phone.host.nextWakeUp, "\(name): a wake-up is set")
        phone.host.frame(at: phone.host.time + .seconds(1))
        XCTAssertEqual(phone.host.report.bodies, 0, "\(name): bodies")
        XCTAssertEqual(phone.host.report.layouts, 0, "\(name): layouts")
    }
}
