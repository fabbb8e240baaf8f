import type { Order } from '@thali/shared/orders/order.contract';
import { linkWithToken } from '@thali/shared/orders/order-link';
import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { drawOrderQr } from '../../../lib/ui/qr/order-qr.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useCopy } from '../../../lib/ui/use-copy.ts';
import type { OrderProof } from '../../../orders/follow/order-proof.ts';
import { QrLinkCard } from '../../../orders/follow/qr-link-card.tsx';

interface OrderCodeProps {
  order: Order;
  proof: OrderProof;
}

/** The button 'Share'. Its dialog shows the order's link, for example for the person who collects the food. */
export function OrderCode(props: OrderCodeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        isFullWidth
        icon={<Share2 size={18} />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Share this order" size="small">
        <Code {...props} />
      </Dialog>
    </>
  );
}

function Code({ order, proof }: OrderCodeProps) {
  const { isCopied, copy } = useCopy();

  async function press() {
    const { origin } = location;
    const link =
      'trackingToken' in proof
        ? linkWithToken(origin, order.id, proof.trackingToken)
        : `${origin}/orders/${order.id}`;
    if (!(await copy(link))) showToast({ kind: 'error', title: 'The link could not be copied' });
  }

  return (
    <QrLinkCard
      title="Follow it on another phone"
      text={
        order.isGuestOrder
          ? 'Scan the code, then enter the phone number of the order.'
          : 'Scan the code and sign in there.'
      }
      name="QR code of this order's link"
      cacheKey={order.id}
      draw={() => drawOrderQr(location.origin, order.id)}
    >
      <Button
        variant="secondary"
        icon={isCopied ? <Check size={18} className="text-leaf" /> : <Copy size={18} />}
        onClick={() => void press()}
      >
        {isCopied ? 'Copied!' : 'Copy link'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied!'}
      </span>
    </QrLinkCard>
  );
}
