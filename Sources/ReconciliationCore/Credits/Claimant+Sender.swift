extension Claimant {
    /// Who a submission is from: the one user who may have sent it, else the name as it was sent.
    ///
    /// - Parameter moment: when a name several users held over time is read; nil where nothing dates it.
    package init(from uploader: NameAnswer, at moment: Instant?, sentText: String?) {
        if let user = uploader.user(at: moment) {
            self.init(text: user.rawValue, isUser: true)
        } else {
            self.init(text: sentText ?? "", isUser: false)
        }
    }
}
