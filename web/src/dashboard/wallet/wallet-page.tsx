import { useRef } from 'react';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import { RefreshButton } from '../../lib/ui/refresh-button.tsx';
import { TabPanel, Tabs } from '../../lib/ui/tabs.tsx';
import { useOnline } from '../../lib/ui/use-online.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { FirstUseNote } from './parts/first-use-note.tsx';
import { NoWallet } from './parts/no-wallet.tsx';
import { OverviewPanel } from './parts/overview-panel.tsx';
import { SettlementsPanel } from './parts/settlements-panel.tsx';
import { SummaryCards } from './parts/summary-cards.tsx';
import { TransactionsPanel } from './parts/transactions-panel.tsx';
import { WalletAlert } from './parts/wallet-alert.tsx';
import { WalletSkeleton } from './parts/wallet-skeleton.tsx';
import { useSettlement } from './use-settlement.ts';
import { useWallet } from './use-wallet.ts';
import { useWalletChoice } from './use-wallet-choice.ts';
import { demoVendor } from './wallet.ts';
import type { WalletView } from './wallet-choice.ts';

interface WalletPageProps {
  vendorId?: string | undefined;
  /** Names the files that are saved. */
  subdomain?: string | undefined;
  /** Where an order can be looked for. */
  ordersPath?: string | undefined;
  /** Counts on when the wallet may have changed. */
  changes?: number;
}

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'transactions', label: 'Transactions' },
  { value: 'settlements', label: 'Settlements' },
] as const satisfies readonly { value: WalletView; label: string }[];

/** The platform fees of a vendor: what is owed, what was paid, and the paying. Rule: wallet-11 */
export function WalletPage(props: WalletPageProps) {
  const {
    vendorId = demoVendor.id,
    subdomain = demoVendor.subdomain,
    ordersPath,
    changes = 0,
  } = props;
  const wallet = useWallet(vendorId, changes);
  const settlement = useSettlement(vendorId, wallet);
  const { choice, choose } = useWalletChoice();
  const isOnline = useOnline();
  const root = useRef<HTMLDivElement>(null);
  const { state, store, refreshAll } = wallet;
  const { summary, statistics } = state;

  /** By a button that goes with its panel. */
  function goTo(view: WalletView, isToPay = false) {
    choose({ view });
    const place = isToPay ? 'input[type=number]' : '[role=tab][data-state=active]';
    // The other panel is there with the next drawing.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(place)?.focus());
  }

  return (
    <div ref={root} className="flex flex-col gap-5">
      <div>
        <TabHeader title="Wallet">
          {state.wallet && <RefreshButton onRefresh={refreshAll} />}
        </TabHeader>
        {state.wallet && (
          <OfflineBanner stillWorks="These are the last figures known. Paying needs a connection." />
        )}
        <WalletAlert
          message={state.error}
          actions={
            state.wallet
              ? { onRetry: () => void store.fetch(), onDismiss: store.clearError }
              : undefined
          }
        />
      </div>
      {!state.wallet || !summary || !statistics ? (
        state.error === null ? (
          <WalletSkeleton />
        ) : isOnline ? (
          <NoWallet onRetry={() => void store.fetch()} />
        ) : (
          <OfflineState />
        )
      ) : (
        <>
          <FirstUseNote wallet={state.wallet} summary={summary} />
          <SummaryCards wallet={state.wallet} statistics={statistics} />
          <Tabs
            label="Wallet"
            look="pills"
            tabs={tabs}
            value={choice.view}
            onChange={(view) => choose({ view })}
          >
            <TabPanel value="overview">
              <OverviewPanel
                wallet={state.wallet}
                summary={summary}
                transactions={state.serviceCharges}
                settlements={state.settlements}
                onGo={goTo}
              />
            </TabPanel>
            <TabPanel value="transactions" tabIndex={-1}>
              <TransactionsPanel
                vendorId={vendorId}
                subdomain={subdomain}
                ordersPath={ordersPath}
                choice={choice}
                onChoose={choose}
              />
            </TabPanel>
            <TabPanel value="settlements" tabIndex={-1}>
              <SettlementsPanel
                vendorId={vendorId}
                wallet={state.wallet}
                summary={summary}
                desk={settlement}
                choice={choice}
                onChoose={choose}
              />
            </TabPanel>
          </Tabs>
        </>
      )}
    </div>
  );
}
