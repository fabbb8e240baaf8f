import { useState } from 'react';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { useOnline } from '../../../lib/ui/use-online.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import * as texts from '../checkout-texts.ts';
import { intentState } from '../place/checkout-intent.ts';
import { unsentOrderText } from '../place/unsent-order-text.ts';

/**
 * When the network is back, asks on any tab whether to send an unsent order. After the user closes the dialog, the cart
 * still shows the question.
 */
export function DoubtfulOrder(props: Pick<CheckoutParts, 'checkout' | 'cart' | 'menu'>) {
  const { checkout, cart } = props;
  const { interrupted, isPlacing, finish, forget } = checkout;
  const now = useNow();
  const isOnline = useOnline();
  const [closedKey, setClosedKey] = useState<string>();
  if (!interrupted || intentState(interrupted, cart, now.getTime()) !== 'doubtful') return null;

  return (
    <Dialog
      isOpen={isOnline && !isPlacing && closedKey !== interrupted.idempotencyKey}
      onClose={() => setClosedKey(interrupted.idempotencyKey)}
      title={texts.stillWantOrder}
      description={unsentOrderText(interrupted, props, now)}
      size="small"
    >
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => void forget()}>
          {texts.noForgetIt}
        </Button>
        <Button onClick={() => void finish()} data-autofocus>
          {texts.yesOrderIt}
        </Button>
      </div>
    </Dialog>
  );
}
