const paymentMethods: Record<string, string> = {
  cod: 'Cash on Delivery',
  online: 'Online',
  upi: 'UPI',
  counter: 'Counter',
};

/** The name of a payment method. An unknown method stays unchanged. Rule: orders-7 */
export function paymentText(method: string): string {
  return paymentMethods[method] ?? method;
}
