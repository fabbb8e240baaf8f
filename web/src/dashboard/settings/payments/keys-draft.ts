import { setPaymentAccount } from '@thali/shared/order-payments/payment-settings.contract';
import type { Keys } from './use-payment-settings.ts';

export type KeyProblems = Partial<Record<keyof Keys, string>>;

/** What is wrong with the keys as they are typed, as the server would say. */
export function problemsOf(keys: Keys): KeyProblems {
  const { error } = setPaymentAccount.request.body.safeParse(keys);
  const problems: KeyProblems = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] as keyof Keys;
    problems[field] ??= message;
  }
  return problems;
}
