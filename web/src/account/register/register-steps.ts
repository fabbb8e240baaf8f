export type RegisterStep =
  | { name: 'phone' }
  | { name: 'otp' }
  | { name: 'password'; customerId: string }
  | { name: 'complete' };

export const firstStep: RegisterStep = { name: 'phone' };

const order: readonly RegisterStep['name'][] = ['phone', 'otp', 'password', 'complete'];

/** Counted from one. Rule: accounts-23 */
export function stepNumber(step: RegisterStep): number {
  return order.indexOf(step.name) + 1;
}
