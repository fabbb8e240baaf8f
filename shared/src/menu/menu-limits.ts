/**
 * What one vendor's menu may hold: at some 450 B a dish, a storefront stays one Query of a quarter of a MB.
 * Checked before the write, not by it: who adds at the same moment may go one over.
 */
export const menuLimits = { categories: 60, items: 500 } as const;

/** In rupees. */
export const highestPrice = 99_999.99;
