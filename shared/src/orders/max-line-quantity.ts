/** The most units of one cart line. Source: spec 2, section 9. */
export const maxLineQuantity = 100;
