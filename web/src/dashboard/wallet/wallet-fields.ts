import type { PaymentStatus } from '@thali/shared/orders/order.contract';
import { feeMethods, type Settlement } from '@thali/shared/wallet/wallet-fields';
import { urlChoice } from '../../lib/url-state/url-choice.ts';
import { urlDay, urlOption, urlPage } from '../../lib/url-state/url-fields.ts';
import type { ChangeOptions, UrlState } from '../../lib/url-state/use-url-state.ts';

/** The view of the wallet and the filters of its list, as they are in the address. */
export const walletFields = {
  view: urlChoice(['overview', 'transactions', 'settlements']),
  status: urlOption<PaymentStatus>(['pending', 'settled', 'failed']),
  paymentMethod: urlOption(feeMethods, 'method'),
  transactionType: urlOption<Settlement['transactionType']>(['settlement', 'correction'], 'type'),
  startDate: urlDay('from'),
  endDate: urlDay('to'),
  page: urlPage,
};

export type WalletChoice = UrlState<typeof walletFields>;
export type WalletView = WalletChoice['view'];
export type ChangeChoice = (changes: Partial<WalletChoice>, options?: ChangeOptions) => void;

export const noFilter = {
  status: undefined,
  paymentMethod: undefined,
  transactionType: undefined,
  startDate: undefined,
  endDate: undefined,
};

export function isFiltered(choice: WalletChoice): boolean {
  const { status, paymentMethod, transactionType, startDate, endDate } = choice;
  return Boolean(status || paymentMethod || transactionType || startDate || endDate);
}
