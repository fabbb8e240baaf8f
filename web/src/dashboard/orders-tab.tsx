import { tableNames } from '@thali/shared/tables/table-names';
import { Link } from 'wouter';
import { RushBanner } from '../kitchen/rush/rush-banner.tsx';
import { lineLinkClass } from '../lib/ui/text-link-class.ts';
import { NoOrders } from './no-orders.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { tabPath } from './shared/dashboard-paths.ts';
import type { Vendor } from './shared/own-vendor.ts';
import { useRushControls } from './use-rush-controls.ts';

/** The orders, with a banner while new orders are paused. */
export default function OrdersTab({ vendor }: { vendor: Vendor }) {
  return (
    <OrdersPage
      banner={
        <>
          <RushBanner {...useRushControls(vendor)} />
          {vendor.settings.passes && (
            <Link href={tabPath('passes')} className={lineLinkClass}>
              Meal passes and headcount
            </Link>
          )}
        </>
      }
      subdomain={vendor.subdomain}
      tables={tableNames(vendor.settings.tables)}
      orderCap={vendor.settings.orderCap}
      noOrders={<NoOrders vendorId={vendor.id} />}
    />
  );
}
