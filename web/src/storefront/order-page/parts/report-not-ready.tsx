import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { cacheOrder, orderRequest } from '../../../orders/follow/get-order.ts';
import type { OrderViewProps } from '../../../orders/follow/order-access.tsx';
import * as texts from '../order-page-texts.ts';

/**
 * Lets a guest report that a ready order is not at the counter. The report counts the order's ready range as wrong.
 * Rule: wait-5
 */
export default function ReportNotReady({ order, proof }: Pick<OrderViewProps, 'order' | 'proof'>) {
  const client = useQueryClient();
  const report = useMutation({
    mutationFn: () =>
      callApi('POST /orders/{orderId}/not-there', {
        ...orderRequest(order.id, proof),
        quiet: true,
      }),
    onSuccess: (answer) => cacheOrder(client, proof, answer.order),
  });
  if (order.notThereAt) {
    return (
      <p role="status" className="rounded-card bg-sunken px-4 py-3 text-center text-ink-soft">
        {texts.seesNotThere(order.vendorName)}
      </p>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        isFullWidth
        isBusy={report.isPending}
        onClick={() => report.mutate()}
      >
        {texts.notThereYet}
      </Button>
      {report.isError && <FormFailure text={texts.askAtCounter} />}
    </>
  );
}
