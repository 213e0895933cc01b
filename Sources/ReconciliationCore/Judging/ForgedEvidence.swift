/// The rules by which evidence is refused as a forgery (Rules 5.12): its signature is false or
/// missing, its chain is not Apple's, or Apple disowns it (21003). The codes are those stored with the evidence.
///
/// Evidence of a test environment is refused too, and so is what Apple says belongs to nobody any more (21010): no
/// forgeries.
package let forgeryRules: Set<String> = [
    "signature_mismatch", "signature_missing", "signature_malformed", "wrong_algorithm", "chain_untrusted",
    "certificate_expired", "marker_missing", "21003", "status_21003", "apple_21003",
]
