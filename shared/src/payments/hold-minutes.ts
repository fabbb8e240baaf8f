/**
 * The minutes of a buyer's hold on a subdomain: after the order, and after each call from an open Checkout. The first
 * time is short, because anybody can make orders without paying.
 * Rule: plans-17
 */
export const holdMinutes = { atOrder: 5, inCheckout: 30 };
