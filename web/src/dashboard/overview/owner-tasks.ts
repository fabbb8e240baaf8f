import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { settingsPath, tabPath } from '../shared/dashboard-paths.ts';
import type { Vendor } from '../shared/own-vendor.ts';

export interface OwnerTask {
  text: string;
  label: string;
  href: string;
}

interface TaskFacts {
  settings: Pick<Vendor['settings'], 'payment'>;
  items: readonly Pick<MenuItem, 'isAvailable' | 'quantity' | 'soldOutToday'>[];
  /** Ongoing orders whose guests say that they have paid. */
  paymentsToCheck: number;
}

/** The tasks of the owner, the most urgent first. Rule: dashboard-13 */
export function ownerTasks({ settings, items, paymentsToCheck }: TaskFacts): OwnerTask[] {
  const soldOutCount = items.filter(({ soldOutToday }) => soldOutToday).length;
  const menuPath = tabPath('menu');
  const tasks: (OwnerTask | false)[] = [
    items.length === 0 && {
      text: 'Guests see an empty menu.',
      label: 'Add your first dish',
      href: `${menuPath}?add=dish`,
    },
    paymentsToCheck > 0 && {
      text:
        paymentsToCheck === 1
          ? '1 guest says paid.'
          : `${paymentsToCheck} guests say that they have paid.`,
      label: 'Check your UPI app',
      href: `${tabPath('orders')}?payment=unpaid`,
    },
    items.length > 0 &&
      !items.some(isOrderable) && {
        text: 'No dish is on sale.',
        label: 'Put dishes on sale',
        href: menuPath,
      },
    soldOutCount > 0 && {
      text:
        soldOutCount === 1
          ? '1 dish is sold out today.'
          : `${soldOutCount} dishes are sold out today.`,
      label: 'Look at the menu',
      href: menuPath,
    },
    !settings.payment && {
      text: 'Guests can pay only in cash.',
      label: 'Take UPI payments',
      href: `${settingsPath('payments')}?edit=upi`,
    },
  ];
  return tasks.filter((task) => task !== false);
}
