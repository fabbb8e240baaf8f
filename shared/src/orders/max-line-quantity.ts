/** The most units of one cart line. Rule: orders-12 */
export const maxLineQuantity = 100;
