import { useState } from 'react';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { useOnline } from '../../../lib/ui/use-online.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { standingOf } from '../place/checkout-intent.ts';
import { wantedText } from '../place/wanted-text.ts';

/**
 * Back with a network, and with an order that was never sent: is it still wanted? Asked on any tab; who
 * closes the question finds it again in the cart.
 */
export function DoubtfulOrder(props: Pick<CheckoutParts, 'checkout' | 'cart' | 'menu'>) {
  const { checkout, cart } = props;
  const { interrupted, isPlacing, finish, forget } = checkout;
  const now = useNow();
  const isOnline = useOnline();
  const [closedKey, setClosedKey] = useState<string>();
  if (!interrupted || standingOf(interrupted, cart, now.getTime()) !== 'doubtful') return null;

  return (
    <Dialog
      isOpen={isOnline && !isPlacing && closedKey !== interrupted.idempotencyKey}
      onClose={() => setClosedKey(interrupted.idempotencyKey)}
      title="Still want your order?"
      description={wantedText(interrupted, props, now)}
      size="small"
    >
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => void forget()}>
          No, forget it
        </Button>
        <Button onClick={() => void finish()} data-autofocus>
          Yes, order it
        </Button>
      </div>
    </Dialog>
  );
}
