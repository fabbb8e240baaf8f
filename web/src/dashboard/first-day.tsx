import { isRecord } from '@thali/shared/http/is-record';
import { useObservable } from '../lib/state/observable.ts';
import { createStoredObservable } from '../lib/state/stored-observable.ts';
import { useNow } from '../lib/time/use-now.ts';
import { isSoundOn, pageBell } from '../orders/alarm/bell.ts';
import { FirstDayCard } from './first-day/first-day-card.tsx';
import { firstDaySteps, type StepId } from './first-day/first-day-steps.ts';
import { useRecentOrders } from './orders/order-queries.ts';
import { settingsPath, tableCardsPath, tabPath } from './shared/dashboard-paths.ts';
import type { Vendor } from './shared/own-vendor.ts';
import { useTestOrder } from './use-test-order.ts';

/** The steps that this browser has opened, by mess. */
const openedSteps = createStoredObservable<Readonly<Record<string, readonly StepId[]>>>(
  'thali.first-day',
  (stored) => (isRecord(stored) ? (stored as Record<string, StepId[]>) : {}),
);

function recordOpenedStep(vendorId: string, id: StepId): void {
  const { [vendorId]: opened = [], ...others } = openedSteps.get();
  if (!opened.includes(id)) openedSteps.set({ ...others, [vendorId]: [...opened, id] });
}

/** Collects the facts for the list of first steps. */
export function FirstDay({ vendor }: { vendor: Vendor }) {
  const { items, ...testOrder } = useTestOrder(vendor.id);
  const { data: orders } = useRecentOrders();
  const { [vendor.id]: opened = [] } = useObservable(openedSteps);
  const now = useNow();
  if (!items || !orders) return null;

  const steps = firstDaySteps({
    vendor,
    dishes: items.length,
    opened,
    hasTestOrder: orders.some((order) => order.isTest),
    now,
  });
  const at = (id: StepId, label: string, href: string) => ({
    label,
    href,
    onOpen: () => recordOpenedStep(vendor.id, id),
  });
  return (
    <FirstDayCard
      steps={steps}
      actions={{
        dishes: {
          ...at('dishes', 'Add a Dish', `${tabPath('menu')}?add=dish`),
          ...(items.length === 0 && {
            alternative: { label: 'Import menu', href: `${tabPath('menu')}?add=menu` },
          }),
        },
        hours: at('hours', 'Set Hours', `${settingsPath('hours')}?edit=hours`),
        payments: at('payments', 'Set Up UPI', `${settingsPath('payments')}?edit=upi`),
        look: at('look', 'Choose Look', settingsPath('look')),
        qr: at('qr', 'Print QR', tableCardsPath),
        sound: {
          label: 'Play Sound',
          onPress: () => {
            isSoundOn.set(true);
            pageBell().ringOnce();
            recordOpenedStep(vendor.id, 'sound');
          },
        },
        'test-order': {
          label: 'Place Test Order',
          isBusy: testOrder.isPlacing,
          isDisabled: !testOrder.canPlace,
          onPress: testOrder.place,
        },
      }}
    />
  );
}
