extension Database {
    /// Lists whom the submissions in `temp.selected_submission` may be from, in `temp.sender_candidate`.
    func listSenderCandidates() throws {
        try execute(SQL.Touched.senderTable)
        try execute(SQL.Touched.findSenders)
        try execute(SQL.Touched.indexSenders)
    }
}
