/// What the configuration of a served dataset points at.
package struct ServingPlan: Sendable {
    /// The store's base URL; nil leaves a placeholder for `serve --write-config`.
    package var endpoint: String?
}
