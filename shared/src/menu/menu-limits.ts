/** What one vendor's menu may hold: a storefront stays one Query of less than 1 MB. */
export const menuLimits = { categories: 60, items: 500 } as const;

/** In rupees. */
export const highestPrice = 99_999.99;
