import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { drawOrderQr } from '../../../lib/ui/qr/order-qr.ts';
import { QrPicture } from '../../../lib/ui/qr/qr-picture.tsx';

/** The order's own page, and its code for a customer at the counter. */
export function OrderLink({ orderId }: { orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  const code = useQuery({
    queryKey: ['order-qr', orderId],
    queryFn: () => drawOrderQr(location.origin, orderId),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="mt-4 flex flex-col gap-1">
      <a
        href={`/orders/${orderId}`}
        target="_blank"
        rel="noopener"
        className="touch inline-flex items-center gap-2 self-start font-semibold text-accent-ink underline underline-offset-2"
      >
        Order page
        <ExternalLink size={16} aria-hidden="true" />
        <span className="sr-only">, opens a new tab</span>
      </a>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="touch flex cursor-pointer items-center font-semibold text-accent-ink">
          QR code of the order
        </summary>
        {isOpen && (
          <QrPicture image={code.data} name="QR code of the order" hasFailed={code.isError} />
        )}
      </details>
    </div>
  );
}
