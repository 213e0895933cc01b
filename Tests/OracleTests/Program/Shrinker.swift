/// Makes a book smaller while something stays true of it.
struct Shrinker {
    /// Bounds the patience: every try may be a whole night of the program.
    var tryCountMax = 400

    /// The smallest book found for which `holds` is true; the given one must be such a book.
    func shrink(_ book: Book, while holds: (Book) throws -> Bool) rethrows -> Book {
        var current = book
        var tryCount = 0
        var hasShrunk = true
        while hasShrunk {
            hasShrunk = false
            var index = 0
            // After a success the same place is tried again: what follows has moved up.
            while true {
                let candidates = Self.smaller(current)
                guard index < candidates.count, tryCount < tryCountMax else { break }
                tryCount += 1
                if try holds(candidates[index]) {
                    current = candidates[index]
                    hasShrunk = true
                } else {
                    index += 1
                }
            }
        }
        return current
    }

    /// Every book with one row or one field less, rows first.
    static func smaller(_ book: Book) -> [Book] {
        without(book, \.uploads) + without(book, \.credits) + without(book, \.payments) + without(book, \.users)
            + without(book, \.products) + without(book, \.notFound) + inFewerNights(book)
            + withFewerRowsInReceipts(book) + plainer(book)
    }

    private static func without<Row>(_ book: Book, _ rows: WritableKeyPath<Book, [Row]>) -> [Book] {
        book[keyPath: rows].indices.map { index in
            var smaller = book
            smaller[keyPath: rows].remove(at: index)
            return smaller
        }
    }

    private static func inFewerNights(_ book: Book) -> [Book] {
        guard !book.earlierNights.isEmpty else { return [] }
        var smaller = book
        smaller.earlierNights = []
        return [smaller]
    }

    private static func withFewerRowsInReceipts(_ book: Book) -> [Book] {
        book.uploads.indices.flatMap { index -> [Book] in
            guard case .receipt(let receipt) = book.uploads[index].piece, receipt.transactions.count > 1 else {
                return []
            }
            return receipt.transactions.indices.map { row in
                var receipt = receipt
                receipt.transactions.remove(at: row)
                var smaller = book
                smaller.uploads[index].piece = .receipt(receipt)
                return smaller
            }
        }
    }

    // MARK: Fields

    private static func plainer(_ book: Book) -> [Book] {
        let uploads: [WritableKeyPath<Upload, String?>] = [
            \.userID, \.accountName, \.applicationUsername, \.transactionID, \.environment, \.productID,
            \.bundleID, \.deviceToken,
        ]
        let users: [WritableKeyPath<UserRow, String?>] = [
            \.accountName, \.applicationUsername, \.accountToken, \.deviceToken, \.mergedInto,
        ]
        let credits: [WritableKeyPath<CreditRow, String?>] = [\.orderID, \.environment, \.productID]
        let products: [WritableKeyPath<ProductRow, String?>] = [\.bundleID, \.creditedAs]
        let payments: [WritableKeyPath<PaymentRow, String?>] = [
            \.originalTransactionID, \.bundleID, \.environment, \.applicationUsername, \.accountToken, \.userID,
            \.lineItem,
        ]
        return silenced(book, \.uploads, uploads) + silenced(book, \.users, users)
            + silenced(book, \.users, [\.updatedAt]) + silenced(book, \.credits, credits)
            + silenced(book, \.credits, [\.quantity]) + silenced(book, \.products, products)
            + silenced(book, \.products, [\.priceMilliunits]) + silenced(book, \.products, [\.reconcile])
            + silenced(book, \.payments, payments) + silenced(book, \.payments, [\.priceMilliunits])
            + silenced(book, \.payments, [\.revokedAt]) + silenced(book, \.payments, [\.quantity])
            + withPlainerEvidence(book)
    }

    private static func silenced<Row, Value: Equatable>(
        _ book: Book,
        _ rows: WritableKeyPath<Book, [Row]>,
        _ fields: [WritableKeyPath<Row, Value?>]
    ) -> [Book] {
        book[keyPath: rows].indices.flatMap { index in
            fields.filter { book[keyPath: rows][index][keyPath: $0] != nil }.map { field in
                var smaller = book
                smaller[keyPath: rows][index][keyPath: field] = nil
                return smaller
            }
        }
    }

    /// One field less in one row of one piece, wherever that piece was uploaded.
    private static func withPlainerEvidence(_ book: Book) -> [Book] {
        book.uploads.indices.flatMap { first -> [Book] in
            let piece = book.uploads[first].piece
            guard book.uploads.firstIndex(where: { $0.piece == piece }) == first else { return [] }
            return plainer(piece).map { plain in
                var smaller = book
                for index in book.uploads.indices where book.uploads[index].piece == piece {
                    smaller.uploads[index].piece = plain
                }
                return smaller
            }
        }
    }

    private static func plainer(_ piece: Upload.Piece) -> [Upload.Piece] {
        switch piece {
        case .bare, .unreadable, .forged: []
        case .receipt(let evidence): plainer(evidence).map { .receipt($0) }
        case .signedTransaction(let evidence): plainer(evidence).map { .signedTransaction($0) }
        }
    }

    private static func plainer(_ evidence: Evidence) -> [Evidence] {
        evidence.transactions.indices.flatMap { index -> [Evidence] in
            let row = evidence.transactions[index]
            var plain: [StatedTransaction] = []
            func add(_ change: (inout StatedTransaction) -> Void) {
                var changed = row
                change(&changed)
                if changed != row { plain.append(changed) }
            }
            add { $0.lineItem = nil }
            add { $0.revokedAt = nil }
            add { $0.isTrial = false }
            add { $0.revocationType = nil }
            add { $0.revocationPercentage = nil }
            add { $0.isFamilyShared = false }
            add { $0.isUpgraded = false }
            add { $0.reason = nil }
            add { $0.accountToken = nil }
            add { $0.priceMilliunits = nil }
            add { $0.currency = nil }
            add { $0.expiresAt = nil }
            add { $0.storefront = nil }
            return plain.map { row in
                var evidence = evidence
                evidence.transactions[index] = row
                return evidence
            }
        }
    }
}
