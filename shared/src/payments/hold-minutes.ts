/** How long a subdomain is held for a buyer during payment. Rule: plans-17 */
export const holdMinutes = 30;
