/** Fewer digits are often equal by chance. */
const minDigits = 6;

interface Said {
  payment?: { digits?: string | undefined } | undefined;
}

/**
 * Finds orders whose guests gave the same UPI reference: two guests may have shown the same screenshot. Maps each order
 * to the first match. Guests give the last 4 to 12 digits, so the end of the longer text is compared.
 * Rule: pay-15
 */
export function sameDigits<Order extends Said>(orders: readonly Order[]): Map<Order, Order> {
  const reports = orders.filter((order) => digitsOf(order).length >= minDigits);
  return new Map(
    reports.flatMap((order) => {
      const other = reports.find((one) => one !== order && isSame(digitsOf(one), digitsOf(order)));
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
