/** The maximum number of lines of an order. */
export const maxLines = 50;

/** The maximum number of portions of one line. Rule: orders-12 */
export const maxLineQuantity = 100;
