import { Clock } from 'lucide-react';
import type { ReadyPromise } from '../../../orders/ready-promise.ts';

/** When it is to be ready, or that it is late. Not read out with each minute. */
export function PromisedTime({ promise: { text, detail } }: { promise: ReadyPromise }) {
  return (
    <div className="flex flex-col items-center">
      <p className="flex items-center gap-2 font-display text-xl font-bold">
        <Clock size={20} aria-hidden="true" className="text-accent-ink" />
        {text}
      </p>
      {detail && <p className="text-sm text-ink-soft">{detail}</p>}
    </div>
  );
}
