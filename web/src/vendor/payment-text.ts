const paymentMethods: Record<string, string> = { cod: 'Cash on delivery', online: 'Online' };

/** Other values are shown as they are. Source: spec 2, section 4. */
export function paymentText(method: string): string {
  return paymentMethods[method] ?? method;
}
