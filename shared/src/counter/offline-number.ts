/** The number of a sale without a network: `K`, the counter's number, and a running number. Rule: counter-10 */
export const offlineNumber = /^K\d{1,4}-\d{1,7}$/;

/** How long the server accepts a sale that a counter made without a network. */
export const maxOfflineHours = 12;

/** A paid sale that arrives later was served from its ticket, so the kitchen does not cook it again. Rule: counter-11 */
export const cookWithinMinutes = 15;
