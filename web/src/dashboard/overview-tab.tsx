import { useNow } from '../lib/time/use-now.ts';
import { Skeleton } from '../lib/ui/skeleton.tsx';
import { SubscriptionNote } from './billing/subscription-note.tsx';
import { isNewMess } from './first-day/first-day-steps.ts';
import { FirstDay } from './first-day.tsx';
import { ForecastAlert } from './forecast/forecast-alert.tsx';
import { ForecastCard } from './forecast/forecast-card.tsx';
import { DayMenuCard } from './menu/day-menu/day-menu-card.tsx';
import { useMenuItems } from './menu/use-vendor-menu.ts';
import { useHasCompletedOrder, useOngoingCounts, useRecentOrders } from './orders/order-queries.ts';
import { ActionRequired, RecentOrders } from './orders/orders-glance.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import type { Vendor } from './shared/own-vendor.ts';

/** The home of the dashboard, built from parts of the other tabs. */
export default function OverviewTab({ vendor }: { vendor: Vendor }) {
  const ongoing = useOngoingCounts();
  const isNew = isNewMess(vendor, useNow());
  const hasCompletedOrder = useHasCompletedOrder(isNew);
  const { data: recent, isPending: isAwaitingOrders } = useRecentOrders();
  const { data: items, isPending: isAwaitingMenu } = useMenuItems(vendor.id);
  const isLoading = isAwaitingOrders || isAwaitingMenu;
  return (
    <OverviewPage
      vendor={vendor}
      ongoing={ongoing.data}
      items={items}
      actionRequired={<ActionRequired />}
      firstDay={
        isNew &&
        (isLoading ? (
          <Skeleton className="h-96 rounded-card" />
        ) : (
          hasCompletedOrder === false && <FirstDay vendor={vendor} />
        ))
      }
      hasOrders={!isNew || (recent?.some(({ isTest }) => !isTest) ?? !isLoading)}
      dayMenu={<DayMenuCard vendorId={vendor.id} items={items ?? []} />}
      subscription={<SubscriptionNote />}
      forecastAlert={<ForecastAlert vendorId={vendor.id} isExpected={!isNew} />}
      forecastCard={(soldToday) => <ForecastCard vendorId={vendor.id} soldToday={soldToday} />}
      recentOrders={<RecentOrders />}
    />
  );
}
