/**
 * The limit on frames of an address is high, because a campus shares one address, and each open page has a
 * connection. A connection counts as 20 frames, so 2,500 pages may open with 4 frames each.
 * Rule: live-13
 */
export const addressLimit = { max: 60_000, windowSeconds: 300, weight: 20 };
