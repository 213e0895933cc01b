import AppStoreClient
import ReconciliationCore

@testable import AppStoreRecords
@testable import Recoup

/// A code and its meaning. A new case does not compile before its meaning is written.
protocol DescribedCode: CaseIterable, RawRepresentable where RawValue == String {
    var meaning: String { get }
}

extension FindingKind: DescribedCode {
    var meaning: String {
        switch self {
        case .missingCredit: "paid, and not credited in time: a probable missed order"
        case .ownerMismatch: "credited to a user who is not the owner"
        case .duplicateCredit: "credited to several users, or more than was paid for"
        case .contentMismatch: "another product, too little, or a claim that says something else than its evidence"
        case .refundedAfterCredit: "credited, and refunded in full"
        case .environmentBreach: "a purchase in Sandbox was credited to a user who is not a reviewer"
        case .reusedReceipt: "several users proved the same consumable purchase theirs"
        case .missingPayment: "credited, and Apple knows no such payment"
        case .unprovenCredit: "credited, and no evidence of a payment arrived"
        case .foreignReceipt: "evidence of an app that is not configured"
        case .forgedReceipt: "evidence whose signature or origin is false"
        }
    }

    var chinese: String {
        switch self {
        case .missingCredit: "疑似漏单"
        case .ownerMismatch: "误充"
        case .duplicateCredit: "重复到账"
        case .contentMismatch: "内容不符"
        case .refundedAfterCredit: "退款"
        case .environmentBreach: "沙盒冒用"
        case .reusedReceipt: "收据复用"
        case .missingPayment: "无付款到账"
        case .unprovenCredit: "待证实到账"
        case .foreignReceipt: "冒用收据"
        case .forgedReceipt: "伪造收据"
        }
    }
}

extension MissingCause: DescribedCode {
    var meaning: String {
        switch self {
        case .refusedClaim: "the backend tried to credit it and failed"
        case .verifiedNotCredited: "the backend verified it and did not credit it"
        case .claimedNotCredited: "a user named the transaction, and nothing followed"
        case .submittedNotClaimed: "it is in a submitted receipt, and nobody named it"
        case .neverSubmitted: "only Apple told of it; the client never did"
        }
    }
}

extension NextStep: DescribedCode {
    var meaning: String {
        switch self {
        case .creditOwner: "credit the owner"
        case .findOwner: "find out whose it is"
        case .askCustomer: "ask the customer"
        case .checkBackend: "look into the backend's logs"
        case .wait: "nothing yet"
        case .takeBack: "take the goods back, or accept the loss"
        case .ignoreReviewer: "probably a reviewer of Apple's: add the user to `reconcile.reviewers`"
        case .blockUser: "consider blocking whoever misused it"
        }
    }
}

extension OwnerBasis: DescribedCode {
    var meaning: String {
        switch self {
        case .accountToken: "Apple's signed `appAccountToken` is the user's"
        case .applicationUsername: "a proven user name or token is the user's"
        case .sameSubscription: "an earlier period of the subscription was credited to one user"
        case .claimedBy: "the user named it, and his own evidence contains it"
        case .sameReceipt: "other purchases of its receipts were credited to one user"
        case .submittedBy: "the user submitted it without naming it"
        case .sameDevice: "the device that submitted it has one user"
        case .claimedUnproven: "the user named it, and his evidence does not contain it"
        case .ambiguous: "several users on the deciding rung"
        case .unknown: "no rung answers"
        }
    }
}

extension OwnerStrength: DescribedCode {
    var meaning: String {
        switch self {
        case .bound: "Apple or a proven name says so"
        case .strong: "facts about the user himself say so"
        case .weak: "facts about a shared account or device say so"
        case .none: "not enough to credit anybody"
        }
    }
}

extension PurchaseList: DescribedCode {
    var meaning: String {
        switch self {
        case .white: "awaiting delivery"
        case .black: "delivered"
        case .closed: "closed"
        }
    }
}

extension ListReason: DescribedCode {
    var meaning: String {
        switch self {
        case .uncredited: "white: no live credit"
        case .credited: "black: a live credit"
        case .confirmed: "black: the backend's credit replaced one that a case stated"
        case .revoked: "closed: refunded in full"
        case .beforeCoverage: "closed: paid before credits are complete"
        case .excludedApp: "closed: of an app that is not configured"
        case .excludedEnvironment: "closed: in an environment out of scope"
        case .excludedProduct: "closed: a product that is never reconciled"
        case .excludedSubscription: "closed: a period of a subscription that is not reconciled"
        case .excludedFamilyShared: "closed: shared by the family"
        case .excludedFree: "closed: nobody paid"
        case .excludedUpgraded: "closed: the customer upgraded"
        case .settledRefundedByUs, .settledRefundedByApple, .settledCustomerWithdrew, .settledFraud, .settledTest,
            .settledDuplicate:
            "closed: settled by a case"
        }
    }
}

extension WhiteState {
    var meaning: String {
        switch self {
        case .withinGrace: "the grace time has not ended, or no date is known"
        case .creditsNotInYet: "the grace time has ended; the credits of that time are not known to be in"
        case .missingCredit: "a probable missed order"
        case .parked: "overdue, and a person decided not to follow it up"
        }
    }
}

extension ListRule: DescribedCode {
    var meaning: String {
        switch self {
        case .outOfScope: "row 1: out of scope"
        case .credited: "row 2: a live credit"
        case .revoked: "row 3: a full revocation"
        case .settled: "row 4: settled by a case"
        case .beforeCoverage: "row 5: paid before credits are complete"
        case .uncredited: "row 6: everything else"
        }
    }
}

extension ResolutionReason: DescribedCode {
    var meaning: String {
        switch self {
        case .creditedManually: "somebody credited it by hand; needs `--user`"
        case .creditedElsewhere: "it was credited by another way"
        case .refundedByUs: "we refunded it"
        case .refundedByApple: "Apple refunded it"
        case .customerWithdrew: "the customer does not want it any more"
        case .fraud: "fraud"
        case .test: "a test"
        case .duplicate: "the same as another purchase; in a case about a delivery, nothing follows for the payment"
        case .belowThreshold: "too little to follow up"
        case .cannotIdentify: "nobody can say whose it is"
        case .movedToOwner: "the goods were moved to the owner"
        }
    }
}

extension Grade {
    var meaning: String {
        switch self {
        case .signed: "Apple's signature"
        case .reported: "Apple's answer over TLS"
        case .asserted: "the backend's own word"
        }
    }
}

extension EvidenceSource: DescribedCode {
    var meaning: String {
        switch self {
        case .appReceipt: "an app receipt from a client"
        case .signedTransaction: "a signed transaction from a client"
        case .verifyReceipt: "an answer of `verifyReceipt`"
        case .serverAPI: "an answer of the App Store Server API"
        case .notification: "an App Store Server Notification"
        case .payments: "the payments files"
        }
    }
}

extension EvidenceOutcome: DescribedCode {
    var meaning: String {
        switch self {
        case .pending: "Apple was not asked yet, or will be asked again"
        case .verified: "Apple vouches for it, with purchases"
        case .empty:
            "read, without purchases: Apple vouches for it, or it is a version 1 notification, which nobody signed"
        case .refused: "not Apple's, or Apple says no"
        case .unreadable: "not evidence, or damaged"
        case .unverifiable: "cannot be judged here; not a no"
        }
    }
}

extension PurchasePrice.Source: DescribedCode {
    var meaning: String {
        switch self {
        case .signed: "data that Apple signed"
        case .reported: "an answer of `verifyReceipt`"
        case .payments: "the backend"
        case .catalogue: "the products file: an estimate"
        }
    }
}

extension ReconciliationCore.ProductType: DescribedCode {
    var meaning: String {
        switch self {
        case .consumable: "can be bought again and again"
        case .nonConsumable: "bought once"
        case .autoRenewable: "a subscription that renews itself"
        case .nonRenewing: "a subscription that ends"
        }
    }
}

extension SubscriptionPolicy: DescribedCode {
    var meaning: String {
        switch self {
        case .each: "every period is reconciled"
        case .firstPeriod: "the first paid period is reconciled"
        case .never: "no period is reconciled"
        }
    }
}

extension CreditRow.Status: DescribedCode {
    var meaning: String {
        switch self {
        case .credited: "delivered"
        case .failed: "tried, and not delivered"
        case .withdrawn: "taken back"
        }
    }
}

extension StatementFate: DescribedCode {
    var meaning: String {
        switch self {
        case .live: "it decides, and the credit is live"
        case .superseded: "another statement about the same credit decides"
        case .withdrawn: "it decides: the credit was taken back"
        case .failed: "it decides: the credit failed"
        case .future: "dated after the as-of"
        }
    }
}

extension AuditAction: DescribedCode {
    var meaning: String {
        switch self {
        case .run: "a run judged the books"
        case .policy: "a setting that verdicts depend on changed"
        case .caseAssigned: "a case was assigned"
        case .caseNoted: "a note was added to a case"
        case .caseResolved: "a case was resolved"
        case .caseReopened: "a case was reopened"
        case .runsTakenBack: "runs that imported nothing were taken back"
        case .forgotten: "`recoup forget` erased a person"
        case .pruned: "`recoup prune` removed what is older than the configured retention"
        case .exportEnd: "the last row of an exported file; not in the ledger"
        }
    }
}

extension RunState: DescribedCode {
    var meaning: String {
        switch self {
        case .open: "begun; nothing is judged yet"
        case .judged: "the books are judged; no report is published"
        case .published: "its report is published"
        case .failed: "a control total did not hold"
        case .takenBack: "a later run with an earlier as-of took it back"
        }
    }
}

extension DeviceMatch: DescribedCode {
    var meaning: String {
        switch self {
        case .matches: "the receipt was made for the device"
        case .differs: "the receipt was made for another device"
        case .notCheckable: "they cannot be compared"
        }
    }
}

extension EvidenceRejectionRule {
    var meaning: String {
        switch self {
        case .signatureMismatch: "the signature does not fit the contents"
        case .signatureMissing: "not signed"
        case .signatureMalformed: "the signature has no known layout"
        case .chainUntrusted: "the certificates do not end in a trusted root"
        case .certificateExpired: "a certificate was not valid when the evidence was made"
        case .wrongAlgorithm: "another algorithm than Apple's"
        case .markerMissing: "a certificate lacks Apple's marker"
        case .unknownCriticalHeader: "the header names extensions that must be understood"
        case .testEnvironment: "made by StoreKit testing"
        case .notAReceipt: "neither a receipt nor signed data"
        case .truncated: "the end is missing"
        case .structureBroken: "the container is damaged"
        case .payloadBroken: "the contents are damaged"
        case .duplicateBundleID: "two bundle ids"
        case .missingCreationDate: "no creation date"
        case .duplicateCreationDate: "two creation dates"
        case .encodingBroken: "not Base64"
        case .missingTransactionID: "no transaction id"
        case .unsupportedAlgorithm: "an algorithm that is not supported here"
        case .unsupportedKey: "a key that is not supported here"
        case .unsupportedStructure: "a structure that is not supported here"
        case .tooLarge: "larger than any real one"
        case .appIDMismatch: "for another app than `apple_id` says"
        case .readingFailed: "reading it ended the program, or never came to an end"
        case .damagedRow: "a row that cannot be read"
        case .duplicateAttribute: "an attribute twice"
        case .implausibleQuantity: "a quantity outside 1 to 1,000,000"
        case .implausiblePrice: "a price outside the plausible"
        case .damagedIdentifier: "an identifier that is none (Rules 1.6)"
        case .damagedText: "a control character in a bundle or product id"
        case .missingValue: "a required value is missing"
        case .unknownEnvironment: "neither of Production nor of Sandbox"
        }
    }

    /// Whether it sets single rows of good evidence aside.
    var isOfRows: Bool {
        switch self {
        case .damagedRow, .duplicateAttribute, .implausibleQuantity, .implausiblePrice, .damagedIdentifier,
            .damagedText,
            .missingValue, .unknownEnvironment:
            true
        default: false
        }
    }
}

extension AnswerFault: DescribedCode {
    var meaning: String { "the answer was about \(subject)" }
}

extension PageTrail.End: DescribedCode {
    var meaning: String {
        switch self {
        case .repeatedMark: "a page named a mark that was read before"
        case .noNews: "three pages without anything new"
        case .tooLong: "500 pages were read"
        }
    }
}

extension ExchangeResult: DescribedCode {
    var meaning: String {
        switch self {
        case .answered: "Apple answered"
        case .notFound: "Apple does not know it there"
        case .otherEnvironment: "the other environment was meant"
        case .final: "a final no"
        case .credentialsRefused: "our key or shared secret was refused"
        case .rateLimited: "too many requests"
        case .paused: "the request was not sent: Apple wants to be left alone until later"
        case .temporary: "Apple says: again later"
        case .malformedHere: "status 21002 for bytes that are a receipt here"
        case .serverError: "a failure of the server"
        case .notUnderstood: "not an answer of Apple's: a page in HTML, a redirect, half a body"
        case .timedOut: "no answer in time"
        case .cannotConnect: "no connection"
        case .tlsRefused: "the certificate of the server is not trusted"
        case .broken: "the connection broke"
        case .tooLarge: "an answer that is too large"
        case .cannotAsk: "the request could not be sent"
        case .cancelled: "the run ended"
        }
    }
}
