import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { takingSums } from '@thali/shared/order-payments/taking-state';
import { Money } from '../../../lib/ui/money.tsx';

/** What the day comes to, by where the money is. */
export function TakingSums({ takings }: { takings: readonly Taking[] }) {
  const sums = takingSums(takings);
  const figures: [name: string, paise: number][] = [
    ['Received', sums.received],
    ['Said paid, not received', sums.said],
    ['Not received', sums.open],
  ];
  if (sums['to-give-back'] > 0) figures.push(['To give back', sums['to-give-back']]);
  if (sums['given-back'] > 0) figures.push(['Given back', sums['given-back']]);
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
