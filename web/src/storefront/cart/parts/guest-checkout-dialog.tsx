import { formatShortPaise } from '@thali/shared/money/paise';
import { fullPhone, isValidPhone } from '@thali/shared/phone/phone-number';
import { plainText } from '@thali/shared/text/plain-id';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import { useEffect, useState } from 'react';
import { Form } from '../../../lib/forms/form.tsx';
import { FormPhone } from '../../../lib/forms/form-phone.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { checkGuest, type GuestForm, type PaymentChoice } from '../checkout/check-guest.ts';
import { forgetGuest, rememberedGuest } from '../checkout/remembered-guest.ts';
import * as texts from '../checkout-texts.ts';
import type { OrderDetails } from '../place/order-body.ts';
import { FailureNotice, type Notice } from './failure-notice.tsx';
import { SignInLinks } from './sign-in-links.tsx';

interface GuestCheckoutDialogProps {
  onClose: () => void;
  /** The details typed so far. */
  guest: GuestForm;
  onGuest: (guest: GuestForm) => void;
  onPlace: (guest: OrderDetails) => void;
  isPlacing: boolean;
  /** The reason why the order can't be placed. */
  notice: Notice | undefined;
  isBelowMinimum: boolean;
  finalPaise: number;
  feePaise: number;
  open: OpenState;
  payment: PaymentChoice;
}

/** Asks for the guest's details. Loads separately, together with the form library. */
export default function GuestCheckoutDialog(props: GuestCheckoutDialogProps) {
  const { onClose, guest, onGuest, onPlace, isPlacing } = props;
  const { notice, isBelowMinimum, finalPaise, feePaise, open, payment } = props;
  const form = useCheckedForm({
    defaultValues: guest,
    check(values) {
      const problem = checkGuest(values, open, payment);
      const isAtField = problem && problem.field !== 'form';
      return isAtField ? { [problem.field]: problem.message } : undefined;
    },
    showsOneProblem: true,
    send(values) {
      if (isPlacing || isBelowMinimum) return;
      const problem = checkGuest(values, open, payment);
      if (problem) throw new Error(problem.message);
      onPlace({
        name: values.name.trim(),
        phone: fullPhone(values.phone),
        email: plainText(values.email) || undefined,
      });
    },
    failureMessage: (error) => (error instanceof Error ? error.message : ''),
  });
  const { name, phone } = form.watch();
  // If the details of the last order are filled in, the guest need not type.
  const [view, setView] = useState<'summary' | 'fields' | 'emptied'>(() => {
    const lastGuest = rememberedGuest();
    const isSame = lastGuest.name === name && fullPhone(lastGuest.phone) === fullPhone(phone);
    return lastGuest.name !== '' && isSame ? 'summary' : 'fields';
  });
  const isIncomplete = name.trim() === '' || !isValidPhone(phone);
  const visibleNotice = form.failure ? { text: form.failure } : notice;

  function askAgain() {
    forgetGuest();
    form.reset(rememberedGuest());
    setView('emptied');
  }

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onGuest(values) }),
    [subscribe, onGuest],
  );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isPlacing}
      title={texts.guestCheckout}
      description={texts.guestCheckoutHint}
      footer={
        <div className="flex flex-col gap-3">
          {visibleNotice && <FailureNotice {...visibleNotice} />}
          <Button
            type="submit"
            form="guest-checkout"
            size="large"
            isFullWidth
            isBusy={isPlacing}
            busyLabel={texts.placingOrder}
            disabled={isIncomplete || isBelowMinimum}
          >
            {texts.placeOrderOf}
            <Money paise={finalPaise} />
          </Button>
          {feePaise > 0 && (
            <p className="-mt-1 text-center text-sm text-ink-soft">
              {texts.includesFee(formatShortPaise(feePaise))}
            </p>
          )}
        </div>
      }
    >
      <Form form={form} id="guest-checkout" isFailureOutside>
        {view === 'summary' ? (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-accent-soft py-2 pr-1.5 pl-4">
            <p className="min-w-0">
              <strong className="block wrap-anywhere">{name}</strong>
              <span className="money">{readablePhone(fullPhone(phone))}</span>
            </p>
            <Button variant="quiet" size="small" className="px-2!" onClick={askAgain}>
              {texts.notPerson(name.split(' ')[0] ?? '')}
            </Button>
          </div>
        ) : (
          <>
            <TextField
              label={texts.name}
              data-autofocus
              autoFocus={view === 'emptied'}
              autoComplete="name"
              maxLength={80}
              required
              {...form.field('name', {
                onBlur: ({ target }) => target.value !== '' && form.trigger('name'),
              })}
            />
            <FormPhone
              form={form}
              name="phone"
              label={texts.phone}
              isRequired
              onBlur={() => phone.national !== '' && void form.trigger('phone')}
            />
            <TextField
              label={texts.email}
              type="email"
              autoComplete="email"
              isOptional
              maxLength={254}
              {...form.field('email', { onBlur: () => form.trigger('email') })}
            />
          </>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
          <p className="text-sm text-ink-soft">{texts.orderOften}</p>
          <SignInLinks />
        </div>
      </Form>
    </Dialog>
  );
}
