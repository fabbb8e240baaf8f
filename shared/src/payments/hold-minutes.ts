/** A subdomain is held this long for its buyer during payment. Rule: plans-17 */
export const holdMinutes = 30;
