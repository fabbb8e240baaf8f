import { type ReactNode, useRef } from 'react';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import { RefreshButton } from '../../lib/ui/refresh-button.tsx';
import { TabPanel, Tabs } from '../../lib/ui/tabs.tsx';
import { useOnline } from '../../lib/ui/use-online.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { OverviewPanel } from './parts/overview-panel.tsx';
import { SettlementsPanel } from './parts/settlements-panel.tsx';
import { SummaryCards } from './parts/summary-cards.tsx';
import { TransactionsPanel } from './parts/transactions-panel.tsx';
import { FirstUseNote, NoWallet, WalletAlert, WalletSkeleton } from './parts/wallet-states.tsx';
import { useSettlement } from './use-settlement.ts';
import { useWallet } from './use-wallet.ts';
import { useWalletChoice, type WalletView } from './wallet-choice.ts';

interface WalletPageProps {
  vendorId?: string | undefined;
  /** Names the files that are saved. */
  subdomain?: string | undefined;
  /** Where an order can be looked for. */
  ordersPath?: string | undefined;
  /** Above the lists: what guests paid to the mess itself. */
  takings?: ReactNode;
  /** Counts on when the wallet may have changed. */
  changes?: number;
}

/** The demo mess of a local platform: its id is the same on every machine. Rule: wallet-11 */
const demoVendor = { id: 'A5TMX30TQG', subdomain: 'demo' };

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'transactions', label: 'Transactions' },
  { value: 'settlements', label: 'Settlements' },
] as const satisfies readonly { value: WalletView; label: string }[];

/** The platform fees of a vendor: what is owed, what was paid, and the paying. Rule: wallet-11 */
export default function WalletPage(props: WalletPageProps) {
  const {
    vendorId = demoVendor.id,
    subdomain = demoVendor.subdomain,
    ordersPath,
    takings,
    changes = 0,
  } = props;
  const wallet = useWallet(vendorId, changes);
  const settlement = useSettlement(vendorId, wallet);
  const { choice, choose } = useWalletChoice();
  const isOnline = useOnline();
  const root = useRef<HTMLDivElement>(null);
  const { state, read, refreshAll, clearError } = wallet;
  const { summary, statistics } = state;

  /** By a button that disappears with its panel. */
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
          <OfflineBanner stillWorks="These are the last figures we have. Paying needs a connection." />
        )}
        <WalletAlert
          message={state.error}
          actions={state.wallet ? { onRetry: read, onDismiss: clearError } : undefined}
        />
      </div>
      {!state.wallet || !summary || !statistics ? (
        state.error === null ? (
          <WalletSkeleton />
        ) : isOnline ? (
          <NoWallet onRetry={read} />
        ) : (
          <OfflineState />
        )
      ) : (
        <>
          <FirstUseNote wallet={state.wallet} summary={summary} />
          <SummaryCards wallet={state.wallet} statistics={statistics} />
          {takings}
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
