import ReconciliationCore

extension Database {
    /// Lists whom the submissions in `temp.selected_submission` may be from, in `temp.sender_candidate`.
    func listSenderCandidates() throws {
        try execute(SQL.Touched.senderTable)
        try run(SQL.Touched.findSenders, named: ["most_users": NameAnswer.usersMax])
        try execute(SQL.Touched.indexSenders)
    }
}
