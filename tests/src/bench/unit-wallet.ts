import { toIst } from '@thali/shared/time/ist';
import type { BenchPlatform } from './bench-platform.ts';
import type { Measure } from './unit-operations.ts';
import type { UseCases } from './use-cases.ts';

/** Measures each wallet screen, a partial payment and a full payment of the fees. */
export async function measureWallet(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId: bench.vendorId } as const;
  const list = (query: object) => ({ query: { page: 1, limit: 50, ...query } });
  const today = toIst(new Date()).date;

  const { wallet, summary } = await measure('wallet overview', () =>
    use.getWalletOverview(staff, { query: {} }),
  );
  const lastPage = Math.ceil(summary.totalOrders / 50);
  await measure('50 fees', () => use.listWalletTransactions(staff, list({})));
  await measure('  the last page', () =>
    use.listWalletTransactions(staff, list({ page: lastPage })),
  );
  await measure('  pending', () => use.listWalletTransactions(staff, list({ status: 'pending' })));
  await measure('  of some days', () =>
    use.listWalletTransactions(staff, list({ startDate: '2026-01-01', endDate: today })),
  );
  await measure('50 settlements', () => use.listSettlements(staff, list({})));
  await measure('statement of a month', () =>
    use.getWalletStatement(staff, { query: { month: today.slice(0, 7) } }),
  );
  const pay = (amount: number) => () =>
    use.paySettlement(staff, {
      headers: {},
      body: { amount, paymentMethod: 'razorpay' as const },
    });
  const part = Math.floor(wallet.pendingCodFees / 2);
  await measure('pay part of the fees', pay(part));
  await measure('pay all fees', pay(wallet.pendingCodFees - part));
}
