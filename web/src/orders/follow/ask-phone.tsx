import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shortOrderNumber } from '@thali/shared/ids/order-id';
import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { fullPhone, isValidPhone } from '@thali/shared/phone/phone-number';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signInPath } from '../../account/session/sign-in-path.ts';
import { hasSession } from '../../account/session/stored-session.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { PhoneField } from '../../lib/phone/phone-field.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { Card } from '../../lib/ui/card.tsx';
import { FormFailure } from '../../lib/ui/form-failure.tsx';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { getOrder, isRefusal, orderKey } from './get-order.ts';
import type { OrderProof } from './order-proof.ts';

interface AskPhoneProps {
  orderId: string;
  onFound: (proof: OrderProof) => void;
}

/** For a browser that did not place the order: the phone number proves a guest's order, a sign-in a customer's. */
export function AskPhone({ orderId, onFound }: AskPhoneProps) {
  const { find, isFinding, refusal } = useFindOrder(orderId, onFound);
  const [phone, setPhone] = useState({ countryCode: defaultCountryCode, national: '' });
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isKnown = hasSession();
  usePageTitle('Find your order');

  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isValidPhone(phone)) return find(fullPhone(phone));
    setError('Please enter a valid phone number');
    field.current?.focus();
  }

  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <div>
        <p className="money text-sm text-ink-soft">
          Order <strong className="text-ink">{shortOrderNumber(orderId)}</strong>
        </p>
        <h1 className="mt-1 font-display text-2xl font-bold">Find your order</h1>
        <p className="mt-1 text-ink-soft">
          {isKnown && 'This order is not on your account. '}
          Enter the phone number that the order was placed with.
        </p>
      </div>
      <FormFailure text={refusal} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <PhoneField
          ref={field}
          label="Phone"
          value={phone}
          error={error}
          onChange={(value) => {
            setPhone(value);
            setError(undefined);
          }}
        />
        <Button type="submit" isFullWidth isBusy={isFinding} busyLabel="Looking...">
          Show my order
        </Button>
      </form>
      {!isKnown && (
        <p className="flex flex-wrap items-center gap-x-1.5 border-t border-line pt-3 text-sm text-ink-soft">
          Ordered with your account?
          <a href={signInPath(location.pathname)} className={lineLinkClass}>
            Sign in
          </a>
        </p>
      )}
    </Card>
  );
}

/** Looks an order up with a phone number. The page shows it without another request. */
function useFindOrder(orderId: string, onFound: (proof: OrderProof) => void) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (phone: string) => {
      const proof = { phone };
      client.setQueryData(
        orderKey(orderId, proof),
        await getOrder(orderId, proof, { isRefresh: false }),
      );
      return proof;
    },
    onSuccess: onFound,
  });
  return { find: mutate, isFinding: isPending, refusal: error ? refusalText(error) : undefined };
}

function refusalText(error: Error): string {
  if (isRefusal(error)) return 'No order found with this link and phone number.';
  return failureText(error, 'Something went wrong. Please try again later.');
}
