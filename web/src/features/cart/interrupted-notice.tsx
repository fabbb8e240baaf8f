import { Button } from '../../ui/button.tsx';
import type { Checkout } from './use-checkout.ts';

/** An order was sent, and the answer got lost. */
export function InterruptedNotice({ checkout }: { checkout: Checkout }) {
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card bg-accent-soft p-4">
      <div>
        <p className="font-semibold">
          {checkout.isPlacing ? 'Finishing your order…' : 'Did your last order arrive?'}
        </p>
        <p className="text-sm text-ink-soft">
          The connection broke before the kitchen could answer. Sending it again can't make a second
          order.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" isBusy={checkout.isPlacing} onClick={() => void checkout.finish()}>
          Send it again
        </Button>
        {!checkout.isPlacing && (
          <Button size="small" variant="quiet" onClick={() => void checkout.forget()}>
            Forget it
          </Button>
        )}
      </div>
    </div>
  );
}
