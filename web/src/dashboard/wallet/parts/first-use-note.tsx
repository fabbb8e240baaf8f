import { Sprout } from 'lucide-react';
import type { WalletOverview } from '../wallet.ts';

interface FirstUseNoteProps {
  wallet: WalletOverview['wallet'];
  summary: WalletOverview['summary'];
}

/** How fees work, for as long as there was none. Rule: fees-1, fees-4 */
export function FirstUseNote({ wallet, summary }: FirstUseNoteProps) {
  const isUsed =
    summary.totalOrders > 0 || summary.settlementCount > 0 || wallet.pendingCodFees !== 0;
  if (isUsed) return null;
  return (
    <section
      aria-label="How fees work"
      className="flex items-start gap-3 rounded-card bg-accent-soft px-4 py-3.5 sm:px-5"
    >
      <Sprout size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
      <p>
        Each order carries a platform fee, ₹1 below ₹100, ₹2 below ₹200 and ₹3 from ₹200, which your
        customer pays with the bill and you owe to Thali once the order is completed.
      </p>
    </section>
  );
}
