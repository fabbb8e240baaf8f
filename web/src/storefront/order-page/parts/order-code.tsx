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
import * as texts from '../order-page-texts.ts';

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
        {texts.share}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.shareOrder} size="small">
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
    if (!(await copy(link))) showToast({ kind: 'error', title: texts.linkNotCopied });
  }

  return (
    <QrLinkCard
      title={texts.otherPhone}
      text={order.isGuestOrder ? texts.scanThenPhone : texts.scanAndSignIn}
      name={texts.qrOfOrder}
      cacheKey={order.id}
      draw={() => drawOrderQr(location.origin, order.id)}
    >
      <Button
        variant="secondary"
        icon={isCopied ? <Check size={18} className="text-leaf" /> : <Copy size={18} />}
        onClick={() => void press()}
      >
        {isCopied ? texts.copied : texts.copyLink}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && texts.copied}
      </span>
    </QrLinkCard>
  );
}
