import { type ReactNode, useRef, useState } from 'react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { RefreshButton } from '../../lib/ui/refresh-button.tsx';
import { TabPanel, Tabs } from '../../lib/ui/tabs.tsx';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { DebtBand } from './parts/debt-band.tsx';
import { OverviewPanel } from './parts/overview-panel.tsx';
import { SettlementsPanel } from './parts/settlements-panel.tsx';
import { SummaryCards } from './parts/summary-cards.tsx';
import { TransactionsPanel } from './parts/transactions-panel.tsx';
import { FirstUseNote, isWalletUsed, WalletAlert, WalletSkeleton } from './parts/wallet-states.tsx';
import { useSettlement } from './use-settlement.ts';
import { useWallet } from './use-wallet.ts';
import { noFilter, type WalletView, walletFields } from './wallet-fields.ts';

interface WalletPageProps {
  vendor?: WalletVendor;
  /** The payments by guests to the mess, shown above the lists. */
  takings?: ReactNode;
  /** A number that increases when the wallet may have changed. */
  changes?: number;
}

interface WalletVendor {
  id: string;
  /** The names of saved files contain the subdomain. */
  subdomain: string;
}

/** The platform fees of a vendor, or of the demo vendor if there is no vendor. Rule: wallet-11 */
export default function WalletPage({ vendor, ...props }: WalletPageProps) {
  return vendor ? <Wallet vendor={vendor} {...props} /> : <DemoWallet {...props} />;
}

function DemoWallet(props: WalletPageProps) {
  const demo = useApi('GET /vendors/subdomain/{subdomain}', { params: { subdomain: 'demo' } });
  return (
    <Loaded reading={demo} loading={<WalletSkeleton />}>
      {({ vendor }) => <Wallet vendor={vendor} {...props} />}
    </Loaded>
  );
}

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'transactions', label: 'Transactions' },
  { value: 'settlements', label: 'Settlements' },
] as const satisfies readonly { value: WalletView; label: string }[];

function Wallet({ vendor, takings, changes = 0 }: WalletPageProps & { vendor: WalletVendor }) {
  const wallet = useWallet(vendor.id, changes);
  const settlement = useSettlement(vendor.id, wallet);
  const [choice, change] = useUrlState(walletFields);
  const root = useRef<HTMLDivElement>(null);
  /** Each press of Pay fills the form again. */
  const [payPresses, setPayPresses] = useState(0);
  const { overview, state } = wallet;
  const list = { choice, onChange: change };

  function openView(view: WalletView) {
    if (view !== choice.view) change({ ...noFilter, view });
  }

  /** Opens another view. Moves the focus into it, because the pressed button disappears. */
  function goTo(view: WalletView, focused = '[role=tab][data-state=active]') {
    openView(view);
    // Waits a frame, because React has not rendered the new view yet.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(focused)?.focus());
  }

  function goToPay() {
    setPayPresses((presses) => presses + 1);
    goTo('settlements', 'input[name=amount]');
  }

  return (
    <div ref={root} className="flex flex-col gap-5">
      <div>
        <TabHeader title="Wallet">
          {state.wallet && <RefreshButton onRefresh={() => wallet.refresh()} />}
        </TabHeader>
        {state.wallet && (
          <OfflineBanner possibleActions="These are the last figures we have. Paying needs a connection." />
        )}
        <WalletAlert message={state.error} />
      </div>
      <Loaded
        reading={state.wallet ? overview : { ...overview, refetch: wallet.reset }}
        loading={<WalletSkeleton />}
        failedTitle="Your wallet could not be opened"
        failedText="Nothing is lost. Thali keeps your fees and settlements safe."
        className="flex flex-col gap-5"
      >
        {({ wallet: balances, summary, statistics, recentTransactions, recentSettlements }) => (
          <>
            {isWalletUsed(balances, summary) ? (
              <DebtBand wallet={balances} onPay={goToPay} />
            ) : (
              <FirstUseNote />
            )}
            <SummaryCards wallet={balances} statistics={statistics} />
            {takings}
            <Tabs label="Wallet" look="pills" tabs={tabs} value={choice.view} onChange={openView}>
              <TabPanel value="overview">
                <OverviewPanel
                  wallet={balances}
                  summary={summary}
                  transactions={recentTransactions}
                  settlements={recentSettlements}
                  onGo={goTo}
                />
              </TabPanel>
              <TabPanel value="transactions" tabIndex={-1}>
                <TransactionsPanel
                  {...list}
                  vendor={vendor}
                  hasCounter={summary.totalCounterOrders > 0}
                />
              </TabPanel>
              <TabPanel value="settlements" tabIndex={-1}>
                <SettlementsPanel
                  {...list}
                  vendorId={vendor.id}
                  wallet={balances}
                  summary={summary}
                  settlementState={settlement}
                  payPresses={payPresses}
                />
              </TabPanel>
            </Tabs>
          </>
        )}
      </Loaded>
    </div>
  );
}
