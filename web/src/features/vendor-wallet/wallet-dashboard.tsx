import { useRef } from 'react';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { OfflineState } from '../../ui/offline-state.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { TabHeader } from '../../vendor/tab-header.tsx';
import { FirstUseNote } from './first-use-note.tsx';
import { NoWallet } from './no-wallet.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { SettlementsPanel } from './settlements-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TransactionsPanel } from './transactions-panel.tsx';
import { useSettlement } from './use-settlement.ts';
import { useWallet } from './use-wallet.ts';
import { useWalletChoice } from './use-wallet-choice.ts';
import { demoVendor } from './wallet.ts';
import { WalletAlert } from './wallet-alert.tsx';
import type { WalletView } from './wallet-choice.ts';
import { WalletSkeleton } from './wallet-skeleton.tsx';

interface WalletDashboardProps {
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
export function WalletDashboard(props: WalletDashboardProps) {
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
