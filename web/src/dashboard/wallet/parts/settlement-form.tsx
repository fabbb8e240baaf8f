import { formatShortRupees } from '@thali/shared/money/paise';
import { paySettlement } from '@thali/shared/wallet/pay-settlement.contract';
import { CircleAlert, Hourglass, Info } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { amountProblem, canPay, typedRupees } from '../amount-text.ts';
import type { SettlementNotice } from '../settlement-notice.ts';
import type { SettlementState } from '../use-settlement.ts';
import type { WalletOverview } from '../use-wallet.ts';

interface SettlementFormProps {
  vendorId: string;
  wallet: WalletOverview['wallet'];
  settlementState: SettlementState;
  /** Whether the form starts with the whole amount. */
  isFilled: boolean;
}

/** Pays all or some of the pending fees. Rule: wallet-6, wallet-13 */
export function SettlementForm(props: SettlementFormProps) {
  const { vendorId, wallet, settlementState, isFilled } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const available = wallet.availableForSettlement;
  const form = useContractForm(paySettlement, {
    defaultValues: { amount: isFilled ? available.toFixed(2) : '' },
    toBody: ({ amount }) => ({
      vendorId,
      amount: typedRupees(amount),
      paymentMethod: 'razorpay' as const,
    }),
    check: ({ amount }) => ({ amount: amountProblem(amount, available) }),
    send: (_, { amount }) => settlementState.pay(typedRupees(amount) ?? 0),
    onSent: (isPaid) => isPaid && form.reset({ amount: '' }),
    failureMessage: 'Payment failed. Please try again.',
    mode: 'onTouched',
    isGuarded: false,
  });
  const amountText = form.watch('amount');
  const isDisabled = available <= 0 && !settlementState.isPaying;

  const clear = useEffectEvent(() => form.reset({ amount: '' }));
  // Clears the amount when another person pays all fees.
  useEffect(() => {
    if (isDisabled) clear();
  }, [isDisabled]);

  // Moves the focus to the heading, because a disabled element loses the focus.
  useLayoutEffect(() => {
    if (isDisabled && section.current?.querySelector(':disabled:focus')) heading.current?.focus();
  }, [isDisabled]);

  function payAll() {
    form.setValue('amount', available.toFixed(2), { shouldTouch: true, shouldValidate: true });
    form.setFocus('amount');
  }

  return (
    <Card className="p-5">
      <section ref={section} aria-labelledby={id}>
        <h3 ref={heading} id={id} tabIndex={-1} className="text-lg font-bold outline-none">
          Process Settlement
        </h3>
        <p className="mt-1 mb-4 text-sm text-ink-soft">{availableText(wallet)}</p>
        <SettlementNoticeText notice={settlementState.notice} />
        <Form form={form}>
          <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
            <div className="min-w-0 grow basis-56">
              <TextField
                inputMode="decimal"
                autoComplete="off"
                label="Amount in rupees"
                disabled={isDisabled}
                error={amountText === '' ? undefined : form.formState.errors.amount?.message}
                className="tabular-nums"
                {...form.register('amount')}
              />
            </div>
            <div className="flex grow gap-2 *:grow sm:mt-7 sm:grow-0">
              <Button
                variant="secondary"
                disabled={available <= 0 || settlementState.isPaying}
                onClick={payAll}
              >
                Pay All
              </Button>
              <SubmitButton
                form={{ isBusy: settlementState.isPaying }}
                disabled={!canPay(amountText, available) && !settlementState.isPaying}
                busyLabel="Processing..."
              >
                {payLabel(amountText, amountProblem(amountText, available))}
              </SubmitButton>
            </div>
          </div>
        </Form>
      </section>
    </Card>
  );
}

function payLabel(amountText: string, problem: string | undefined): string {
  const rupees = typedRupees(amountText);
  return problem || rupees === undefined ? 'Pay' : `Pay ${formatShortRupees(rupees)}`;
}

function availableText({ pendingCodFees, availableForSettlement }: WalletOverview['wallet']) {
  const inPayment = formatShortRupees(pendingCodFees - availableForSettlement);
  if (pendingCodFees <= 0) return 'No fees are pending.';
  if (availableForSettlement <= 0) {
    return `A payment of ${inPayment} is in progress. To start over, cancel it in the history first.`;
  }
  const text = `You can pay up to ${formatShortRupees(availableForSettlement)}; the oldest fees are covered first.`;
  const isPartial = pendingCodFees > availableForSettlement;
  return isPartial ? `${text} A payment of ${inPayment} is in progress.` : text;
}

/** The result of the last payment. Always renders both containers, so that a screen reader announces changes. */
function SettlementNoticeText({ notice }: { notice: SettlementNotice | undefined }) {
  const Mark = notice?.kind === 'on-its-way' ? Hourglass : Info;
  return (
    <>
      <div role="alert" className="empty:hidden">
        {notice?.kind === 'failed' && (
          <p className="mb-4 flex items-start gap-3 rounded-field bg-chilli-soft px-4 py-3 font-semibold text-chilli">
            <CircleAlert size={20} className="mt-0.5 shrink-0" />
            {notice.text}
          </p>
        )}
      </div>
      <div role="status" className="empty:sr-only">
        {notice && notice.kind !== 'failed' && (
          <p className="mb-4 flex items-start gap-3 rounded-field bg-steel-soft px-4 py-3">
            <Mark size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-steel" />
            {notice.text}
          </p>
        )}
      </div>
    </>
  );
}
