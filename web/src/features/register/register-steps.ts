export type RegisterStep =
  | { name: 'phone' }
  | { name: 'otp' }
  | { name: 'password'; customerId: string }
  | { name: 'complete' };

export const firstStep: RegisterStep = { name: 'phone' };

const order: readonly RegisterStep['name'][] = ['phone', 'otp', 'password', 'complete'];

/** Counted from one. Source: spec 1, section 2 (/register). */
export function stepNumber(step: RegisterStep): number {
  return order.indexOf(step.name) + 1;
}
