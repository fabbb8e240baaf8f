import { settleOpenPayments } from './settle-open-payments.ts';

/** Every ten minutes, and by hand: it may run twice, and at once with all else. */
export function handler(): Promise<{ looked: number; paid: number; closed: number }> {
  return settleOpenPayments(new Date());
}
