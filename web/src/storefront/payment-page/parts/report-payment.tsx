import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportPayment } from '@thali/shared/order-payments/pay-order.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import { asciiDigits } from '@thali/shared/text/plain-id';
import { NetworkError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { Form } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { cacheOrder, orderRequest } from '../../../orders/follow/get-order.ts';
import type { OrderViewProps } from '../../../orders/follow/order-access.tsx';
import type { OrderProof } from '../../../orders/follow/order-proof.ts';
import * as texts from '../payment-page-texts.ts';

const digitsForm = /^(\d{4,12})?$/;

/** Lets the guest report a UPI payment. The digits help the mess to find the payment. Rule: pay-14 */
export function ReportPayment({ order, proof }: Pick<OrderViewProps, 'order' | 'proof'>) {
  const report = useReportPayment(order, proof);
  const wasReported = order.payment?.saidAt !== undefined;
  const form = useContractForm(reportPayment, {
    defaultValues: { digits: order.payment?.digits ?? '' },
    toBody: ({ digits }) => (digits ? { digits } : {}),
    check: ({ digits }) => ({
      digits: digitsForm.test(digits) ? undefined : texts.enterDigits,
    }),
    showsOneProblem: true,
    send: (body) => report.mutateAsync(body),
    // After the first report, the page itself changes.
    onSent: () =>
      wasReported && showToast({ kind: 'success', title: texts.sentTo(order.vendorName) }),
    failureMessage: texts.notSent,
  });

  return (
    <>
      <Card className="p-5">
        <Form form={form} id={formId}>
          <div>
            <h2 className="font-display text-lg font-bold">{texts.paidQuestion}</h2>
            <p className="text-sm text-ink-soft">{texts.letMessKnow(order.vendorName)}</p>
          </div>
          <TextField
            label={texts.lastDigits}
            hint={texts.whereDigits}
            isOptional
            inputMode="numeric"
            autoComplete="off"
            {...form.field('digits', {
              onChange: ({ target }) => form.setValue('digits', typedDigits(target.value)),
            })}
          />
        </Form>
      </Card>
      <div className="sticky bottom-0 -mx-4 bg-paper px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0">
        <Button
          type="submit"
          form={formId}
          variant="secondary"
          size="large"
          isFullWidth
          isBusy={form.isBusy}
          busyLabel={report.isPaused ? texts.waitingForNetwork : texts.sending}
        >
          {texts.havePaid}
        </Button>
      </div>
    </>
  );
}

const formId = 'report-payment';

/** The last digits of a reference. Returns a text with several numbers unchanged: a number may be the amount. */
export function typedDigits(text: string): string {
  const plain = asciiDigits(text).replaceAll(/(\d)[\s-]+(?=\d)/g, '$1');
  const numbers = plain.match(/\d+/g) ?? [];
  return numbers.length > 1 ? text : (numbers[0] ?? '').slice(-12);
}

const maxRetries = 4;

/**
 * Tells the mess that an order was paid. Retries after a network failure, and waits while offline. The call is
 * idempotent. Rule: pay-14
 */
function useReportPayment({ id }: Order, proof: OrderProof) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { digits?: string | undefined }) => {
      const { order } = await callApi('POST /orders/{orderId}/said-paid', {
        ...orderRequest(id, proof),
        body,
        background: true,
      });
      cacheOrder(client, proof, order);
    },
    retry: (count, error) => count < maxRetries && error instanceof NetworkError,
    networkMode: 'online',
  });
}
