import type { ReactNode } from 'react';
import { useNow } from '../../time/use-now.ts';
import type { Vendor } from '../../vendor/own-vendor.ts';
import { BusinessHoursCard } from './business-hours-card.tsx';
import { IntroBanner } from './intro-banner.tsx';
import { MenuQrCard } from './menu-qr-card.tsx';
import type { OverviewPaths } from './overview-paths.ts';
import { QuickTip } from './quick-tip.tsx';

interface VendorOverviewProps {
  vendor: Vendor;
  paths: OverviewPaths;
  /** What the orders have to say here. */
  actionRequired: ReactNode;
  /** What the plan has to say. */
  subscription: ReactNode;
  recentOrders: ReactNode;
}

/** How the house stands, at a glance: what needs a hand comes first. */
export function VendorOverview(props: VendorOverviewProps) {
  const { vendor, paths, actionRequired, subscription, recentOrders } = props;
  const now = useNow();
  return (
    <div className="flex flex-col gap-5">
      <h2 className="sr-only">Overview</h2>
      {actionRequired}
      {subscription}
      <IntroBanner vendor={vendor} now={now} paths={paths} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {recentOrders}
          <MenuQrCard vendor={vendor} tableCardsPath={paths.tableCards} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <BusinessHoursCard vendor={vendor} now={now} settingsPath={paths.settings} />
          <QuickTip vendor={vendor} now={now} paths={paths} />
        </div>
      </div>
    </div>
  );
}
