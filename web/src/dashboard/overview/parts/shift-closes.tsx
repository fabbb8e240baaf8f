import type { ShiftClose } from '@thali/shared/counter/shift-close.contract';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { useApi } from '../../../lib/data/use-api.ts';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Panel } from '../../../lib/ui/panel.tsx';
import { cashDifference } from '../../../orders/counter/cash-difference.ts';
import { OfflineFiguresList } from '../../../orders/counter/offline-figures-list.tsx';

const maxShown = 3;

/** The last shift closes of the counters. Renders nothing for a mess without shift closes. Rule: counter-8 */
export function ShiftCloses({ vendorId }: { vendorId: string }) {
  const { data } = useApi('GET /vendors/{vendorId}/counter-closes', { params: { vendorId } });
  const closes = data?.closes.slice(0, maxShown) ?? [];
  if (closes.length === 0) return null;
  return (
    <Panel title="Shift closes">
      <ul className="flex flex-col divide-y divide-line">
        {closes.map((close) => (
          <ShiftCloseRow key={close.id} close={close} />
        ))}
      </ul>
    </Panel>
  );
}

function ShiftCloseRow({ close }: { close: ShiftClose }) {
  const { at, counter, by, counted, offline } = close;
  const difference = cashDifference(close);
  return (
    <li className="py-2">
      <p className="flex justify-between gap-3 font-semibold tabular-nums">
        <span>{formatShortPaise(toPaise(counted))} counted</span>
        <span className={difference.isZero ? 'text-leaf' : 'text-chilli'}>{difference.text}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {[counter, by !== counter && by, formatDayAndTime(at)].filter(Boolean).join(', ')}
      </p>
      {offline && (
        <details className="mt-1">
          <summary className="touch cursor-pointer text-sm font-semibold">Offline sales</summary>
          <OfflineFiguresList figures={offline} />
        </details>
      )}
    </li>
  );
}
