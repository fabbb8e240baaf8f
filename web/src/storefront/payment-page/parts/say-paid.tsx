import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { type FormEvent, useState } from 'react';
import { NetworkError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { orderKey } from '../../../orders/follow/get-order.ts';
import type { ShownOrder } from '../../../orders/follow/order-access.tsx';
import { type OrderProof, proofParts } from '../../../orders/follow/order-proof.ts';
import { newerOrder } from '../../../orders/live/merge-order.ts';

const digitsForm = /^(\d{4,12})?$/;

/** The guest's word that the money is on its way; the digits help the mess to find it. Rule: pay-14 */
export function SayPaid({ order, proof }: Pick<ShownOrder, 'order' | 'proof'>) {
  const [digits, setDigits] = useState(order.payment?.digits ?? '');
  const [problem, setProblem] = useState<string>();
  const say = useSayPaid(order, proof);
  const wasSaid = order.payment?.saidAt !== undefined;
  // The first time the page itself changes.
  const tell = () => {
    if (wasSaid) showToast({ kind: 'success', title: `Sent to ${order.vendorName}` });
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const isFine = digitsForm.test(digits);
    setProblem(isFine ? undefined : 'Enter 4 to 12 digits, or leave it empty');
    if (isFine) say.mutate(digits, { onSuccess: tell });
  }

  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div>
          <h2 className="font-display text-lg font-bold">Paid?</h2>
          <p className="text-sm text-ink-soft">
            Let {order.vendorName} know, and they will check it.
          </p>
        </div>
        <FormFailure
          text={say.error ? failureText(say.error, 'Not sent. Please try again.') : undefined}
        />
        <TextField
          label="Last digits of the UPI reference"
          hint="Your app shows it as UTR or transaction ID"
          isOptional
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={digits}
          error={problem}
          onChange={({ target }) => {
            setDigits(target.value.replaceAll(/\D/g, ''));
            setProblem(undefined);
          }}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isBusy={say.isPending}
          busyLabel={say.isPaused ? 'Waiting for the network...' : 'Sending...'}
        >
          I have paid
        </Button>
      </form>
    </Card>
  );
}

const maxRetries = 4;

/**
 * Tells the mess that an order was paid. The call is idempotent, so it is retried after a network failure, and waits
 * while there is no network. Rule: pay-14
 */
function useSayPaid({ id }: Order, proof: OrderProof) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (digits: string) => {
      const { order } = await callApi('POST /orders/{orderId}/said-paid', {
        params: { orderId: id },
        body: digits ? { digits } : {},
        ...proofParts(proof),
        background: true,
      });
      return order;
    },
    retry: (count, error) => count < maxRetries && error instanceof NetworkError,
    networkMode: 'online',
    onSuccess: (order) => {
      client.setQueryData<Order>(orderKey(id, proof), (known) => newerOrder(known, order));
    },
  });
}
