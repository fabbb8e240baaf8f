import { orderLabel } from '@thali/shared/ids/order-id';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/time/format-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { clockTime } from '../../orders/status/order-times.ts';
import * as texts from '../kitchen-texts.ts';
import type { LastOrder } from '../last-order.ts';
import { SoundButton, SoundMark } from './sound-mark.tsx';

interface KitchenIdleProps {
  lastOrder: LastOrder | undefined;
  /** The state of this device's printer. */
  printer: ReactNode;
}

/** The screen while there are no open orders. Shows the time, the last order, and the state of the sound and printer. */
export function KitchenIdle({ lastOrder, printer }: KitchenIdleProps) {
  const now = useNow(1000);
  return (
    <section
      aria-label={texts.noOpenOrders}
      className="flex h-full flex-col items-center justify-center gap-3 p-4 text-center"
    >
      <p className="text-[clamp(4rem,16vw,12rem)] leading-none font-bold tabular-nums">
        {formatTime(now.toISOString())}
      </p>
      <h2 className="text-2xl font-bold">{texts.noOpenOrders}</h2>
      {lastOrder && (
        <p className="text-xl text-ink-soft">{lastOrderText(lastOrder, now.getTime())}</p>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 *:text-lg!">
        <SoundMark />
        <SoundButton />
        {printer}
      </p>
    </section>
  );
}

function lastOrderText(order: LastOrder, now: number): string {
  const time = clockTime(order.createdAt, now);
  return order.token === undefined
    ? texts.lastOrderAt(orderLabel(order), time)
    : texts.lastTokenAt(orderLabel(order), time);
}
