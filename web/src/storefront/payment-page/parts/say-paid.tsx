import { type FormEvent, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { ShownOrder } from '../../../orders/follow/shown-order.ts';
import { useSayPaid } from '../use-say-paid.ts';

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
