import Foundation
import Testing

/// `recoup init`: makes what the other commands look for, where they look.
@Suite struct InitTests {
    private func recoup(_ place: Workplace, _ arguments: String..., environment: [String: String]) async throws
        -> ProcessUnderTest.Ending
    {
        try await place.recoup(arguments, environment: environment)
    }

    @Test func `the configuration is written where RECOUP_CONFIG says, and found there`() async throws {
        let place = try Workplace()
        let environment = ["RECOUP_CONFIG": "etc/night.yaml"]
        #expect(try await recoup(place, "init", environment: environment).status == 0)
        #expect(place.names(".") == ["etc"])
        // The two files of SQLite stay beside the ledger, for those who may only read.
        let ledger = ["recoup.sqlite", "recoup.sqlite-shm", "recoup.sqlite-wal"]
        #expect(place.names("etc") == ["inbox", "night.yaml"] + ledger + ["reports"])
        #expect(try await recoup(place, "status", environment: environment).status == 0)
    }

    @Test(arguments: [["init", "here"], ["init", "--config", "here/recoup.yaml"]])
    func `what is named on the command line goes before RECOUP_CONFIG`(arguments: [String]) async throws {
        let place = try Workplace()
        let ending = try await place.recoup(arguments, environment: ["RECOUP_CONFIG": "etc/night.yaml"])
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(place.names(".") == ["here"])
        #expect(place.names("here").contains("recoup.yaml"))
    }

    @Test(arguments: [("XDG_CONFIG_HOME", ""), ("RECOUP_CONFIG", ""), ("XDG_CONFIG_HOME", "elsewhere")])
    func `an empty variable is as good as none, and so is a folder of the user's that is no whole path`(
        name: String,
        value: String
    ) async throws {
        let place = try Workplace()
        try place.put("ledger: ledger.sqlite\n", at: "home/.config/recoup/recoup.yaml")
        try place.put("ledger: other.sqlite\n", at: "elsewhere/recoup/recoup.yaml")
        let home = place.path("home")
        let ending = try await recoup(place, "config", "show", environment: ["HOME": home, name: value])
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(ending.output.contains("ledger.sqlite"))
    }

    @Test func `it makes the folder the ledger is to lie in`() async throws {
        let place = try Workplace()
        try place.put("ledger: data/books/recoup.sqlite\n", at: "recoup.yaml")
        let ending = try await place.recoup("init")
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(place.names("data/books").contains("recoup.sqlite"))
        #expect(try await place.recoup("init").status == 0)
    }

    @Test func `force keeps what was edited beside the new configuration`() async throws {
        let place = try Workplace()
        #expect(try await place.recoup("init").status == 0)
        #expect(try await place.recoup("init", "--force").status == 0)
        #expect(!place.names(".").contains("recoup.yaml.old"))
        let edited = try place.text("recoup.yaml") + "# mine\n"
        try place.put(edited, at: "recoup.yaml")
        let forced = try await place.recoup("init", "--force")
        #expect(forced.status == 0 && forced.messages.contains("recoup.yaml.old"), "\(forced.messages)")
        #expect(try place.text("recoup.yaml.old") == edited)
        #expect(try !place.text("recoup.yaml").contains("# mine"))
    }
}
