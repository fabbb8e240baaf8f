import { shortOrderNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { Copy, Radio } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { copyText } from '../../../lib/ui/copy-text.ts';
import { dismissToast, showToast } from '../../../lib/ui/toast-store.ts';
import { OrderPlaced } from './order-placed.tsx';

export function GuestOrderPlaced({ order, onBack }: { order: Order; onBack: () => void }) {
  async function copy() {
    if (!(await copyText(order.id))) return;
    showToast({ kind: 'success', title: 'Order ID copied!' });
  }

  return (
    <OrderPlaced order={order} onLeave={onBack}>
      <div className="flex items-center gap-2 rounded-full border border-dashed border-line-strong bg-surface py-1 pr-1 pl-5">
        <span className="text-sm text-ink-soft">Order</span>
        <strong className="money text-lg tracking-wider">{shortOrderNumber(order.id)}</strong>
        <Button
          variant="quiet"
          size="small"
          aria-label="Copy order ID"
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </div>
      <div className="flex w-full flex-col gap-3">
        <Link
          href={`/orders/${order.id}`}
          onClick={dismissToast}
          className={buttonClass({ size: 'large', isFullWidth: true })}
        >
          <Radio size={20} aria-hidden="true" />
          Track your order
        </Link>
        <Button variant="secondary" isFullWidth onClick={onBack}>
          Back to Menu
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Next time without typing?
        <br />
        <a
          href={`/register?returnUrl=${encodeURIComponent(`/orders/${order.id}`)}`}
          className="font-semibold text-accent-ink underline underline-offset-4"
        >
          Create an Account
        </a>
      </p>
    </OrderPlaced>
  );
}
