const methods: Record<string, string> = { cod: 'Cash', online: 'Online', upi: 'UPI' };

/** As an accountant calls it; anything else is shown as it is. Rule: orders-7 */
export function paidBy(method: string): string {
  return methods[method] ?? method;
}
