import { toPaise } from '@thali/shared/money/paise';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Loaded } from '../../lib/data/loaded.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Card } from '../../lib/ui/card.tsx';
import { Money } from '../../lib/ui/money.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { answerText } from '../shared/answer-text.ts';
import { settingsPath } from '../shared/dashboard-paths.ts';
import { switchOutlet } from '../shared/switch-outlet.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { type Outlet, useOutlets } from '../shared/use-outlets.ts';
import { OutletState, WaitingBadge } from './outlet-rows.tsx';

/** All messes of the sign-in with the figures of today. Rule: outlets-6 */
export default function OutletsPage({ vendorId }: { vendorId: string }) {
  const reading = useOutlets();
  return (
    <div className="flex flex-col gap-5">
      <TabHeader title="All outlets" subtitle="Today, updated each minute">
        <Link
          href={settingsPath('outlets')}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          Add or leave an outlet
        </Link>
      </TabHeader>
      <Loaded reading={reading} loading={<Skeleton className="h-48 rounded-card" />}>
        {(outlets) => (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {outlets.map((outlet) => (
              <li key={outlet.vendor.id} className="grid">
                <OutletCard outlet={outlet} isCurrent={outlet.vendor.id === vendorId} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

function OutletCard({ outlet, isCurrent }: { outlet: Outlet; isCurrent: boolean }) {
  const { vendor, today } = outlet;
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-5">
      <header className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-32 grow basis-0 text-lg font-bold wrap-anywhere">
          {vendor.displayName}
        </h3>
        <WaitingBadge count={today.waitingOrders} />
        <OutletState vendor={vendor} />
      </header>
      <dl className="grid grow grid-cols-2 gap-x-4 gap-y-3">
        <Figure label="Orders">{today.orders.toLocaleString('en-IN')}</Figure>
        <Figure label="Revenue">
          <Money paise={toPaise(today.revenue)} isShort />
        </Figure>
        <Figure label="Typical answer">{answerText(today.medianAnswerSeconds)}</Figure>
        <Figure label="Seen late or never">{today.missedOrders.toLocaleString('en-IN')}</Figure>
      </dl>
      <Button
        variant="secondary"
        isFullWidth
        disabled={isCurrent}
        onClick={() => switchOutlet(vendor.id)}
      >
        {isCurrent ? 'Open in this tab' : `Open ${vendor.displayName}`}
      </Button>
    </Card>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  );
}
