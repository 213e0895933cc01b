import Foundation
import Reports

extension Checkup {
    /// What asking Apple needs is looked at even where nobody is asked: a run reads it, and ends where it cannot be used.
    mutating func look(atReachOf configuration: Configuration, asks: Bool) async {
        let reach: AppleReach
        do {
            reach = try AppleReach(configuration)
        } catch {
            note("apple", .cannotBeAsked, problem: CommandFailure(ending: error).message.withoutStop)
            return
        }
        for finding in reach.credentialFindings + (asks ? await reach.answers() : []) {
            note("apple", Message(verbatim: finding.subject), problem: finding.problem?.withoutStop)
        }
    }

    /// Checks that monitoring would hear of a night: the ping address can be read, the metrics file written.
    mutating func look(atWatchersOf configuration: Configuration, pings: Bool) async {
        if let path = configuration.healthcheckPath {
            let subject = Message(verbatim: Setting.healthcheckFile.rawValue)
            do throws(HealthPing.Fault) {
                let ping = try HealthPing(addressIn: path)
                if pings { try await ping.send(.log, run: UUID(), body: "recoup doctor tries this address") }
                note("ping", subject, problem: nil)
            } catch {
                note("ping", subject, problem: .pingBroken(error.reason))
            }
        }
        if let path = configuration.metricsPath {
            note("metrics", Message(verbatim: path), problem: configuration.obstacleToMetrics(at: path))
        }
    }
}
