import { useQueryClient } from '@tanstack/react-query';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { fullPhone, isValidPhone } from '@thali/shared/phone/phone-number';
import { signInPath } from '../../account/session/sign-in-path.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { Form, SubmitButton } from '../../lib/forms/form.tsx';
import { FormPhone } from '../../lib/forms/form-phone.tsx';
import { useCheckedForm } from '../../lib/forms/use-contract-form.ts';
import { hasSession } from '../../lib/session/stored-session.ts';
import { Card } from '../../lib/ui/card.tsx';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { staffOrderPath } from '../staff/staff-order-path.ts';
import { cacheOrder, isRefusal, orderRequest } from './get-order.ts';
import type { OrderProof } from './order-proof.ts';

interface AskPhoneProps {
  orderId: string;
  onFound: (proof: OrderProof) => void;
}

/** Asks for the phone number of the order, as a proof. Customers and staff can sign in instead. */
export default function AskPhone({ orderId, onFound }: AskPhoneProps) {
  const client = useQueryClient();
  const form = useCheckedForm({
    defaultValues: { phone: { countryCode: defaultCountryCode, national: '' } },
    check: ({ phone }) => ({
      phone: isValidPhone(phone) ? undefined : 'Please enter a valid phone number',
    }),
    showsOneProblem: true,
    async send({ phone }) {
      const proof = { phone: fullPhone(phone) };
      const call = { ...orderRequest(orderId, proof), quiet: true };
      const { order } = await callApi('GET /orders/{orderId}', call);
      // Caches the order, so that the page needs no second request.
      cacheOrder(client, proof, order);
      return proof;
    },
    onSent: onFound,
    onFailed: () => form.setFocus('phone'),
    failureMessage: refusalText,
  });
  const isSignedIn = hasSession();
  usePageTitle('Find your order');

  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <div>
        <p className="money text-sm text-ink-soft">
          Order <strong className="text-ink">{kitchenNumber(orderId)}</strong>
        </p>
        <h1 className="mt-1 font-display text-2xl font-bold">Find your order</h1>
        <p className="mt-1 text-ink-soft">
          {isSignedIn && 'This order is not on your account. '}
          Enter the phone number that the order was placed with.
        </p>
      </div>
      <Form
        form={form}
        className="flex flex-col gap-5"
        actions={
          <SubmitButton form={form} isFullWidth busyLabel="Looking...">
            Show my order
          </SubmitButton>
        }
      >
        <FormPhone form={form} name="phone" label="Phone" />
      </Form>
      {!isSignedIn && (
        <div className="border-t border-line pt-3 text-sm text-ink-soft">
          <p className="flex flex-wrap items-center gap-x-1.5">
            Ordered with your account?
            <a href={signInPath(location.pathname)} className={lineLinkClass}>
              Sign in
            </a>
          </p>
          <p className="flex flex-wrap items-center gap-x-1.5">
            Work at this mess?
            <a href={signInPath(staffOrderPath(orderId), 'vendor')} className={lineLinkClass}>
              Sign in as staff
            </a>
          </p>
        </div>
      )}
    </Card>
  );
}

function refusalText(error: unknown): string {
  if (isRefusal(error)) return 'No order found with this link and phone number.';
  return failureText(error, 'Something went wrong. Please try again later.');
}
