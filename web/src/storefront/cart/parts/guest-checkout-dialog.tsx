import { fullPhone, isValidPhone } from '@thali/shared/phone/phone-number';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import { type FormEvent, useState } from 'react';
import { PhoneField } from '../../../lib/phone/phone-field.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import {
  checkGuest,
  type GuestForm,
  type GuestProblem,
  type PaymentChoice,
} from '../checkout/check-guest.ts';
import type { OrderDetails } from '../place/order-body.ts';
import { FailureNotice, type Notice } from './failure-notice.tsx';

interface GuestCheckoutDialogProps {
  isOpen: boolean;
  onClose: () => void;
  form: GuestForm;
  onForm: (form: GuestForm) => void;
  onPlace: (guest: OrderDetails) => void;
  isPlacing: boolean;
  /** What keeps the order from being placed. */
  notice: Notice | undefined;
  /** The dishes come to less than the mess's minimum. */
  isTooLittle: boolean;
  finalPaise: number;
  open: OpenState;
  payment: PaymentChoice;
}

export function GuestCheckoutDialog(props: GuestCheckoutDialogProps) {
  const { isOpen, onClose, form, onForm, onPlace, isPlacing } = props;
  const { notice, isTooLittle, finalPaise, open, payment } = props;
  const [problem, setProblem] = useState<GuestProblem>();
  const isIncomplete = form.name.trim() === '' || !isValidPhone(form.phone);
  const shown = problem?.field === 'form' ? { text: problem.message } : notice;

  function change(part: Partial<GuestForm>) {
    onForm({ ...form, ...part });
    setProblem(undefined);
  }

  function check(field?: GuestProblem['field']): GuestProblem | undefined {
    const found = checkGuest(form, open, payment);
    setProblem(field && found?.field !== field ? undefined : found);
    return found;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPlacing || isTooLittle || check()) return;
    onPlace({
      name: form.name.trim(),
      phone: fullPhone(form.phone),
      email: form.email.trim() || undefined,
    });
  }

  const errorOf = (field: GuestProblem['field']) =>
    problem?.field === field ? problem.message : undefined;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isPlacing}
      title="Guest Checkout"
      description="So the kitchen can call you when your food is ready."
      footer={
        <div className="flex flex-col gap-3">
          {shown && <FailureNotice {...shown} />}
          <Button
            type="submit"
            form="guest-checkout"
            size="large"
            isFullWidth
            isBusy={isPlacing}
            busyLabel="Placing Order..."
            disabled={isIncomplete || isTooLittle}
          >
            Place Order · <Money paise={finalPaise} />
          </Button>
        </div>
      }
    >
      <form id="guest-checkout" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={80}
          required
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
          onBlur={() => form.name !== '' && check('name')}
          error={errorOf('name')}
        />
        <PhoneField
          label="Phone"
          name="phone"
          isRequired
          value={form.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => form.phone.national !== '' && check('phone')}
          error={errorOf('phone')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          isOptional
          maxLength={254}
          value={form.email}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={() => check('email')}
          error={errorOf('email')}
        />
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
          <p className="text-sm text-ink-soft">Order here often?</p>
          <SignInLinks />
        </div>
      </form>
    </Dialog>
  );
}

/** Login and registration that lead back to this very page. */
export function SignInLinks() {
  const returnUrl = encodeURIComponent(`${location.pathname}${location.search}`);
  return (
    <div className="flex gap-2">
      <a
        href={`/login?returnUrl=${returnUrl}`}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        Sign in
      </a>
      <a
        href={`/register?returnUrl=${returnUrl}`}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        Create an Account
      </a>
    </div>
  );
}
