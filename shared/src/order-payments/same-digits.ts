/** Fewer are often the same by chance. */
const minDigits = 6;

interface Said {
  payment?: { digits?: string | undefined } | undefined;
}

/**
 * The orders whose guests gave the digits of one UPI reference, each with the first of the others: one screenshot may have been
 * shown for two. Guests give the last 4 to 12 digits, so the shorter ones are compared with the end of the longer.
 * Rule: pay-15
 */
export function sameDigits<Order extends Said>(orders: readonly Order[]): Map<Order, Order> {
  const said = orders.filter((order) => digitsOf(order).length >= minDigits);
  return new Map(
    said.flatMap((order) => {
      const other = said.find((one) => one !== order && isSame(digitsOf(one), digitsOf(order)));
      return other ? [[order, other] as const] : [];
    }),
  );
}

function isSame(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}

function digitsOf({ payment }: Said): string {
  return payment?.digits ?? '';
}
