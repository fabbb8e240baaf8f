import type { WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import type { TransactionList } from './wallet-lists.ts';

const pageSize = 100;
const mostPages = 100;

export interface AllTransactions {
  fees: WalletTransaction[];
  /** There are more than can be read this way. */
  isCut: boolean;
}

/** Every fee, page by page. A fee that comes meanwhile pushes others over to the next page: each once. */
export async function allTransactions(
  fetchPage: (page: number, limit: number) => Promise<TransactionList>,
): Promise<AllTransactions> {
  const fees = new Map<string, WalletTransaction>();
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, pagination } = await fetchPage(page, pageSize);
    for (const fee of data) fees.set(fee.id, fee);
    const isLast = data.length === 0 || page * pageSize >= pagination.total;
    if (isLast) return { fees: [...fees.values()], isCut: false };
  }
  return { fees: [...fees.values()], isCut: true };
}
