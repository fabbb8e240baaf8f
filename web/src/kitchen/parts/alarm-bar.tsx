import type { Order } from '@thali/shared/orders/order.contract';
import { BellRing } from 'lucide-react';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { updateIntervalMs } from '../../orders/status/order-times.ts';
import { alarmOf } from '../alarm-of.ts';
import * as texts from '../kitchen-texts.ts';

interface AlarmBarProps {
  /** The unseen orders, oldest first. */
  ringing: readonly Order[];
  onGotIt: () => void;
}

/** Says how many orders are unseen. Its button silences all screens. */
export function AlarmBar({ ringing, onGotIt }: AlarmBarProps) {
  const now = useNow(updateIntervalMs).getTime();
  const { text, isSerious } = alarmOf(ringing, now);
  return (
    <div
      role="status"
      aria-live="assertive"
      className="order-last -mx-3 grow basis-[calc(100%+1.5rem)] empty:hidden sm:-mx-4 sm:basis-[calc(100%+2rem)] lg:order-none lg:mx-0 lg:basis-0 short:order-none short:mx-0 short:basis-0"
    >
      {ringing.length > 0 && (
        <section
          aria-label={texts.newOrdersTitle}
          className={classNames(
            'flex items-center justify-between gap-3 px-3 py-1 sm:px-4 lg:rounded-full lg:py-0 lg:pr-0 short:rounded-full short:py-0 short:pr-0',
            isSerious ? 'bg-chilli text-on-chilli' : 'bg-accent text-on-accent',
          )}
        >
          <p className="flex items-center gap-2.5 text-lg leading-tight font-bold tabular-nums sm:text-xl sm:leading-tight lg:max-xl:text-lg lg:max-xl:leading-tight short:text-lg short:leading-tight">
            <BellRing size={28} className="shrink-0 animate-pulse" />
            {text}
          </p>
          <Button
            size="small"
            onClick={onGotIt}
            className={classNames(
              'px-4! text-lg! font-bold! whitespace-nowrap sm:px-6!',
              isSerious ? 'bg-on-chilli! text-chilli!' : 'bg-on-accent! text-accent!',
            )}
          >
            {texts.gotIt}
          </Button>
        </section>
      )}
    </div>
  );
}
