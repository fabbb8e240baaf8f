import type { Order } from '@thali/shared/orders/order.contract';
import { PillSelect } from '../../lib/ui/pill-select.tsx';
import { readyChoices, readyMinutes, useReadyMinutes, usualMinutesFor } from './ready-minutes.ts';
import * as texts from './staff-texts.ts';

const options = [
  { value: '0', label: texts.noReadyTime },
  ...readyChoices.map((minutes) => ({ value: String(minutes), label: texts.readyIn(minutes) })),
];

/** The select box for the kitchen's usual ready time, stored in this browser. */
export function ReadyDefault() {
  const minutes = useReadyMinutes();
  return (
    <PillSelect
      aria-label={texts.usualReadyTime}
      options={options}
      value={String(minutes)}
      onChange={(value) => readyMinutes.set(Number(value))}
    />
  );
}

const minuteOptions = readyChoices.map((minutes) => ({
  value: String(minutes),
  label: texts.minutes(minutes),
}));

interface ReadyChoiceProps {
  order: Order;
  /** Undefined until staff choose. Until then the usual time applies, or 'Auto' if the order has a `readyRange`. */
  minutes: number | undefined;
  onChange: (minutes: number) => void;
  describedBy?: string | undefined;
}

/** The select box for the ready time of one order. */
export function ReadyChoice({ order, minutes, onChange, describedBy }: ReadyChoiceProps) {
  useReadyMinutes();
  return (
    <PillSelect
      aria-label={texts.readyInLabel}
      aria-describedby={describedBy}
      options={[
        ...minuteOptions,
        { value: '0', label: order.readyRange ? texts.automatic : texts.none },
      ]}
      value={String(minutes ?? usualMinutesFor(order))}
      onChange={(value) => onChange(Number(value))}
      className="min-h-12 w-24 compact:min-h-11 compact:w-22 compact:pr-6 compact:pl-2.5!"
    />
  );
}
