import { weekdays } from '@thali/shared/time/ist';
import { openState, windowsOf } from '@thali/shared/vendors/business-hours';
import type { Vendor } from '../shared/own-vendor.ts';

export type StepId = 'dishes' | 'hours' | 'payments' | 'look' | 'qr' | 'sound' | 'test-order';

export interface FirstDayStep {
  id: StepId;
  title: string;
  text: string;
  isDone: boolean;
}

export interface FirstDayFacts {
  vendor: Pick<Vendor, 'settings' | 'accentColor' | 'logoUrl'>;
  dishes: number;
  /** The steps that this browser has opened. A step counts as done even if the vendor only looked at the setting. */
  opened: readonly StepId[];
  hasTestOrder: boolean;
  now: Date;
}

const newDays = 30;

/** An older mess needs no first steps, even without an order. Rule: dashboard-11 */
export function isNewMess({ createdAt }: Pick<Vendor, 'createdAt'>, now: Date): boolean {
  return createdAt !== undefined && now.getTime() - Date.parse(createdAt) < newDays * 86_400_000;
}

/** The first steps of a mess, in their recommended order. Rule: dashboard-11 */
export function firstDaySteps(facts: FirstDayFacts): FirstDayStep[] {
  const { vendor, dishes, opened, hasTestOrder } = facts;
  const wasOpened = (id: StepId) => opened.includes(id);
  return [
    {
      id: 'dishes',
      title: 'Add your dishes',
      text: dishes === 0 ? 'A name, a price, veg or non-veg.' : dishesText(dishes),
      isDone: dishes > 0,
    },
    {
      id: 'hours',
      title: 'Set your hours',
      text: hoursText(facts),
      isDone: !hasDefaultHours(vendor) || wasOpened('hours'),
    },
    {
      id: 'payments',
      title: 'Take UPI payments',
      text: 'Guests pay in cash at the counter until you add your UPI ID.',
      isDone: wasOpened('payments'),
    },
    {
      id: 'look',
      title: 'Choose your colour and logo',
      text: 'Customers see them on your menu and on the QR.',
      isDone: Boolean(vendor.accentColor ?? vendor.logoUrl) || wasOpened('look'),
    },
    {
      id: 'sound',
      title: 'Turn on the sound',
      text: 'A bell rings for each new order.',
      isDone: wasOpened('sound'),
    },
    {
      id: 'test-order',
      title: 'Try a test order',
      text: 'It shows in Orders like a real one, but no figure counts it.',
      isDone: hasTestOrder,
    },
    {
      id: 'qr',
      title: 'Print the QR for your tables',
      text: 'Customers scan it and order from their phone.',
      isDone: wasOpened('qr'),
    },
  ];
}

function dishesText(count: number): string {
  return count === 1 ? '1 dish on the menu.' : `${count} dishes on the menu.`;
}

function hoursText({ vendor, now }: FirstDayFacts): string {
  if (!hasDefaultHours(vendor)) return 'Customers can order while you are open.';
  const always = 'You are open from 9 am to 6 pm, every day, until you change it.';
  return openState(vendor.settings, now).isOpen
    ? always
    : `${always} Right now you are closed, so nobody can order yet.`;
}

/** Rule: hours-1 */
function hasDefaultHours({ settings }: FirstDayFacts['vendor']): boolean {
  return weekdays.every((day) => {
    const [first, second] = windowsOf(settings.businessHours?.[day]);
    return first?.open === '09:00' && first.close === '18:00' && !second;
  });
}
