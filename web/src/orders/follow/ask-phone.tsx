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
import * as texts from './follow-texts.ts';
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
      phone: isValidPhone(phone) ? undefined : texts.enterValidPhone,
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
  usePageTitle(texts.findOrder);

  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <div>
        <p className="money text-sm text-ink-soft">
          {texts.orderBefore}
          <strong className="text-ink">{kitchenNumber(orderId)}</strong>
        </p>
        <h1 className="mt-1 font-display text-2xl font-bold">{texts.findOrder}</h1>
        <p className="mt-1 text-ink-soft">
          {isSignedIn && texts.notOnAccount}
          {texts.enterPhone}
        </p>
      </div>
      <Form
        form={form}
        className="flex flex-col gap-5"
        actions={
          <SubmitButton form={form} isFullWidth busyLabel={texts.looking}>
            {texts.showOrder}
          </SubmitButton>
        }
      >
        <FormPhone form={form} name="phone" label={texts.phone} />
      </Form>
      {!isSignedIn && (
        <div className="border-t border-line pt-3 text-sm text-ink-soft">
          <p className="flex flex-wrap items-center gap-x-1.5">
            {texts.orderedWithAccount}
            <a href={signInPath(location.pathname)} className={lineLinkClass}>
              {texts.signIn}
            </a>
          </p>
          <p className="flex flex-wrap items-center gap-x-1.5">
            {texts.workHere}
            <a href={signInPath(staffOrderPath(orderId), 'vendor')} className={lineLinkClass}>
              {texts.signInAsStaff}
            </a>
          </p>
        </div>
      )}
    </Card>
  );
}

function refusalText(error: unknown): string {
  if (isRefusal(error)) return texts.noOrderFound;
  return failureText(error, texts.tryLater);
}
