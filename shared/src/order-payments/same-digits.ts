/** Fewer digits are often equal by chance. */
const minDigits = 6;

interface ReportedOrder {
  payment?: { digits?: string | undefined } | undefined;
}

/**
 * Finds orders whose guests gave the same UPI reference, perhaps from the same screenshot. Maps each order to the first
 * match. Guests give the last 4 to 12 digits, so only the common length is compared.
 * Rule: pay-15
 */
export function findSameDigits<Order extends ReportedOrder>(
  orders: readonly Order[],
): Map<Order, Order> {
  const reports = orders.filter((order) => digitsOf(order).length >= minDigits);
  return new Map(
    reports.flatMap((order) => {
      const otherOrder = reports.find(
        (report) => report !== order && isSame(digitsOf(report), digitsOf(order)),
      );
      return otherOrder ? [[order, otherOrder] as const] : [];
    }),
  );
}

function isSame(a: string, b: string): boolean {
  return a.endsWith(b) || b.endsWith(a);
}

function digitsOf({ payment }: ReportedOrder): string {
  return payment?.digits ?? '';
}
