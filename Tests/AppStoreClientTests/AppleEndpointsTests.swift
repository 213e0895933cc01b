import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct AppleEndpointsTests {
    @Test func `without configuration Apple's own hosts are asked`() throws {
        for endpoints in [AppleEndpoints(), try AppleEndpoints(production: "", sandbox: "")] {
            #expect(endpoints.serverAPI(.production) == "https://api.storekit.apple.com")
            #expect(endpoints.serverAPI(.sandbox) == "https://api.storekit-sandbox.apple.com")
            #expect(endpoints.verifyReceipt(.production) == "https://buy.itunes.apple.com/verifyReceipt")
            #expect(endpoints.verifyReceipt(.sandbox) == "https://sandbox.itunes.apple.com/verifyReceipt")
        }
    }

    @Test(arguments: [
        "http://127.0.0.1:8080", "http://127.0.0.1:8080/", "http://127.0.0.1:8080/verifyReceipt",
        "http://127.0.0.1:8080/verifyReceipt/", "http://127.0.0.1:8080//verifyReceipt//",
    ])
    func `a host may be written with or without its path`(text: String) throws {
        let endpoints = try AppleEndpoints(verifySandbox: text)
        #expect(endpoints.verifyReceipt(.sandbox) == "http://127.0.0.1:8080/verifyReceipt")
    }

    @Test(arguments: [
        "http://api.example.com", "ftp://127.0.0.1", "https://me:word@api.example.com",
        "https://api.example.com?key=word@", "https://api.example.com/#word@", "https://api.example.com/?",
        "https://api.example.com#",
    ])
    func `what may not be asked is refused before the run`(text: String) {
        let failure = #expect(throws: TransportFailure.self) { try AppleEndpoints(production: text) }
        #expect(failure?.kind == .badURL)
        #expect(failure?.detail.contains("word@") == false)
    }
}
