import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { takingSums } from '@thali/shared/order-payments/taking-state';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import { Money } from '../../../lib/ui/money.tsx';

interface TakingSumsProps {
  takings: readonly Taking[];
  settings: PaymentSettings | undefined;
}

/** The totals of the day by state. Skips a state that the payment settings exclude, unless the state has an amount. */
export function TakingSums({ takings, settings }: TakingSumsProps) {
  const sums = takingSums(takings);
  const guests = takingSums(takings.filter(({ isCounterSale }) => !isCounterSale));
  const counter = takingSums(takings.filter(({ isCounterSale }) => isCounterSale));
  const isOnlineAlone = settings?.accepts === 'online';
  const allFigures: [name: string, paise: number, isAlwaysShown: boolean][] = [
    ['Received', guests.received, true],
    ['Counter, UPI', counter.received, false],
    ['Counter, cash', counter.cash, false],
    ['Guest says paid, to be checked', sums.reported, !isOnlineAlone],
    ['Not received', sums.open, !isOnlineAlone || settings.policy === 'any_time'],
    ['Handed over unpaid', sums.unpaid, false],
    ['To refund', sums['refund-due'], false],
    ['Refunded', sums.refunded, false],
  ];
  const figures = allFigures.filter(([, paise, isAlwaysShown]) => isAlwaysShown || paise > 0);
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
      {figures.map(([name, paise]) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd>
            <Money paise={paise} className="text-xl font-bold" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
