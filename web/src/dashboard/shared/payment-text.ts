const paymentMethods: Record<string, string> = {
  cod: 'Cash on Delivery',
  online: 'Online',
  upi: 'UPI',
};

/** Shows unknown values unchanged. Rule: orders-7 */
export function paymentText(method: string): string {
  return paymentMethods[method] ?? method;
}
