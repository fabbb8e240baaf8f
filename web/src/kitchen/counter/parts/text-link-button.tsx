import { useMutation } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { MessageSquareText } from 'lucide-react';
import { errorText } from '../../../lib/api/error-text.ts';
import { groupIndianNumber } from '../../../lib/phone/readable-phone.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { kitchenCall } from '../../device/kitchen-call.ts';
import * as texts from '../counter-texts.ts';

/** Sends the guest a text with the link to the order, once. Rule: counter-15 */
export function TextLinkButton({ order }: { order: Order }) {
  const text = useMutation({
    mutationFn: () =>
      kitchenCall('POST /orders/{orderId}/text-link', {
        params: { orderId: order.id },
        quiet: true,
      }),
    onError: (error) =>
      showToast({ kind: 'error', title: texts.noTextSent, description: errorText(error) }),
  });
  if (text.isSuccess)
    return <p role="status">{texts.linkSentTo(groupIndianNumber(order.customerInfo.phone))}</p>;
  return (
    <Button
      variant="secondary"
      icon={<MessageSquareText size={20} />}
      isBusy={text.isPending}
      busyLabel={texts.sendingLink}
      onClick={() => text.mutate()}
    >
      {texts.sendLink}
    </Button>
  );
}
